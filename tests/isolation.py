"""A home folder of its own, no display, no sound, and English, for tests, benchmarks and the programs they start."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path


def isolate() -> Path:
    """Point home, profile, cache and language at a fresh temporary folder; return it.

    Call it before anything of Qt reads the environment. Child processes inherit it, so that a program under test never
    sees or touches the profile of the person at this machine. The folder goes when this process ends.
    """
    home = Path(tempfile.mkdtemp(prefix="tablegames-tests-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    folders = {
        "HOME": home,
        "XDG_CONFIG_HOME": home / "config",
        "XDG_DATA_HOME": home / "data",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_STATE_HOME": home / "state",
        "XDG_RUNTIME_DIR": home / "runtime",
        "APPDATA": home / "config",
        "LOCALAPPDATA": home / "data",
    }
    for name, folder in folders.items():
        folder.mkdir(mode=0o700, exist_ok=True)
        os.environ[name] = str(folder)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # C.UTF-8 because Qt warns about a locale that is not UTF-8, and warnings fail tests
    os.environ.update(LANGUAGE="en", LANG="C.UTF-8", LC_ALL="C.UTF-8")
    os.environ["TABLEGAMES_SOUND"] = "off"
    return home
