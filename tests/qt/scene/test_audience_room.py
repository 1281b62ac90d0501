"""How a card table for the audience divides its scene."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from tablegames_qt.scene.audience_room import AudienceRoom
from tablegames_qt.scene.look import Look
from tablegames_qt.theme import THEMES


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("distance", [0.5, 1.33])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_standings_and_caption_fill_the_scene_and_share_nothing(
    width: int, height: int, distance: float, seats: int
) -> None:
    room = AudienceRoom.of(Look(THEMES["green"], width, height, audience=True, room=distance), seats)
    players = [room.player(seat) for seat in range(seats)]
    zones = [room.caption, room.standings, room.middle, *players]
    assert all(QRectF(0, 0, width, height).contains(zone) and not zone.isEmpty() for zone in zones)
    assert not any(one.intersects(other) for one, other in itertools.combinations(zones, 2))
    assert [room.is_whole(seat) for seat in range(seats)] == {2: [True] * 2, 3: [True, False, False]}.get(
        seats, [False] * 4
    )
    assert players[0].top() > room.middle.bottom() > room.middle.top() > players[1].bottom()
