# SPDX-License-Identifier: MIT
"""The extra `cluster`, a run on more than one machine: what it is cut into, who does it, its end.

`run` is the entry, which `cli/clustered.py` imports by its name when a cluster is asked for, and
nothing else ever does. `parts` are what the inputs are cut into, `folder` is where workers write
what becomes of each, `task` what a worker does, `joining` what is made of all parts. `workers` asks
Dask, which schedules, `processes` are those of this machine.
"""
