"""The rules of one match in words, made from its options."""

from __future__ import annotations

import html
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.options import GameOptions, OptionSpec, Preset, specs
from tablegames_qt.appearance import Appearance
from tablegames_qt.option_words import difference_words, group_words, help_words, translated, value_words
from tablegames_qt.overlay import Overlay
from tablegames_qt.page_view import PageView


@dataclass(frozen=True, slots=True)
class CardRow:
    """One rule of a match in words: what it is about, what holds, and whether that differs from the preset."""

    label: str
    value: str
    different: bool


def card_rows(options: GameOptions, preset: Preset) -> list[CardRow]:
    """Return the rules of a match that have an effect, those first that differ from the preset."""
    different = set(options.differences(preset.options))
    rows = [
        CardRow(translated(spec.label), value_words(spec, options[spec.key]), spec.key in different)
        for group in _grouped(options).values()
        for spec in group
    ]
    return sorted(rows, key=lambda row: not row.different)


def _grouped(options: GameOptions) -> dict[str, list[OptionSpec]]:
    """The options that have an effect by their groups, as the form to set them up has them: each group once."""
    found: dict[str, list[OptionSpec]] = {}
    for key, spec in specs(type(options)).items():
        if options.has_effect(key):
            found.setdefault(spec.group, []).append(spec)
    return found


def card_text(options: GameOptions, preset: Preset) -> str:
    """Return the rules card as rich text: what differs from the preset, then every option that has an effect."""
    known = specs(type(options))
    different = options.differences(preset.options)
    parts = [f"<p>{html.escape(difference_words(preset, len(different)))}</p>"]
    if different:
        lines = []
        for key in different:
            usual = QCoreApplication.translate("rules_card", "instead of {value}").format(
                value=value_words(known[key], preset.options[key])
            )
            lines.append(
                f"<li><b>{html.escape(translated(known[key].label))}: "
                f"{html.escape(value_words(known[key], options[key]))}</b>, {html.escape(usual)}</li>"
            )
        parts.append(f"<ul>{''.join(lines)}</ul>")
    rows: list[str] = []
    for group, shown in _grouped(options).items():
        rows.append(f'<tr><td colspan="2"><br/><b>{html.escape(group_words(group))}</b></td></tr>')
        for spec in shown:
            value = html.escape(value_words(spec, options[spec.key]))
            rows.append(
                f'<tr><td width="200">{html.escape(translated(spec.label))}</td>'
                f"<td><b>{value}</b><br/>{html.escape(help_words(spec))}</td></tr>"
            )
    return f'{"".join(parts)}<table cellspacing="0" cellpadding="4">{"".join(rows)}</table>'


class RulesCard(Overlay):
    """Shows the rules card of a match that is being set up or played."""

    help_wanted = Signal()

    def __init__(
        self, window: QWidget, appearance: Appearance, title: str, options: GameOptions, preset: Preset
    ) -> None:
        super().__init__(window, appearance, QSize(640, 600))
        self._title, self._options, self._preset = title, options, preset
        self.text = PageView()
        self.body.addWidget(self.text)
        self._whole = QPushButton()
        self._whole.setProperty("role", "quiet")
        self._whole.clicked.connect(self.help_wanted)
        self._close = QPushButton()
        self._close.clicked.connect(self.close_overlay)
        self.default_button = self._close
        self.foot.addWidget(self._whole)
        self.foot.addStretch(1)
        self.foot.addWidget(self._close)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(
            self.tr("Rules card: {game}").format(game=QCoreApplication.translate("games", self._title))
        )
        self.text.setHtml(card_text(self._options, self._preset))
        self.text.setAccessibleName(self.tr("Rules of this match"))
        self._whole.setText(self.tr("The whole rules (F1)"))
        self._close.setText(self.tr("Close"))
