# SPDX-License-Identifier: MIT
"""Widgets for dialogs only: questions, choices and buttons."""
