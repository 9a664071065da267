# SPDX-License-Identifier: MIT
"""What outlives a session: settings, the library, unfinished games."""
