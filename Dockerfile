FROM python:3.13-slim

RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 rummy \
    && install -d -o rummy /data

WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt
COPY . .

USER rummy
ENV DATA_DIR=/data PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=20s --start-period=30s CMD ["python", "bot.py", "--check"]
CMD ["python", "bot.py"]
