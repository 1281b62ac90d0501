"""Chinchón's table as it is drawn: any position from its view, with the player's own grouping of the hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from rules.cards import Card
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.melds import Meld
from rules.chinchon.view import ChinchonView
from rules.events import Event
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.tables.chinchon import chronicle, phrases
from tablegames_qt.tables.chinchon.board import card_words
from tablegames_qt.tables.chinchon.grouping import read_meld, turned_joker
from tablegames_qt.tables.chinchon.places import DEPTH, Places, Spot
from tablegames_qt.tables.chinchon.questions import knock_words, throw_words
from tablegames_qt.tables.chinchon.rows import legal_of


class Drawing(Places):
    """Draws positions: a turn with its hand, stock, discards and knock place, or the showdown after a knock."""

    def show_view(self, view: ChinchonView) -> None:
        """Draw a position whole, from the view and what the player has laid out for it."""
        self.sync(view)
        self.pack.assign(view)
        for item in self.pack.items:
            self.undress(item)
            item.setVisible(True)
        if view.knocker is None:
            self._show_turn(view)
        else:
            self._show_showdown(view)
        over = view.phase in ("deal-over", "match-over")
        seated = view.viewer is not None
        self.showdown.show_buttons(
            self.geometry,
            showing=self.showing is not None,
            over=over and seated,
            ended=view.phase == "match-over" and seated,
            blocks=view.knocker is not None,
        )
        if over:
            self.board.knock.setVisible(False)

    def undress(self, item: CardItem) -> None:
        """Take badge, marks, washes and turns off a card."""
        item.set_badge("")
        item.set_mark(Mark.NONE)
        item.set_washed(on=False)
        item.set_shadowed(on=True)
        item.set_squeeze(1.0)

    def lie(self, item: CardItem, card: Card | None, spot: Spot) -> None:
        """Lay a card somewhere at once."""
        item.show_card(card)
        item.place(spot.corner, spot.height, spot.z)

    def clear_board(self, *, on: bool) -> None:
        """Take away what is of no use in the showdown, or put it back."""
        self.board.cover(on=on)
        self._put_lines(shown=on)
        if not on:
            self.showdown.hide()

    def _show_turn(self, view: ChinchonView) -> None:
        self.clear_board(on=False)
        for at, (item, spot) in enumerate(zip(self.pack.stock, self.stock_spots(len(self.pack.stock)), strict=True)):
            self.lie(item, None, spot)
            item.set_shadowed(on=at == 0)
            item.setVisible(at == 0 or at >= len(self.pack.stock) - 1 - DEPTH)
        for seat, backs in enumerate(self.pack.backs):
            for item, spot in zip(backs, self.back_spots(seat, len(backs)), strict=True):
                self.lie(item, None, spot)
                item.set_shadowed(on=item is backs[-1])
        for card, spot in self.pile_spots(view).items():
            self.lie(self.pack.open[card], card, spot)
            self.pack.open[card].set_shadowed(on=card in self.readable(view))
            self.pack.open[card].setVisible(card in self.readable(view))
        if view.pile:
            self.pack.open[view.pile[-1]].set_badge(self.badge(view.pile[-1]), ink=True)
        for card, spot in self.hand_spots().items():
            self.lie(self.pack.open[card], card, spot)
        self.board.show_turn(view, taken=self.context.settings.seen_taken)
        if view.viewer is not None and view.hand:
            self.dress_hand()
            self._show_melds(view)
            self.show_preview(self._chosen_card())
            self._show_question(view)
        else:
            self.board.show_slot(phrases.limit_line(view.options), "", lit=False)
            self.board.knock.setVisible(False)
        if view.phase in ("deal-over", "match-over"):
            self.say(phrases.verdict(view, self.names))
        elif self.knock is not None:
            self.say(QCoreApplication.translate("chinchon", "These melds will be shown. Nothing is played yet."))
        else:
            self.say(phrases.turn_sentence(view, self.names))

    def _chosen_card(self) -> Card | None:
        chosen = self.pointer.selected
        return chosen.card if isinstance(chosen, CardItem) and chosen.card in self.hand.cards else None

    def badge(self, card: Card) -> str:
        """Return the number of a figure, unless the card itself says it as Spanish ones do."""
        options = self.position.options
        if self.faces.deck.spanish and options.figures == "spanish":
            return ""
        return phrases.badge(card, options)

    def dress_hand(self) -> None:
        """Give figures in the hand their numbers, at the right end of what shows of each card."""
        spots = self.hand_spots()
        cards = list(self.grouping.cards)
        for card, following in zip(cards, [*cards[1:], None], strict=True):
            item = self.pack.open[card]
            strip = None if following is None else spots[following].corner.x() - spots[card].corner.x()
            if strip is not None and strip >= item.width:
                strip = None
            item.set_badge(self.badge(card), strip=strip, ink=not card.red)
        if self.knock is not None:
            held = self.pack.open[self.knock.card]
            held.set_squeeze(0.55)
            held.set_badge("")

    def _show_melds(self, view: ChinchonView) -> None:
        """Bars under the melds of the hand, the joker's tag, and which card was just drawn."""
        melds = 0
        joker: tuple[QRectF, Meld, bool] | None = None
        for group in self.grouping.groups:
            meld = read_meld(group, view.options)
            if meld is None or melds == len(self.board.bars):
                continue
            self.board.bars[melds].put_under([self.pack.open[card].rect() for card in group])
            melds += 1
            if meld.joker_as is not None:
                turns = turned_joker(group, view.options) is not None
                joker = self.pack.open[JOKER].rect(), meld, turns
        for bar in self.board.bars[melds:]:
            bar.setVisible(False)
        gap = 3 * self.geometry.u
        if joker is None:
            self.board.show_joker(None, None, turns=False, over_neighbours=gap)
        else:
            rect, meld, turns = joker
            self.board.show_joker(rect, meld.joker_as, turns=turns, over_neighbours=gap)
        new = view.taken or view.drawn
        drawn = self.own_turn and new is not None and self.knock is None and new in view.hand
        self.board.show_drawn(self.pack.open[new].rect() if drawn and new is not None and new is not JOKER else None)

    def show_preview(self, chosen: Card | None) -> None:
        """Say the loose points of the hand, and what is left after throwing the chosen card or the best one."""
        view = self.position
        if view is None or not view.hand or view.knocker is not None:
            return
        arranger = arranger_of(view.options)
        deck = deck_of(view.options)
        mask = deck.mask(view.hand)
        now = arranger.least(mask)
        legal = legal_of(view)
        if self.knock is not None:
            points = self.knock.grouping.loose_points(view.options)
            limit = QCoreApplication.translate("chinchon", "{limit} allowed").format(limit=view.options.knock_limit)
            self.board.loose.say(str(points), limit)
        elif len(view.hand) > 7:
            card = chosen
            note = "" if card is None else card_words(card)
            if card is None:
                throws = [each.card for each in legal.discardable] or list(view.hand)
                card = min(throws, key=lambda each: arranger.least(mask ^ 1 << deck.numbers[each]))
                note = QCoreApplication.translate("chinchon", "after one discard")
            after = arranger.least(mask ^ 1 << deck.numbers[card])
            self.board.loose.say(f"{now} > {after}", note)
        else:
            note = ""
            if self.hand.manual and self.hand.loose_points(view.options) != now:
                note = QCoreApplication.translate("chinchon", "as grouped: {points}").format(
                    points=self.hand.loose_points(view.options)
                )
            self.board.loose.say(str(now), note)
        self._show_slot(view, chosen)
        wait = chosen is None or view.phase != "discard" or not self.own_turn
        self.board.detail.say("" if wait or chosen is None else phrases.chosen_line(chosen))
        self._yield_to_sentence()

    def say(self, text: str) -> None:
        """Say the sentence of the moment; the line under it waits while that takes two lines."""
        super().say(text)
        self._yield_to_sentence()

    def say_told(self, event: Event) -> None:
        """Say an event."""
        self.say(chronicle.told_sentence(event, self.names) or "")

    def _yield_to_sentence(self) -> None:
        detail = self.board.detail
        detail.setOpacity(0.0 if detail.rect().intersects(self.sentence_line.rect()) else 1.0)

    def _show_slot(self, view: ChinchonView, chosen: Card | None) -> None:
        legal = legal_of(view)
        able = legal.knockable
        now = ""
        if able:
            cards = able if chosen is None or chosen not in able else (chosen,)
            points = [found.deadwood for card in cards if (found := legal.knocking(card).arrangement) is not None]
            now = QCoreApplication.translate("chinchon", "you can: {points}").format(points=min(points))
        if self.knock is not None:
            self.board.show_slot("", "", lit=False)
        elif self.context.shared:
            # Lit or not would tell the room whether the hand can knock: it always is, and what cannot be done says why.
            self.board.show_slot(phrases.limit_line(view.options), "", lit=True)
        else:
            self.board.show_slot(phrases.limit_line(view.options), now, lit=bool(able))

    def _show_question(self, view: ChinchonView) -> None:
        if self.knock is not None:
            self.board.ask(*knock_words(view, self.knock, self.names), self.geometry)
        elif self.question is not None:
            self.board.ask(*throw_words(self.question[0]), self.geometry)
        else:
            self.board.ask(None)

    def _show_showdown(self, view: ChinchonView) -> None:
        self.clear_board(on=True)
        cards, backs = self.shown_spots(view)
        for card, item in self.pack.open.items():
            if card in cards:
                self.lie(item, card, cards[card])
                item.set_badge(self.badge(card), ink=not card.red)
            else:
                self.lie(item, card, Spot(self.geometry.pile.topLeft(), self.geometry.middle_height, 0.0))
                item.setVisible(False)
        for seat, spots in backs.items():
            for item, spot in zip(self.pack.backs[seat], spots, strict=True):
                self.lie(item, None, spot)
        hidden = [*self.pack.stock, *([self.pack.face_down] if self.pack.face_down else [])]
        for item in hidden:
            self.lie(item, None, Spot(self.geometry.stock.topLeft(), self.geometry.middle_height, 0.0))
            item.setVisible(False)
        parts = self.parts(view)
        self.showdown.show(view, self.geometry, parts, self.row_corners(view, parts), self.showing)
        for part in (part for row in parts.values() for part in row):
            for card, _seat in part.laid:
                self.pack.open[card].set_mark(Mark.HIT)
        self._show_draft_joker(view)
        if view.phase in ("deal-over", "match-over"):
            self.say(phrases.verdict(view, self.names))
        else:
            self.say(phrases.turn_sentence(view, self.names))

    def _show_draft_joker(self, view: ChinchonView) -> None:
        """While the player shows, a click on the joker's tag changes which card it stands for."""
        tag = self.showdown.joker_tag
        tag.setVisible(False)
        if self.showing is None:
            return
        for group in self.showing.grouping.groups:
            meld = read_meld(group, view.options)
            if meld is not None and meld.joker_as is not None:
                tag.set_enabled(on=turned_joker(group, view.options) is not None)
                tag.say(phrases.joker_tag(meld.joker_as))
                tag.over(self.pack.open[JOKER].rect(), 2.0)
