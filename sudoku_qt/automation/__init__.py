# SPDX-License-Identifier: MIT
"""The robot that drives the window: demonstration, self-test, pictures."""
