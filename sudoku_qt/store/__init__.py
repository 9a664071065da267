# SPDX-License-Identifier: MIT
"""What outlives a session: settings, games kept between two starts, files."""
