# SPDX-License-Identifier: MIT
"""The library: every puzzle that was played, made or imported, in a file of SQLite's."""
