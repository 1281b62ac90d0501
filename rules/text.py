"""Marks texts of the rules for translation without translating them.

`rules` prints English only. The program translates what is marked here; lupdate finds the marks by the function's name.
"""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return `text` unchanged; `context` names the translation context that lupdate files it under."""
    del context
    return text
