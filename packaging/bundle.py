"""What goes into the packaged program and what does not, as plain functions that need neither PyInstaller nor Qt.

`tablegames.spec` asks `kept` for every file that PyInstaller found; `build.py` asks `strangers` about what it then wrote.
The second question has an answer of its own: a file that slipped through the first one must still be found.
Names are paths inside the bundle's `_internal` folder with forward slashes; systems are called as in `sys.platform`.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

PROGRAM_PACKAGES = ("rules", "tablegames_qt", "resources")
"""Packages of this tree whose files the program reads while it runs."""

WORKSHOP = ("rules/cli", "resources/art", "resources/training")
"""Folders of commands and of scripts that make the committed files: the program never imports or reads them."""

EXCLUDED_MODULES = (
    # of the standard library, and of what PyInstaller finds behind it
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_decimal",  # fractions need decimal, which is there in plain Python too
    "_hashlib",
    "_lzma",
    "_multibytecodec",
    "_ssl",
    "bz2",
    "ctypes.test",
    "distutils",
    "doctest",
    "email",
    "ensurepip",
    "http",
    "idlelib",
    "importlib.metadata",
    "lib2to3",
    "lzma",
    "multiprocessing.dummy",
    "pdb",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "statistics",
    "test",
    "tkinter",
    "unittest",
    "urllib.request",
    "venv",
    "xml",
    "xmlrpc",
    # what the environment of ./dev holds beside the program
    "fontpkg",
    "numpy",
    "pip",
)
"""Modules that nothing of the program needs. The standard library does without OpenSSL: hashes are built in. The program
speaks UTF-8 whatever the system does, so that no other encoding of several bytes is needed."""

ENCODINGS = frozenset(
    {"__init__", "aliases", "ascii", "base64_codec", "charmap", "cp437", "hex_codec", "idna", "latin_1", "punycode"}
    | {"raw_unicode_escape", "undefined", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_32_be"}
    | {"utf_32_le", "utf_7", "utf_8", "utf_8_sig"}
)
"""Encodings that Linux needs when the program speaks UTF-8; a window of Windows may still ask for any of the others."""

QT_MODULES = ("Core", "Gui", "Multimedia", "Network", "Svg", "Widgets")
"""Modules of Qt that the program imports; QtMultimedia cannot be imported without QtNetwork."""

QT_LIBRARIES = frozenset({*QT_MODULES, "Concurrent", "DBus", "WaylandClient", "XcbQpa"})
"""Libraries of Qt that these modules and the kept plugins are linked against."""

QT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qico", "qsvg"},  # nothing of ours is a JPEG, and the bundle has no room for half a megabyte
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
"""Kept plugins by folder, without the prefix and ending that each system adds. Compose is what accents are typed with."""

QT_TEXTS = frozenset({"qtbase_es.qm", "qtbase_it.qm"})
"""Qt's own texts in the languages of the program; English needs none."""

LINUX_LIBRARIES = (
    # windows and keyboards; libxcb with its relatives, Wayland's and OpenGL's libraries must be the system's own
    "libxcb-*.so.*",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
    # text
    "libbrotlicommon.so.1",
    "libbrotlidec.so.1",
    "libexpat.so.1",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libpng16.so.16",
    # the desktop's bus, and Qt's event loop
    "libcap.so.2",
    "libdbus-1.so.3",
    "libgcrypt.so.20",
    "libglib-2.0.so.0",
    "libgpg-error.so.0",
    "libgthread-2.0.so.0",
    "liblz4.so.1",
    "liblzma.so.5",
    "libpcre2-8.so.0",
    "libsystemd.so.0",
    "libzstd.so.1",
    # Python
    "libffi.so.*",
    "libpython3.*.so*",
    "libsqlite3.so.0",
    "libuuid.so.1",
    "libz.so.1",
)
"""Libraries of the system, as patterns of names, that a machine may lack and that are packed. libpulse is not: a desktop
that plays sound has it, and its relatives would weigh as much as the program's own files. Nor is the C++ library, which
the drivers of the graphics card want at least as new as their own."""

_WINDOWS_LIBRARIES = (
    "api-ms-win-*.dll",
    "ucrtbase.dll",
    "vcruntime140*.dll",
    "msvcp140*.dll",
    "concrt140.dll",
    "python3*.dll",
    "libffi-*.dll",
    "sqlite3.dll",
    "zlib*.dll",
)
_MAC_LIBRARIES = ("Python", "Python3", "libpython3.*.dylib", "libffi*.dylib", "libsqlite3*.dylib", "libz*.dylib")

