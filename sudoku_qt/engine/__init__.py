# SPDX-License-Identifier: MIT
"""The rules of the games and what reads and writes them; no Qt, ever."""
