# SPDX-License-Identifier: MIT
"""The resource limits of a process; it ends when it exceeds them.

On Linux both memory and time are limited, on Windows both by a job object, on macOS only time.
"""

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _EXTENDED = 9  # JobObjectExtendedLimitInformation
    _TIME, _MEMORY = 0x2, 0x100
    _TICKS = 10**7  # of a second

    class _Job(ctypes.Structure):
        """The Windows structure JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
            ("counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    class ProcessLimits:
        """The limits of this process."""

        def __init__(self, memory: int, seconds: int) -> None:
            """Allow it so many bytes, and so many seconds of the processor."""
            self._kernel = ctypes.WinDLL("kernel32")
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            self._kernel.GetCurrentProcess.restype = wintypes.HANDLE
            self._job = wintypes.HANDLE(self._kernel.CreateJobObjectW(None, None))
            self._memory = memory
            self.allow(seconds)
            process = wintypes.HANDLE(self._kernel.GetCurrentProcess())
            self._kernel.AssignProcessToJobObject(self._job, process)

        def allow(self, seconds: int) -> None:
            """Limit the processor time, in seconds from the start of the process."""
            limits = _Job(
                process_time=seconds * _TICKS,
                flags=_TIME | _MEMORY,
                process_memory=self._memory,
            )
            size = wintypes.DWORD(ctypes.sizeof(limits))
            self._kernel.SetInformationJobObject(self._job, _EXTENDED, ctypes.byref(limits), size)

else:
    import resource

    class ProcessLimits:
        """The limits of this process."""

        def __init__(self, memory: int, seconds: int) -> None:
            """Allow it so many bytes, and so many seconds of the processor."""
            _lower(resource.RLIMIT_CORE, 0)
            if sys.platform != "darwin":  # macOS maps more than that into every process
                _lower(resource.RLIMIT_AS, memory)
            self.allow(seconds)

        def allow(self, seconds: int) -> None:
            """Allow so many seconds of the processor, from the start of the process."""
            _lower(resource.RLIMIT_CPU, seconds)

    def _lower(kind: int, limit: int) -> None:
        """Set a limit that may be raised again, unless there is a lower one that may not."""
        most = resource.getrlimit(kind)[1]
        lowest = limit if most == resource.RLIM_INFINITY else min(limit, most)
        resource.setrlimit(kind, (lowest, most))
