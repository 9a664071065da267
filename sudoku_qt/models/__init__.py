# SPDX-License-Identifier: MIT
"""Qt's view of a state: roles, words and numbers; never colours, icons or fonts."""
