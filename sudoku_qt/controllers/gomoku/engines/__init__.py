# SPDX-License-Identifier: MIT
"""External engines in the window: chosen by a person, played against, their failures reported."""
