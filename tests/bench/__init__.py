"""Benchmarks: ratios to an anchor measured in the same run; `make bench` prints them."""
