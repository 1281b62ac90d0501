"""The laws of the choreographer: ends are reached, callbacks run once, nothing ticks when idle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene import speeds
from tablegames_qt.scene.choreographer import Beat, Choreographer, _Playing
from tablegames_qt.scene.layers import TRAVEL
from tablegames_qt.scene.moves import Count, Flip, Move
from tablegames_qt.scene.speeds import Speed
from tests.qt.scene.toys import ToyPiece, toy_piece


class Dot(QGraphicsItem):
    """The least that can move."""

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 10, 10)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawRect(self.boundingRect())


@pytest.fixture
def stage(faces: CardFaces) -> Iterator[tuple[Choreographer, ToyPiece, QGraphicsScene]]:
    scene = QGraphicsScene()
    piece = toy_piece(faces)
    scene.addItem(piece)
    choreographer = Choreographer(scene)
    yield choreographer, piece, scene
    choreographer.stop()


Stage = tuple[Choreographer, ToyPiece, QGraphicsScene]


def test_a_move_ends_where_it_was_sent_and_nothing_ticks_afterwards(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    piece.setZValue(3)
    with qtbot.waitSignal(dance.idle):
        dance.add(Beat([Move(piece, QPointF(200, 100), height=140, z=7)]))
        assert dance.running
    assert piece.pos() == QPointF(200, 100)
    assert (piece.height, piece.zValue(), piece.scale()) == (140, 7, 1)
    assert not dance.running
    assert not dance.ticking


def test_a_piece_on_its_way_passes_over_everything(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    piece.setZValue(3)
    dance.add(Beat([Move(piece, QPointF(500, 0))]))
    qtbot.waitUntil(lambda: 0 < piece.x() < 500)
    assert piece.zValue() == TRAVEL + 3
    dance.settle()
    assert piece.zValue() == 3


def test_settle_half_way_reaches_every_end_in_order(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    told: list[str] = []
    beats = [
        Beat(
            [Move(piece, QPointF(100 * n, 50), landed=lambda n=n: told.append(f"landed {n}"))],
            hold="capture_hold",
            on_start=lambda n=n: told.append(f"start {n}"),
            on_end=lambda n=n: told.append(f"end {n} at {piece.x():.0f}"),
        )
        for n in (1, 2, 3)
    ]
    dance.add(*beats)
    qtbot.waitUntil(lambda: piece.x() > 5)
    with qtbot.waitSignal(dance.idle):
        dance.settle()
    assert told == [line for n in (1, 2, 3) for line in (f"start {n}", f"landed {n}", f"end {n} at {100 * n}")]
    assert not dance.ticking


def test_settle_of_an_idle_table_says_nothing(qtbot: QtBot, stage: Stage) -> None:
    dance, _, _ = stage
    with qtbot.assertNotEmitted(dance.idle):
        dance.settle()


def test_a_callback_may_queue_more(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    told: list[str] = []

    def again() -> None:
        told.append("first")
        dance.add(Beat([Move(piece, QPointF(300, 0))], on_end=lambda: told.append("second")))

    idle: list[int] = []
    dance.idle.connect(lambda: idle.append(1))
    dance.add(Beat([Move(piece, QPointF(100, 0))], on_end=again))
    dance.settle()
    assert told == ["first", "second"]
    assert piece.x() == 300
    assert idle == [1]


@pytest.mark.parametrize("when", ["on_start", "on_end", "landed"])
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.QUICK])
def test_settle_inside_a_callback(qtbot: QtBot, stage: Stage, when: str, speed: Speed) -> None:
    dance, piece, _ = stage
    dance.speed = speed
    told: list[str] = []
    idle: list[int] = []
    dance.idle.connect(lambda: idle.append(1))

    def settle() -> None:
        told.append("settle")
        dance.settle()

    first = Beat(
        [Move(piece, QPointF(100, 0), landed=settle if when == "landed" else None)],
        on_start=settle if when == "on_start" else None,
        on_end=settle if when == "on_end" else None,
    )
    dance.add(first, Beat([Move(piece, QPointF(200, 0))], on_end=lambda: told.append("last")))
    qtbot.waitUntil(lambda: not dance.running)
    qtbot.waitUntil(lambda: not dance.ticking)
    assert told == ["settle", "last"]
    assert piece.x() == 200
    assert idle == [1]


def test_a_callback_that_raises_does_not_stop_the_table(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage

    def fail() -> None:
        raise RuntimeError("planted")

    dance.add(
        Beat([Move(piece, QPointF(100, 0), landed=fail)], on_start=fail, on_end=fail),
        Beat([Move(piece, QPointF(200, 0))]),
    )
    dance.speed = Speed.QUICK
    with qtbot.captureExceptions() as raised, qtbot.waitSignal(dance.idle):
        pass
    assert raised
    assert piece.x() == 200


def test_speed_off_is_at_the_end_at_once_but_leaves_time_to_read(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    dance.speed = Speed.OFF
    seen: list[float] = []
    piece.xChanged.connect(lambda: seen.append(piece.x()))
    dance.add(Beat([Move(piece, QPointF(100, 0))], hold="pause"), Beat(hold="capture_hold"))
    assert seen == [], "nothing moves inside add"
    qtbot.waitUntil(lambda: piece.x() == 100)
    assert seen == [100]
    assert dance.running, "the capture is held"
    with qtbot.waitSignal(dance.idle):
        pass


def test_reduced_motion_does_not_travel() -> None:
    assert speeds.ms("travel", Speed.NORMAL, reduced=True) == 0
    assert speeds.ms("fade", Speed.NORMAL, reduced=True) == 150
    assert speeds.ms("capture_hold", Speed.NORMAL, reduced=True) == 300


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("travel", (0, 115, 230, 345)),
        ("capture_hold", (300, 150, 300, 800)),
        ("bot_turn", (0, 1100, 2200, 4000)),
        ("deal", (0, 750, 1500, 2250)),
    ],
)
def test_durations_by_speed(name: str, figures: tuple[int, ...]) -> None:
    assert tuple(speeds.ms(name, speed) for speed in Speed) == figures


def test_a_flip_shows_the_card_from_its_middle_only(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    shown: list[tuple[bool, float]] = []

    class Watching:
        def look(self) -> bool:
            shown.append((piece.face is not None, piece.squeeze))
            return not dance.running

    dance.add(Beat([Flip(piece, "7h")]))
    qtbot.waitUntil(Watching().look)
    assert piece.face == "7h"
    assert piece.squeeze == 1
    squeezes = [squeeze for face_up, squeeze in shown if not face_up]
    assert squeezes == sorted(squeezes, reverse=True), "face down it only gets narrower"


def test_stagger_fits_into_its_cap(qtbot: QtBot, faces: CardFaces) -> None:
    scene = QGraphicsScene()
    pieces = [toy_piece(faces, str(n)) for n in range(30)]
    for piece in pieces:
        scene.addItem(piece)
    dance = Choreographer(scene)
    dance.speed = Speed.QUICK
    landed: list[str] = []
    moves = [
        Move(piece, QPointF(100, 0), time="deal_card", landed=lambda piece=piece: landed.append(piece.piece))
        for piece in pieces
    ]
    beat = Beat(moves, stagger="deal_card", at_most="deal")
    planned = _Playing(beat)
    planned.lay_out(0, dance.ms)
    assert planned.length <= dance.ms("deal") < 30 * dance.ms("deal_card")
    with qtbot.waitSignal(dance.idle):
        dance.add(beat)
    assert landed == [str(n) for n in range(30)]
    dance.stop()


def test_step_mode_waits_and_goes_on(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    dance.step_mode = True
    dance.speed = Speed.QUICK
    with qtbot.waitSignal(dance.waiting_changed) as waiting:
        dance.add(Beat([Move(piece, QPointF(50, 0))], wait_for_step=True), Beat([Move(piece, QPointF(90, 0))]))
    assert waiting.args == [True]
    assert dance.running
    assert piece.x() == 50
    qtbot.waitUntil(lambda: not dance.ticking)
    with qtbot.waitSignal(dance.idle):
        dance.step()
    assert piece.x() == 90


def test_settle_does_not_wait_for_steps(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    dance.step_mode = True
    dance.add(Beat([Move(piece, QPointF(50, 0))], wait_for_step=True), Beat([Move(piece, QPointF(90, 0))]))
    dance.settle()
    assert piece.x() == 90
    assert not dance.waiting
    assert not dance.running


def test_skipping_ends_one_beat_only(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    dance.add(Beat([Move(piece, QPointF(100, 0))], hold="final_sum"), Beat([Move(piece, QPointF(500, 0))]))
    qtbot.waitUntil(lambda: piece.x() > 0)
    dance.skip_beat()
    assert piece.x() == 100
    qtbot.waitUntil(lambda: 100 < piece.x() < 500)
    dance.settle()


def test_an_aside_runs_beside_the_queue_and_the_newer_one_wins(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, scene = stage
    told: list[str] = []
    dance.aside(Move(piece, rise=20, time="relayout", landed=lambda: told.append("up")))
    dance.aside(Move(piece, rise=0, time="relayout", landed=lambda: told.append("down")))
    assert not dance.running
    qtbot.waitUntil(lambda: not dance.ticking)
    assert told == ["down"]
    assert piece.rise == 0
    dot = Dot()
    scene.addItem(dot)
    dance.aside(Move(dot, opacity=0.0, time="fade"))
    dance.settle()
    assert dot.opacity() == 0


def test_a_beat_takes_over_a_piece_that_glides(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    piece.setZValue(2)
    dance.aside(Move(piece, QPointF(400, 400)))
    with qtbot.waitSignal(dance.idle):
        dance.add(Beat([Move(piece, QPointF(10, 10))]))
    assert piece.pos() == QPointF(10, 10)
    assert piece.zValue() == 2


def test_stop_runs_no_callback_and_accepts_nothing(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, scene = stage
    told: list[str] = []
    dance.add(Beat([Move(piece, QPointF(400, 0))], on_end=lambda: told.append("end")))
    qtbot.waitUntil(lambda: piece.x() > 0)
    dance.stop()
    scene.clear()
    dance.add(Beat(on_end=lambda: told.append("late")))
    dance.settle()
    assert told == []
    assert not dance.ticking


def test_a_count_runs_through_its_numbers_and_ends_at_the_last(qtbot: QtBot, stage: Stage) -> None:
    dance, piece, _ = stage
    said: list[int] = []
    with qtbot.waitSignal(dance.idle):
        dance.add(Beat([Count(piece, 3, 40, said.append)]))
    assert said == sorted(said)
    assert len(said) > 2
    assert said[-1] == 40
    dance.add(Beat([Count(piece, 40, 5, said.append)]))
    dance.settle()
    assert said[-1] == 5
    dance.speed = Speed.OFF
    said.clear()
    dance.add(Beat([Count(piece, 1, 9, said.append)]))
    dance.settle()
    assert said == [9]
