# SPDX-License-Identifier: MIT
"""The dock of the steps: bars and list, and pictures of a step for others to see."""
