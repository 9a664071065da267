# SPDX-License-Identifier: MIT
"""Searches that several techniques share: links, chains, nets, sets, fish."""
