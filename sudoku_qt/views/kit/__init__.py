# SPDX-License-Identifier: MIT
"""What any program could be built with: layouts as sentences, and the one dialog."""
