# SPDX-License-Identifier: MIT
"""Small parts that everything else is made of."""
