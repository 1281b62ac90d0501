"""Entering a deal of Chinchón by its cards: who shows which seven, and what the rules make of them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from rules.cards import Card
from rules.chinchon.deck import Deck, deck_of
from rules.chinchon.keeping import CHINCHON_KEEPER, KeptChinchon, Shown, showings
from rules.chinchon.lay_offs import Showing
from rules.chinchon.seven import SEVEN
from rules.game import IllegalAction
from rules.seats import Seat
from tablegames_qt.keeper.fields import Choices
from tablegames_qt.keeper.kind import Names
from tablegames_qt.labels import label
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import Overlay
from tablegames_qt.phrases import card_name
from tablegames_qt.services import Services
from tablegames_qt.tables.chinchon.scores import shown_words
from tablegames_qt.theme import ui_font

SIZE = QSize(900, 700)
CARD_ASPECT = 1.4
GAP = 6


class PackView(QWidget):
    """The whole pack, a line a suit. Arrow keys go, Space gives the card to the chosen player or takes it back."""

    pressed = Signal(object)

    def __init__(self, services: Services, deck: Deck) -> None:
        super().__init__()
        self._appearance, self._faces = services.appearance, services.faces
        self.deck = deck
        self.owners: dict[Card, str] = {}
        """The letter of who has a card."""
        self.chosen: frozenset[Card] = frozenset()
        """The cards of the player whose cards are entered now."""
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._faces.ready.connect(self.update)

    @property
    def _columns(self) -> int:
        return len(self.deck.ranks)

    def _card_size(self, width: int) -> tuple[float, float]:
        wide = min(62.0, (width - GAP * (self._columns - 1)) / self._columns)
        return wide, wide * CARD_ASPECT

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(4 * (self._card_size(width)[1] + GAP)) + GAP

    def sizeHint(self) -> QSize:
        return QSize(800, self.heightForWidth(800))

    def rect_of(self, number: int) -> QRectF:
        """Return where the card of a number lies."""
        wide, high = self._card_size(self.width())
        row, column = divmod(number, self._columns)
        return QRectF(column * (wide + GAP), GAP + row * (high + GAP), wide, high)

    def show_owners(self, owners: dict[Card, str], chosen: frozenset[Card]) -> None:
        """Show who has which cards."""
        self.owners, self.chosen = owners, chosen
        self._describe()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self._appearance.theme
        for number, card in enumerate(self.deck.cards):
            rect = self.rect_of(number)
            picture = self._faces.pixmap(card, rect.height(), self.devicePixelRatioF())
            taken = card in self.owners and card not in self.chosen
            painter.setOpacity(0.4 if taken else 1.0)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            painter.setOpacity(1.0)
            radius = 0.06 * rect.width()
            if card in self.chosen:
                painter.setPen(QPen(theme.accent, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 2, radius + 2)
            if card in self.owners:
                self._paint_owner(painter, rect, self.owners[card])
            if self.hasFocus() and number == self._at:
                painter.setPen(QPen(theme.focus, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)

    def _paint_owner(self, painter: QPainter, rect: QRectF, letter: str) -> None:
        theme = self._appearance.theme
        across = 0.42 * rect.width()
        disc = QRectF(rect.right() - 0.8 * across, rect.bottom() - 0.8 * across, across, across)
        painter.setPen(QPen(theme.card_ink, 1))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawEllipse(disc)
        painter.setFont(ui_font(700, 0.6 * across))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)

    def _describe(self) -> None:
        card = self.deck.cards[self._at]
        owner = self.owners.get(card, "")
        self.setAccessibleDescription(f"{card_name(card)} {owner}".strip())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number, card in enumerate(self.deck.cards):
            if self.rect_of(number).contains(QPointF(event.position())):
                self._at = number
                self.pressed.emit(card)
                self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self.deck.cards)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self._at = (self._at + step) % count
            self._describe()
            self.update()
        elif event.key() == Qt.Key.Key_Space:
            self.pressed.emit(self.deck.cards[self._at])
        else:
            event.ignore()


class CardsDialog(Overlay):
    """Emits `taken` with a `Shown` that the rules accept."""

    taken = Signal(object)

    def __init__(self, window: QWidget, services: Services, standing: KeptChinchon, names: Names, shown: Shown) -> None:
        super().__init__(window, services.appearance, SIZE)
        self._standing, self._names, self.shown = standing, names, shown
        self.pack = PackView(services, deck_of(standing.options))
        self.player = Choices()
        self._who, self.words = label("name"), label("second")
        self.words.setWordWrap(True)
        self.notice = Notice(services.appearance)
        self._cancel, self.take = QPushButton(), QPushButton()
        self.take.setProperty("role", "default")
        self.default_button = self.take
        for widget in (self._who, self.player, self.pack, self.words, self.notice):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)
        self.player.chosen.connect(lambda _seat: self._show())
        self.pack.pressed.connect(self._press)
        self._cancel.clicked.connect(self.close_overlay)
        self.take.clicked.connect(self._take)
        self._offer()
        self.player.set_value(shown.knocker)

    def first_focus(self) -> QWidget:
        """Begin with the cards of who knocked."""
        return self.pack

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("The cards that were shown"))
        self.setAccessibleName(self.heading.text())
        self._who.setText(self.tr("Whose seven cards? {name} knocked.").format(name=self._names[self.shown.knocker]))
        self.pack.setAccessibleName(self.tr("The pack"))
        self._cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Take these cards"))
        self._show()

    @property
    def _seat(self) -> int:
        seat = self.player.seat
        assert seat is not None
        return seat

    def _offer(self) -> None:
        names = [f"{name} {len(hand)}/{SEVEN}" for name, hand in zip(self._names, self.shown.hands, strict=True)]
        self.player.show_names(names, seats=self._standing.playing)

    def _press(self, card: Card) -> None:
        """Give a card to the chosen player, or take it back; with seven the next player without seven is chosen."""
        hands = [*self.shown.hands]
        owner = next((seat for seat, hand in enumerate(hands) if card in hand), None)
        if owner is not None:
            hands[owner] = tuple(each for each in hands[owner] if each is not card)
            if owner != self._seat:
                self.player.set_value(owner)
        elif len(hands[self._seat]) < SEVEN:
            hands[self._seat] = (*hands[self._seat], card)
        self.shown = replace(self.shown, hands=tuple(hands))
        self._offer()
        if len(hands[self._seat]) == SEVEN and owner is None:
            waiting = [seat for seat in self._standing.playing if len(hands[seat]) < SEVEN]
            if waiting:
                self.player.set_value(waiting[0])
        self._show()

    def _show(self) -> None:
        """Show who has what, the melds that were found, and why the deal is not possible."""
        owners = {card: self._names[seat][:1].upper() for seat, hand in enumerate(self.shown.hands) for card in hand}
        self.pack.show_owners(owners, frozenset(self.shown.hands[self._seat]))
        sentence, words = "", self.tr("Give each player seven cards.")
        possible = False
        try:
            CHINCHON_KEEPER.after(self._standing, self.shown)
            found = showings(self.shown, self._standing.options)
            words = "\n".join(self._line(seat, showing) for seat, showing in enumerate(found) if showing is not None)
            possible = True
        except IllegalAction as refused:
            if refused.reason not in ("not-seven-cards", "points-missing"):
                sentence = self._refusal(refused)
        self.words.setText(words)
        self.notice.say(sentence)
        self.take.setEnabled(possible)
        self.take.setToolTip("" if possible else sentence or words)

    def _line(self, seat: int, showing: Showing) -> str:
        """What a player shows: the points left, then melds, lay-offs and loose cards."""
        return f"{self._names[seat]}, {showing.deadwood}: {shown_words(showing, self._standing.options)}"

    def _refusal(self, refused: IllegalAction) -> str:
        name = self._names[Seat(int(str(refused.details.get("seat", self.shown.knocker))))]
        if refused.reason == "too-much-deadwood":
            return self.tr("{name} may not knock with {deadwood}: {limit} allowed.").format(
                name=name, deadwood=refused.details["deadwood"], limit=refused.details["limit"]
            )
        return self.tr("{name} may not knock with these cards.").format(name=name)

    def _take(self) -> None:
        shown = self.shown
        self.close_overlay()
        self.taken.emit(shown)
