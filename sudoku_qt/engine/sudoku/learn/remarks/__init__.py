# SPDX-License-Identifier: MIT
"""What is said of marks that do not show a pattern: true of the position, and never just "wrong".

Each module speaks of one kind of pattern, and yields what there is to say, the most useful first.
"""
