# SPDX-License-Identifier: MIT
"""Cases for techniques, one a line, and the numbers of the published library of cases."""
