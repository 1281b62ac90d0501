"""The ICU data of the packaged program: a part of Qt's, and what stays works as it did."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu

HEADER = b"\x20\x00\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
ITEMS = (
    ("icudt1l/cnvalias.icu", b"aliases"),
    ("icudt1l/coll/sv.res", b"x" * 16),
    ("icudt1l/es.res", b"es"),
    ("icudt1l/euc-jp.cnv", b"y" * 33),
)


def padded(content: bytes) -> bytes:
    return content.ljust(-(-len(content) // 16) * 16, b"\xaa")


def test_a_package_that_was_written_is_read_back() -> None:
    data = icu.write(icu.Package(HEADER, ITEMS))
    assert len(data) % 16 == 0 and data.startswith(HEADER)
    found = icu.read(data)
    assert found == icu.Package(HEADER, tuple((name, padded(content)) for name, content in ITEMS))
    assert icu.write(found) == data


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.replace(b"CmnD", b"CmnE"),
        lambda data: b"\x20\x00\x00\x00" + data[4:],
        lambda data: data.replace(b"es.res", b"zz.res").replace(b"euc-jp", b"aaa-aa"),
        lambda data: data[:60] + b"\xff\xff\xff\x0f" + data[64:],
        lambda data: data[:32] + bytes(4) + data[36:],
    ],
    ids=["form", "magic", "order", "place", "empty"],
)
def test_what_is_no_such_package_is_refused(damage: object) -> None:
    data = icu.write(icu.Package(HEADER, ITEMS))
    assert callable(damage)
    with pytest.raises(icu.UnknownForm):
        icu.read(damage(data))


def test_the_order_of_letters_stays_for_everybody_and_names_in_the_languages_of_the_program() -> None:
    kept = ("coll/zh.res", "coll/ucadata.icu", "zone/es_MX.res", "zone/root.res", "it.res", "root.res", "nfkc.nrm")
    left = ("zone/de.res", "curr/es.res", "brkitr/cjdict.dict", "de_AT.res", "unames.icu", "gb18030.cnv", "rfc4013.spp")
    assert [name for name in kept if not icu.asked_for(f"icudt73l/{name}")] == []
    assert [name for name in left if icu.asked_for(f"icudt73l/{name}")] == []
    assert icu.asked_for("icudt73l/zoneinfo64.res") and icu.asked_for("icudt73l/supplementalData.res")


LOCALES = ("en_GB", "es_ES", "es_MX", "it_IT", "sv_SE", "de_DE", "cs_CZ", "tr_TR", "zh_CN", "ja_JP", "ko_KR")
WORDS = (
    "zebra",
    "Ähre",
    "ñandú",
    "nube",
    "llama",
    "lunes",
    "çatı",
    "cami",
    "ø",
    "å",
    "z",
    "中",
    "文",
    "가",
    "あ",
    "10",
    "2",
)
PROBE = """
import functools, json, sys
from PySide6.QtCore import QCollator, QDate, QDateTime, QLocale, QTime, QTimeZone
locales, words = json.loads(sys.argv[1])
answer = []
for name in locales:
    locale = QLocale(name)
    order = QCollator(locale)
    order.setNumericMode(True)
    answer.append([name, sorted(words, key=functools.cmp_to_key(order.compare)), locale.toUpper("ıißç")])
for name in locales[:4]:
    madrid = QTimeZone(b"Europe/Madrid")
    named = madrid.displayName(QTimeZone.TimeType.StandardTime, QTimeZone.NameType.LongName, QLocale(name))
    answer.append([named, QLocale(name).toString(QDateTime(QDate(2026, 7, 1), QTime(21, 0), madrid))])
print(json.dumps(answer))
"""


@pytest.mark.skipif(
    sys.platform != "linux" or any(shutil.which(tool) is None for tool in ("objcopy", "as", "ld")),
    reason="only Qt for Linux brings ICU, and binutils makes the library",
)
def test_qt_orders_words_and_names_times_as_it_did_by_a_fifth_of_the_data(tmp_path: Path) -> None:
    [library] = (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*")
    made = icu.slim(library, tmp_path)
    assert list(tmp_path.iterdir()) == [made] and made.name == library.name
    assert made.stat().st_size < library.stat().st_size / 5

    def answer(**more: str) -> list[list[object]]:
        command = [sys.executable, "-c", PROBE, json.dumps([LOCALES, WORDS])]
        done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=True)
        found: list[list[object]] = json.loads(done.stdout)
        return found

    usual = answer()
    assert answer(LD_LIBRARY_PATH=str(tmp_path)) == usual
    assert len({json.dumps(order) for _, order, _ in usual[: len(LOCALES)]}) > 3, "languages order differently"
