# SPDX-License-Identifier: MIT
"""The window's dialogs: work that waits for one to close, and dialogs that are kept."""
