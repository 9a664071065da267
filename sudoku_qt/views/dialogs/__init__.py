# SPDX-License-Identifier: MIT
"""The dialogs, one file each."""
