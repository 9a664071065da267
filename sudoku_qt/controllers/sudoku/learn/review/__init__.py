# SPDX-License-Identifier: MIT
"""The review of what was learned: its dates, and a sitting."""
