# SPDX-License-Identifier: MIT
"""The parts that any program could use: layouts as sentences, and the base of dialogs."""
