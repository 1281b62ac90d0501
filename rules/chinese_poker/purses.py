"""What each seat has in front of it, has bought and has won: rules R29, R30, R33 and R34."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.chinese_poker.options import PokerOptions


@dataclass(frozen=True, slots=True)
class Purse:
    """One seat's chips, or its running score.

    `bought` are the buys of who sits there, in order; `before` is what others won there who have left.
    """

    taken: bool = False
    stack: int = 0
    bought: tuple[int, ...] = ()
    before: int = 0

    @property
    def net(self) -> int:
        """What was won on this seat in the match: its chips less those bought, and what others won there before."""
        return self.before + self.stack - sum(self.bought)

    def opened(self, options: PokerOptions) -> Purse:
        """Return the purse of somebody who sits down here: the buy-ins of the options, or a score of zero."""
        chips = options.buy_in * options.full_buy if options.with_chips else 0
        return Purse(taken=True, stack=chips, bought=(chips,) if chips else (), before=self.before)

    def after_buy(self, amount: int) -> Purse:
        """Return the purse with so many chips more."""
        return replace(self, stack=self.stack + amount, bought=(*self.bought, amount))

    def left(self) -> Purse:
        """Return the purse of the empty seat after its player took all chips away (R30)."""
        return Purse(before=self.net)
