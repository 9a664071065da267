# SPDX-License-Identifier: MIT
"""Example positions: a technique of the ladder is the next step, or one beyond it applies."""
