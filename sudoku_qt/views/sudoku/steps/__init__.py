# SPDX-License-Identifier: MIT
"""The dock of the solving path: bars and list, and pictures of a step to share."""
