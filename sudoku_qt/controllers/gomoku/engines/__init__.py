# SPDX-License-Identifier: MIT
"""Other engines in the window: chosen by a person, played with, and told of where they fail."""
