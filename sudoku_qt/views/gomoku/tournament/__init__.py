# SPDX-License-Identifier: MIT
"""The dialogs of a tournament: what is to be played, and the table."""
