# SPDX-License-Identifier: MIT
"""The library: every puzzle that was played, made or imported, in an SQLite file."""
