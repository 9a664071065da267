# SPDX-License-Identifier: MIT
"""What a setter draws rules with: the pencil, the tools, and the cards about them."""
