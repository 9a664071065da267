# SPDX-License-Identifier: MIT
"""The Gomocup protocol, between engines and the programs that host them."""
