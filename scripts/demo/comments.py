"""What people of the demo wrote below articles and waits for an operator."""

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select

from scripts.demo.population import people
from server.articles import service
from server.comments.models import Comment, CommentReport
from server.comments.service import HOLD_THRESHOLD
from server.comments.visibility import LINK, REPORTS
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.ids import id_at
from server.extensions import db

# Reports came later than what they are about.
LATER: Final = dt.timedelta(hours=2)


class Held(NamedTuple):
    """What somebody wrote below an article so many hours ago, and what others held against it."""

    slug: str
    hours: int
    text: str
    reports: tuple[tuple[str, str | None], ...] = ()


HELD: Final = (
    Held(
        "blog1",
        9,
        "Tabel menabung saya taruh di https://tabungan.example/tabel, silakan disalin.",
    ),
    Held(
        "blog2",
        26,
        "Mau dana cair 10 menit tanpa syarat? Hubungi saya, bunga nol persen, kuota terbatas!",
        (
            ("scam", "Menawarkan pinjaman gelap, minta uang muka."),
            ("spam", None),
            ("scam", "Saya juga dihubungi orang ini."),
        ),
    ),
)


def fill(_owner_id: str, _present: dt.date, _seed: int) -> None:
    """Let comments be held, unless any is or the articles are not there."""
    if db.session.scalar(select(Comment.id).where(Comment.held_for.is_not(None)).limit(1)):
        return
    writers = iter(people()[60:])
    for one in HELD:
        try:
            article_id, _count = service.find_comment_target(one.slug)
        except NotFound:
            continue
        moment = now() - dt.timedelta(hours=one.hours)
        comment = _comment(one, next(writers), article_id, moment)
        db.session.execute(insert(Comment), [comment])
        reports = [
            {
                "comment_id": comment["id"],
                "owner_id": next(writers),
                "reason": reason,
                "note": note,
                "created_at": moment + LATER,
            }
            for reason, note in one.reports
        ]
        if reports:
            db.session.execute(insert(CommentReport), reports)


def _comment(one: Held, owner_id: str, article_id: str, moment: dt.datetime) -> dict[str, Any]:
    return {
        "id": id_at(moment),
        "article_id": article_id,
        "owner_id": owner_id,
        "text": one.text,
        "held_for": REPORTS if len(one.reports) >= HOLD_THRESHOLD else LINK,
        "visible": False,
        "created_at": moment,
    }
