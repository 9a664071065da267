# SPDX-License-Identifier: MIT
"""What is printed, as a plan: which puzzle stands where on which page, in points, without Qt."""
