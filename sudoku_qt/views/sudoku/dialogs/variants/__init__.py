# SPDX-License-Identifier: MIT
"""What the dialogs of new puzzles show of rules: tiles of kinds, and small pictures of boards."""
