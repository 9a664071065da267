# SPDX-License-Identifier: MIT
"""What exercises of special kinds draw, and the time of a set of them."""
