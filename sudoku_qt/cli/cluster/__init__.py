# SPDX-License-Identifier: MIT
"""A run on more than one machine, by Dask: what it is cut into, who does it, what comes of it.

`parts` are what the inputs are cut into, `folder` is where workers write what becomes of each,
`task` what a worker does, `joining` what is made of all parts, and `run` hands them to Dask, which
schedules. None of them imports Dask before a run needs it.
"""
