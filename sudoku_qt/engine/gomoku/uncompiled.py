# SPDX-License-Identifier: MIT
"""What the uncompiled kernel uses of the module `cython`, for machines that do not have it."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
