"""The data export of comments and reports."""

from typing import Final

from sqlalchemy import select

from server.articles import service as articles
from server.comments.models import Comment, CommentReport
from server.comments.visibility import HELD, SHOWN
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db

COMMENTS: Final = ("id", "article", "text", "state", "created_at", "edited_at")
REPORTS: Final = ("comment_id", "reason", "note", "created_at")


def export(owner_id: str) -> Exported:
    """Everything that the owner wrote below articles, and what they reported of others."""
    return Exported(
        tables=[
            Table.of(
                "comments",
                _("Your comments below articles; held ones wait to be looked at."),
                COMMENTS,
                _comments(owner_id),
            ),
            Table.of(
                "comment_reports",
                _("What you reported of comments by others."),
                REPORTS,
                _reports(owner_id),
            ),
        ]
    )


def _comments(owner_id: str) -> list[Row]:
    mine = select(Comment).where(Comment.owner_id == owner_id).order_by(Comment.id)
    written = list(db.session.scalars(mine))
    slugs = articles.list_slugs({one.article_id for one in written})
    return [
        (
            one.id,
            slugs[one.article_id],
            one.text,
            HELD if one.held_for else SHOWN,
            format_utc(one.created_at),
            format_utc(one.edited_at) if one.edited_at else None,
        )
        for one in written
    ]


def _reports(owner_id: str) -> list[Row]:
    mine = select(CommentReport).where(CommentReport.owner_id == owner_id)
    made = db.session.scalars(mine.order_by(CommentReport.created_at, CommentReport.comment_id))
    return [(one.comment_id, one.reason, one.note, format_utc(one.created_at)) for one in made]
