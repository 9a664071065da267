# SPDX-License-Identifier: MIT
"""The command line, a module for each verb; no Qt."""
