# SPDX-License-Identifier: MIT
"""The page of keys: a row for each action, in which its key is recorded."""
