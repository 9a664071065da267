# SPDX-License-Identifier: MIT
"""The rules of the games, and the readers and writers of their files; no Qt, ever."""
