# SPDX-License-Identifier: MIT
"""The page of keyboard shortcuts, with a row for each action, in which its keys are recorded."""
