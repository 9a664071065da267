# SPDX-License-Identifier: MIT
"""Cards beside a board: what they are painted on, and those that several pages have."""
