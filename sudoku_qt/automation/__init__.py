# SPDX-License-Identifier: MIT
"""The robot that drives the window, for the demonstration, the self-test and pictures."""
