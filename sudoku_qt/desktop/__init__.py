# SPDX-License-Identifier: MIT
"""What the desktop asks of a program: one instance, files to open, idleness, what Windows wants."""
