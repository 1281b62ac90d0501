"""How much memory this process has."""

from __future__ import annotations

from pathlib import Path

STATUS = Path("/proc/self/status")


def resident_megabytes() -> float:
    """The resident set of this process; 0 where the system does not tell it so (only Linux does)."""
    if not STATUS.exists():
        return 0.0
    line = next(line for line in STATUS.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024
