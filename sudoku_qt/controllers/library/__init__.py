# SPDX-License-Identifier: MIT
"""Access to the library, and the contract for what a game contributes to it."""
