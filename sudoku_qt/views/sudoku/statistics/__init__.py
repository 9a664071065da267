# SPDX-License-Identifier: MIT
"""What the games of a player come to, in numbers and plots; loaded when it is asked for."""
