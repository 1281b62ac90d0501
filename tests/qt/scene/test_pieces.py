"""A piece as it lies and is marked: sharp at every scale factor, and never without bounds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from rules.cards import Card
from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tests.qt.scene.toys import toy_look, toy_piece

DPRS = [1.0, 1.25, 1.5, 2.0]


def painted(piece: PieceItem, dpr: float, *, at: QPointF = QPointF(100, 100)) -> QImage:
    """The piece on white in an image of 400 x 400 logical pixels."""
    image = QImage(round(400 * dpr), round(400 * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(piece.look.snap(at))
    piece.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def drawn_box(image: QImage) -> QRectF:
    """The middles of the outermost pixels that are not white."""
    white = b"\xff\xff\xff\xff" * image.width()
    rows = [bytes(image.constScanLine(y))[: 4 * image.width()] for y in range(image.height())]
    down = [y for y, row in enumerate(rows) if row != white]
    turned = image.transformed(QTransform(0, 1, 1, 0, 0, 0))
    white = b"\xff\xff\xff\xff" * turned.width()
    columns = [bytes(turned.constScanLine(x))[: 4 * turned.width()] for x in range(turned.height())]
    across = [x for x, column in enumerate(columns) if column != white]
    return QRectF(QPointF(across[0] + 0.5, down[0] + 0.5), QPointF(across[-1] + 0.5, down[-1] + 0.5))


@pytest.mark.parametrize("dpr", DPRS)
@pytest.mark.parametrize("height", [84.0, 99.7, 131.3])
def test_a_picture_at_rest_is_drawn_pixel_by_pixel(faces: CardFaces, dpr: float, height: float) -> None:
    piece = toy_piece(faces, look=toy_look(dpr=dpr))
    piece.set_shadowed(on=False)
    piece.set_height(height)
    # a pattern of single pixels: any resampling would blur it
    pattern = QImage(piece.pixmap.size(), QImage.Format.Format_ARGB32_Premultiplied)
    for x in range(pattern.width()):
        for y in range(pattern.height()):
            pattern.setPixelColor(x, y, QColor("red") if (x + y) % 2 else QColor("blue"))
    piece.pixmap.convertFromImage(pattern)
    spot = QPointF(33.3, 41.7)
    image = painted(piece, dpr, at=spot)
    corner = piece.look.snap(spot) * dpr
    left, top = round(corner.x()), round(corner.y())
    for x, y in ((0, 0), (1, 0), (0, 1), (17, 30), (pattern.width() - 1, pattern.height() - 1)):
        assert image.pixelColor(left + x, top + y) == pattern.pixelColor(x, y)


@pytest.mark.parametrize("dpr", DPRS)
def test_pieces_rest_on_device_pixels(faces: CardFaces, dpr: float) -> None:
    piece = toy_piece(faces, look=toy_look(dpr=dpr))
    for x in (0.1, 10.33, 77.77, 123.456):
        piece.place(QPointF(x, x / 3), 100.3)
        for length in (piece.x(), piece.y(), piece.width, piece.height):
            assert abs(length * dpr - round(length * dpr)) < 1e-6


@pytest.mark.parametrize(
    "state",
    ["rest", "hover", "selected", "legal", "hit", "washed", "lifted", "badge", "risen", "squeezed", "stretched"],
)
def test_every_state_stays_inside_its_bounds(faces: CardFaces, state: str) -> None:
    piece = toy_piece(faces)
    piece.set_height(140)
    piece.show_face("x")
    match state:
        case "hover":
            piece.set_hovered(on=True)
        case "selected" | "legal" | "hit":
            piece.set_mark(Mark(state))
        case "washed":
            piece.set_washed(on=True)
        case "lifted":
            piece.set_lifted(on=True)
        case "badge":
            piece.set_badge("10", strip=40)
        case "risen":
            piece.set_rise(30)
        case "squeezed":
            piece.set_squeeze(0.2)
        case "stretched":
            piece.stretch_to(90)
    bounds = piece.boundingRect()
    assert not bounds.isEmpty()
    assert bounds.translated(100, 100).contains(drawn_box(painted(piece, 1.0)))


def test_marks_can_be_told_apart(faces: CardFaces) -> None:
    pictures = []
    for prepare in (
        lambda piece: None,
        lambda piece: piece.set_mark(Mark.LEGAL),
        lambda piece: piece.set_washed(on=True),
        lambda piece: piece.set_badge("10"),
        lambda piece: piece.set_hovered(on=True),
    ):
        piece = toy_piece(faces)
        piece.set_height(140)
        piece.show_face("x")
        prepare(piece)
        pictures.append(painted(piece, 1.0).bits().tobytes())
    assert len(set(pictures)) == len(pictures)


def test_a_badge_stands_in_the_visible_strip(faces: CardFaces) -> None:
    piece = toy_piece(faces)
    piece.set_height(140)
    piece.set_badge("10", strip=50)
    assert piece.badge_rect().right() <= 50
    assert piece.badge_rect().width() >= 22
    assert piece.badge_rect().top() == pytest.approx(-0.36 * piece.badge_rect().height())


def test_a_badge_never_leaves_a_narrow_strip_to_the_left_neighbour(faces: CardFaces) -> None:
    piece = toy_piece(faces)
    piece.set_height(140)
    piece.set_badge("10", strip=24)
    assert piece.badge_rect().left() >= 0


def test_face_down_a_card_knows_nothing(faces: CardFaces) -> None:
    item = CardItem("slot", faces, toy_look())
    for face in (Card.parse("Ah"), None):
        faces.draw_now(face, item.height, 1.0)
    item.show_card(Card.parse("Ah"))
    assert item.card is Card.parse("Ah")
    shown = item.pixmap.cacheKey()
    item.show_card(None)
    assert item.card is None
    assert item.face is None
    assert item.pixmap.cacheKey() != shown
    assert Card.parse("Ah") not in vars(item).values()


def test_hover_does_not_leave_the_old_ground(faces: CardFaces) -> None:
    piece = toy_piece(faces)
    piece.set_height(140)
    piece.set_rise(20)
    assert piece.shape().contains(QPointF(50, 139))
    assert piece.shape().contains(QPointF(50, -19))
