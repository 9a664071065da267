# SPDX-License-Identifier: MIT
"""Opening, saving and keeping games and files, without ever losing any."""
