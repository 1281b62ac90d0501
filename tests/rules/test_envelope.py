"""The envelope of files: what was sealed is read back, and anything else is refused with its reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.envelope import EnvelopeError, seal, unseal

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(1 - 10**11, 10**11) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(max_size=5), PLAIN, max_size=3))
def test_a_document_comes_back_as_it_was(document):
    assert unseal("SOME", 1, seal("SOME", 1, document)) == document


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-record"),
        (seal("OTHER", 1, {}), "not-a-record"),
        (seal("SOME", 2, {}), "newer-schema"),
        (seal("SOME", 0, {}), "damaged"),
        (seal("SOME", 1, {})[:-1], "damaged"),
        (seal("SOME", 1, {"a": 1}).replace(b'"a"', b'"b"'), "damaged"),
        (seal("SOME", 1, {"a": 0.5}), "damaged"),
        (seal("SOME", 1, [1]), "damaged"),
    ],
)
def test_anything_else_is_refused_with_its_reason(content, reason):
    with pytest.raises(EnvelopeError) as caught:
        unseal("SOME", 1, content)
    assert caught.value.reason == reason