SYSTEM_LIBRARIES = {"linux": LINUX_LIBRARIES, "win32": _WINDOWS_LIBRARIES, "darwin": _MAC_LIBRARIES}

_QT_BINDING = re.compile(r"PySide6/Qt(\w+?)(\.abi3)?\.(so|pyd)")
_QT_LIBRARY = re.compile(
    r"(?:.*/)?(?:lib)?Qt6?([A-Z]\w*?)(?:\.framework/.*|\.so[.\d]*|\.dll|\.dylib)|(?:.*/)?Qt([A-Z]\w*)"
)
_QT_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/([\w-]+)/(?:lib)?([\w-]+?)\.(?:so|dll|dylib)")
_QT_TEXT = re.compile(r"PySide6/(?:Qt/)?translations/([\w-]+\.qm)")
_ICU = re.compile(r"(?:PySide6/(?:Qt/lib/)?)?(?:lib)?icu(?:data|i18n|uc)\.so\.\d+")
_SUPPORT = re.compile(r"(?:PySide6/|shiboken6/)?(?:lib)?(?:pyside6|shiboken6)(?:\.abi3)?[.\d]*\.(?:so[.\d]*|dll|dylib)")
_EXTENSION = re.compile(
    r"(?:lib-dynload/|python3[.\d]*/lib-dynload/)?(_\w+|array|audioop|binascii|cmath|fcntl|grp|math|mmap|pyexpat|resource|"
    r"select|syslog|termios|unicodedata|zlib)(?:\.cpython-[\w-]+|\.cp\d+-[\w-]+)?\.(?:so|pyd)"
)
_SHIBOKEN_MODULE = re.compile(r"shiboken6/Shiboken(?:\.abi3)?\.(?:so|pyd)")
_FONT = re.compile(r"fontpkg_inter/(?:metadata\.json|LICENSE|files/Inter\[[\w,]+\]\.ttf)")
_OWN = re.compile(
    r"resources/(?:cards|coins|icons|tiles)/(?:[\w-]+/)*[\w-]+\.(?:svg|png)"
    r"|resources/felt/\w+\.png|resources/sounds/\w+\.wav|resources/i18n/tablegames_\w+\.qm"
    r"|resources/help/\w+\.\w{2}\.md"
    r"|rules/\w+/(?:\w+/)*\w+\.(?:bin|f32|json)"
)
_CONTAINER = re.compile(r"base_library\.zip")
_FRAMEWORK_PAPERS = re.compile(
    r"(?:.*/)?\w+\.framework/(?:.*/)?(?:Info\.plist|PrivacyInfo\.xcprivacy|Resources|Current)"
)


def kept(name: str, system: str) -> bool:
    """Whether a file that PyInstaller found goes into the bundle of a system."""
    name = name.replace("\\", "/")
    if (plugin := _QT_PLUGIN.fullmatch(name)) is not None:
        return plugin[2] in QT_PLUGINS.get(plugin[1], ())
    if (text := _QT_TEXT.fullmatch(name)) is not None:
        return text[1] in QT_TEXTS
    if (binding := _QT_BINDING.fullmatch(name)) is not None:
        return binding[1] in QT_MODULES
    if (library := _QT_LIBRARY.fullmatch(name)) is not None:
        return (library[1] or library[2]) in QT_LIBRARIES
    if name.startswith(("PySide6/", "shiboken6/")):
        return any(pattern.fullmatch(name) for pattern in (_ICU, _SUPPORT, _SHIBOKEN_MODULE))
    if system == "linux" and "/" not in name and ".so" in name:
        return any(fnmatchcase(name, each) for each in LINUX_LIBRARIES) or bool(
            _ICU.fullmatch(name) or _SUPPORT.fullmatch(name) or _EXTENSION.fullmatch(name)
        )
    return True


def strangers(names: Iterable[str], system: str) -> list[str]:
    """Return the files of a finished bundle that are on no list, sorted."""
    return sorted(name for name in names if not _expected(name.replace("\\", "/"), system))


