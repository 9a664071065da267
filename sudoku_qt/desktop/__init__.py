# SPDX-License-Identifier: MIT
"""The program's dealings with the desktop: one instance, files to open, idleness, Windows."""
