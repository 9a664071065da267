# SPDX-License-Identifier: MIT
"""What engines and those who let them play say to each other: the Gomocup protocol."""
