# SPDX-License-Identifier: MIT
"""What follows from what: links between candidates, chains of them, nets."""
