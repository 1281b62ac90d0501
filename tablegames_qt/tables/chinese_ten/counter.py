"""The points counter: how much of what everybody could count is shown."""

from __future__ import annotations

from rules.chinese_ten.view import TenView


def shown_points(view: TenView, counter: str) -> list[int | None]:
    """Return the points to show by seat for a setting `off`, `own` or `all`; None for a seat whose points stay unsaid.

    Once a deal is over its points are the result and are always shown.
    """
    everybody = counter == "all" or view.phase in ("deal-over", "match-over")
    return [
        points if everybody or (counter == "own" and seat == view.viewer) else None
        for seat, points in enumerate(view.points)
    ]
