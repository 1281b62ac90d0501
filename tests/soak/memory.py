"""How much memory this process has."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

STATUS = Path("/proc/self/status")


def resident_megabytes() -> float:
    """The resident set of this process; 0 where the system does not tell it so (only Linux does)."""
    if not STATUS.exists():
        return 0.0
    line = next(line for line in STATUS.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def held_megabytes() -> float:
    """The same after the allocator gave back what was freed: how full it keeps its drawers is not the program's doing."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it
        if trim is not None:
            trim(0)
    return resident_megabytes()
