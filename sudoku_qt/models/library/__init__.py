# SPDX-License-Identifier: MIT
"""The library as Qt sees it: what is asked of it, its rows, and the pages that are there."""
