# Two commands for most people: `make run` and `make test`. Both need Python 3.11 or newer, and nothing else.
.DEFAULT_GOAL := help
.PHONY: help run test slow read check bench clean

VENV := .venv
PY   := $(VENV)/bin/python
# The newest interpreter on the path that is new enough (a name on the path may still be a stub that does not run).
FIND_PYTHON = for name in $(PYTHON) python3.13 python3.12 python3.11 python3 python; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$name"; break; }; done
TYPED = $(wildcard bot.py logbook.py registering.py settings.py) $(patsubst %/__init__.py,%,$(wildcard cogs/__init__.py engine/__init__.py \
	playground/__init__.py render/__init__.py store/__init__.py text/__init__.py))
PIP  := $(PY) -m pip --disable-pip-version-check --no-input install --quiet --use-pep517

help:
	@echo "make run     start the bot; without DISCORD_TOKEN the playground, in your browser (FRESH=1 starts it over)"
	@echo "make test    everything CI runs: format, lint, types, import rules, tests"
	@echo "make check   the same without the tests, but for those of the import rules"
	@echo "make slow    the long random runs"
	@echo "make bench   today's figures beside their anchors"
	@echo "make clean   remove the virtual environment and all caches (never your data)"

run: $(VENV)/installed
	@$(PY) bot.py $(if $(FRESH),--fresh) $(ARGS)

read: $(VENV)/installed-dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy $(TYPED)

check: read
	$(PY) -m pytest -q -p no:cacheprovider tests/test_architecture.py

test: read
	$(PY) -m pytest -q -n 3 --dist worksteal -m "not slow" $(ARGS)

slow: $(VENV)/installed-dev
	$(PY) -m pytest -q -n 2 --dist worksteal -m slow --timeout 3600 $(ARGS)

bench: $(VENV)/installed-dev
	@$(PY) -m tests.bench $(ARGS)

$(VENV)/bin/python:
	@python="$$($(FIND_PYTHON))"; \
	if [ -z "$$python" ]; then echo "Rummy Table needs Python 3.11 or newer on the path."; exit 1; fi; \
	"$$python" -m venv $(VENV) >$(VENV).log 2>&1 && rm -f $(VENV).log || { \
	  echo "$$python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv"; \
	  tail -n 3 $(VENV).log; rm -rf $(VENV) $(VENV).log; exit 1; }

$(VENV)/installed: requirements.txt | $(VENV)/bin/python
	@echo "Installing what the bot needs (once, and whenever requirements.txt changes) ..."
	@$(PIP) -r requirements.txt
	@touch $@

$(VENV)/installed-dev: requirements-dev.txt requirements.txt | $(VENV)/bin/python
	@echo "Installing what the tests need (once, and whenever the requirements change) ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