def _expected(name: str, system: str) -> bool:
    if (plugin := _QT_PLUGIN.fullmatch(name)) is not None:
        return plugin[2] in QT_PLUGINS.get(plugin[1], ())
    if (text := _QT_TEXT.fullmatch(name)) is not None:
        return text[1] in QT_TEXTS
    if (binding := _QT_BINDING.fullmatch(name)) is not None:
        return binding[1] in QT_MODULES
    if (library := _QT_LIBRARY.fullmatch(name)) is not None:
        return (library[1] or library[2]) in QT_LIBRARIES
    patterns = (_ICU, _SUPPORT, _SHIBOKEN_MODULE, _EXTENSION, _FONT, _OWN, _CONTAINER)
    if any(pattern.fullmatch(name) for pattern in patterns):
        return True
    if system == "darwin" and _FRAMEWORK_PAPERS.fullmatch(name):
        return True
    if system == "win32":
        name = name.lower()  # Windows does not care, and its libraries are spelled either way
    return any(fnmatchcase(name, each) for each in SYSTEM_LIBRARIES[system])


def slim(library: Path) -> None:
    """Leave out of Python's own archive the encodings that nothing asks for: half a megabyte that is loaded for nobody."""
    with zipfile.ZipFile(library) as archive:
        entries = [(entry, archive.read(entry)) for entry in archive.infolist() if _asked_for(entry.filename)]
    with zipfile.ZipFile(library, "w") as archive:
        for entry, content in entries:
            archive.writestr(entry, content)


def program_modules(root: Path) -> list[str]:
    """Return every module that the program may import, by name: registries import games by their names only."""
    return sorted({_module(path) for path in _files(root) if path.suffix == ".py"} | {"fontpkg_inter"})


def program_data(root: Path) -> list[tuple[str, str]]:
    """Return every file that the program reads, as (absolute path, folder in the bundle), in the form of a spec's `datas`."""
    read = (path for path in _files(root) if path.suffix not in (".py", ".ts"))
    return [(str(root / path), path.parent.as_posix()) for path in sorted(read)]


def font_data(folder: Path) -> list[tuple[str, str]]:
    """Return the files of the typeface that the program loads: the upright letters, their description and licence."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    wanted = [name for name in names if _FONT.fullmatch(f"fontpkg_inter/{name}")]
    return [(str(folder / name), f"fontpkg_inter/{PurePosixPath(name).parent}") for name in wanted]


def bundled_files(folder: Path) -> list[str]:
    """Return what lies in a folder and below it: files and links, by paths with forward slashes."""
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()
    )


def unpacked_bytes(folder: Path) -> int:
    """Return the sum of the sizes of the files below a folder; a link weighs nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def newest_symbol(listing: str, prefix: str) -> tuple[int, ...]:
    """Return the highest version, such as (2, 34), of the symbols `PREFIX_2.34` in what `objdump -T` printed; (0,) if none."""
    found = re.findall(rf"\b{re.escape(prefix)}_(\d+(?:\.\d+)*)\b", listing)
    return max((tuple(map(int, version.split("."))) for version in found), default=(0,))


def foreign_search_paths(listing: str) -> dict[str, str]:
    """Return the files of an `objdump -p` listing that look for libraries in a fixed folder, with that folder.

    Such a folder is one of the machine that built the file; what lies in the bundle is found by `$ORIGIN`.
    """
    found: dict[str, str] = {}
    file = ""
    for line in listing.splitlines():
        if (title := re.fullmatch(r"(.+):\s+file format \S+", line)) is not None:
            file = title[1]
        elif (path := re.fullmatch(r"\s+R(?:UN)?PATH\s+(/.*)", line)) is not None:
            found[file] = path[1]
    return found


def is_program(path: Path) -> bool:
    """Whether a file is a program or a library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _files(root: Path) -> Iterator[Path]:
    """Yield the files of the program's packages, relative to the root of the tree."""
    for package in PROGRAM_PACKAGES:
        for path in (root / package).rglob("*"):
            relative = path.relative_to(root)
            if path.is_file() and "__pycache__" not in relative.parts and not _in_workshop(relative):
                yield relative


def _asked_for(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    return folder != "encodings" or file.partition(".")[0] in ENCODINGS


def _in_workshop(path: Path) -> bool:
    text = path.as_posix()
    if text.startswith("resources/") and path.suffix == ".py":
        return text != "resources/__init__.py"
    return text == "rules/__main__.py" or any(text.startswith(f"{folder}/") for folder in WORKSHOP)


def _module(path: Path) -> str:
    parts: Sequence[str] = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
