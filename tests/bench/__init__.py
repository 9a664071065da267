# SPDX-License-Identifier: MIT
"""Measurements: one bench_*.py a subject; `python -m tests.bench` runs them all."""
