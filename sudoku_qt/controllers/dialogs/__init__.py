# SPDX-License-Identifier: MIT
"""Dialogs as the window has them: what waits for one, and what keeps one."""
