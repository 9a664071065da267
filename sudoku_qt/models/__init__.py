# SPDX-License-Identifier: MIT
"""Qt's view of the state: roles, words and numbers; never colours, icons or fonts."""
