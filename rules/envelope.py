"""The envelope of every file: a header line `MAGIC schema length sha256`, and behind it one JSON document.

Nothing in a file is executed. Size, depth and numbers are checked before anybody looks at the content.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

LARGEST = 4 * 1024 * 1024
"""Bytes of the largest file that is read."""
DEEPEST = 12
"""Nesting of JSON that is read; a record needs less than half of it."""


class EnvelopeError(ValueError):
    """A file that cannot be used. `reason` is a key that the program translates; `details` name the place.

    The envelope itself gives `not-a-record`, `damaged` and `newer-schema`.
    """

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(" ".join((reason, *(f"{key}={value}" for key, value in details.items()))))
        self.reason = reason
        self.details = details


def seal(magic: str, schema: int, document: Mapping[str, Any]) -> bytes:
    """Return the bytes of a file that holds a document of whole numbers, texts, truths, lists and objects."""
    body = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    return f"{magic} {schema} {len(body)} {hashlib.sha256(body).hexdigest()}\n".encode() + body + b"\n"


def unseal(magic: str, schema: int, content: bytes) -> dict[str, Any]:
    """Return the document in the bytes of a file; raise EnvelopeError when they are not exactly that."""
    if len(content) > LARGEST:
        raise EnvelopeError("not-a-record", size=len(content))
    header, _, body = content.partition(b"\n")
    found = re.fullmatch(re.escape(magic.encode()) + rb" ([0-9]{1,6}) ([0-9]{1,9}) ([0-9a-f]{64})", header)
    if found is None:
        raise EnvelopeError("damaged" if content.startswith(magic.encode()) else "not-a-record")
    if int(found[1]) > schema:
        raise EnvelopeError("newer-schema", schema=int(found[1]))
    if int(found[1]) < schema or not body.endswith(b"\n"):
        raise EnvelopeError("damaged")
    body = body[:-1]
    if len(body) != int(found[2]) or hashlib.sha256(body).hexdigest().encode() != found[3]:
        raise EnvelopeError("damaged")
    return _document(body)


def _document(body: bytes) -> dict[str, Any]:
    """Return the JSON object of a body, its depth looked at first so that no nesting can exhaust the stack."""
    depth = deepest = 0
    in_text = escaped = False
    for byte in body:
        if in_text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                in_text = False
        elif byte == 0x22:
            in_text = True
        elif byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    if deepest > DEEPEST:
        raise EnvelopeError("damaged", depth=deepest)
    try:
        document = json.loads(body.decode("utf-8"), parse_int=_small, parse_float=_no_number, parse_constant=_no_number)
        json.dumps(document, ensure_ascii=False).encode()  # half a surrogate could be read but never be written again
    except ValueError as error:
        raise EnvelopeError("damaged") from error
    if not isinstance(document, dict):
        raise EnvelopeError("damaged")
    return document


def _small(digits: str) -> int:
    if len(digits) > 12:
        raise ValueError("number too large")
    return int(digits)


def _no_number(text: str) -> float:
    raise ValueError(f"a record holds whole numbers only, not {text}")
