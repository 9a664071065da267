# SPDX-License-Identifier: MIT
"""Files of Gomoku programs."""
