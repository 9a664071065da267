# SPDX-License-Identifier: MIT
"""The extra `cluster`: a run on more than one machine, its parts, its workers and its result.

`run` is the entry point; only `cli/clustered.py` imports it, by its name, when a cluster is asked
for. `parts` cuts the inputs into parts, `task` is the work on one part, `folder` is where workers
write the result of each, and `joining` puts the results together. `workers` are those of Dask,
which schedules them; `processes` are those of this machine.
"""
