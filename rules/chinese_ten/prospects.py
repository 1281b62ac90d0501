"""What each card of a hand leads to on average, in sampled deals played to their end."""

from __future__ import annotations

from rules.cards import Card
from rules.chinese_ten.captures import values
from rules.chinese_ten.lanes import Lane, Playout
from rules.chinese_ten.opening import PACK
from rules.chinese_ten.priorities import NUMBERS, careful, greedy
from rules.chinese_ten.view import TenView
from rules.chinese_ten.worlds import sample, uniform, unseen


def prospects(view: TenView, count: int, seed: int) -> dict[Card, float]:
    """Return the points that each hand card brings its owner on average over `count` deals, to the end of the deal.

    Every card is played in the same deals; cards of one rank and value stand for each other. To play for the own points
    is to play for the difference, since all points of the pack are captured (R17).
    """
    assert view.viewer is not None
    me = view.viewer
    points = [values(view.options)[card] for card in PACK]
    layout = list(view.layout)
    for card in view.marked_cards[1:]:
        # a marked triple is taken as one: its first card stands for all three
        points[view.marked_cards[0].index] += points[card.index]
        layout.remove(card)
    order = greedy(points)
    worlds = sample(view, count, uniform(seed))

    # each card is tried in a block of its own, of all deals; a block is whole bytes, so that copies are quick to make
    tried = list({(card.rank, points[card.index]): card for card in view.hand}.values())
    size = -(-count // 8)

    def repeated(lane: Lane) -> Lane:
        return int.from_bytes(lane.to_bytes(size, "little") * len(tried), "little")

    whole = (1 << count) - 1
    blocks = [whole << (8 * size * number) for number in range(len(tried))]
    every = repeated(whole)
    hands = [[repeated(lane) for lane in hand] for hand in worlds.hands]
    lying: list[Lane] = [0 for _ in NUMBERS]
    for card in layout:
        lying[card.index] = every
    gains = []
    for card, block in zip(tried, blocks, strict=True):
        number = card.index
        hands[me][number] &= ~block
        target = next((each for each in order.takes[number] if lying[each] & block), None)
        if target is None:
            lying[number] |= block
            gains.append(0)
        else:
            lying[target] &= ~block
            gains.append(points[number] + points[target])

    hidden: list[Lane] = [0 for _ in NUMBERS]
    for number in unseen(view):
        hidden[number] = every
    stock = [[(number, repeated(lane)) for number, lane in turned] for turned in worlds.stock]
    own = [card.index for card in view.hand]
    playout = Playout(order, careful(points, own), me, every, hands, lying, stock, hidden)
    playout.finish()
    found = {
        (card.rank, points[card.index]): gain + playout.points(block) / count
        for card, gain, block in zip(tried, gains, blocks, strict=True)
    }
    return {card: found[card.rank, points[card.index]] for card in view.hand}
