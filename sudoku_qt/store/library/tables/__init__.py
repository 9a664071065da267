# SPDX-License-Identifier: MIT
"""The file of the library: its tables, who opens it, what can go wrong with it."""
