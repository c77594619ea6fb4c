"""Requests and responses of the comment calls."""

from typing import Any, Final

from marshmallow import fields, post_load, validate

from server.comments.text_normalization import normalize_text
from server.comments.visibility import REASONS, STATES
from server.core.http.fields import RowCount
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _

LONGEST: Final = 2000
LONGEST_NOTE: Final = 500
MOST: Final = 100
USUAL: Final = 20
BAD_LIMIT: Final = _("Request 1 to 100 comments.")
NO_REASON: Final = _("Choose a reason.")
# Control characters of text pasted from tables or old programs.
PASTED: Final = {ord("\t"): " ", ord("\v"): "\n", ord("\f"): "\n", 0x2028: "\n", 0x2029: "\n"}


class PublicText(Text):
    """A normalized text with line breaks, at most `most` characters long."""

    def __init__(self, *, most: int, **kwargs: Any) -> None:
        super().__init__(most=most, breaks=True, **kwargs)

    def _cleaned(self, text: str) -> str:
        return normalize_text(super()._cleaned(text.translate(PASTED)))


class PageSchema(Schema):
    """Which page of the comments is read."""

    limit = RowCount(MOST, BAD_LIMIT, load_default=USUAL)
    cursor = fields.String(load_default=None)


class NewCommentSchema(Schema):
    """A comment of 1 to 2,000 characters, as plain text; line breaks stay."""

    text = PublicText(
        most=LONGEST,
        required=True,
        error_messages={"empty": _("Please write your comment.")},
    )


class ReportSchema(Schema):
    """What is wrong with a comment, and in other words if wanted."""

    reason = fields.String(
        required=True,
        validate=validate.OneOf(REASONS, error=NO_REASON),
        error_messages={"required": NO_REASON, "null": NO_REASON, "invalid": NO_REASON},
    )
    note = PublicText(least=0, most=LONGEST_NOTE, load_default=None, allow_none=True)

    @post_load
    def _without_empty(
        self, body: dict[str, str | None], **_kwargs: object
    ) -> dict[str, str | None]:
        return {**body, "note": body["note"] or None}


class AuthorSchema(Schema):
    """Who wrote a comment."""

    username = fields.String(required=True)
    avatar_url = fields.String(required=True, allow_none=True)


class CommentSchema(Schema):
    """One comment; `mine` ones can be changed until `editable_until`, null when that is over."""

    id = fields.String(required=True)
    author = fields.Nested(AuthorSchema, required=True)
    text = fields.String(required=True)
    created_at = fields.String(required=True)
    edited_at = fields.String(required=True, allow_none=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    mine = fields.Boolean(required=True)
    editable_until = fields.String(required=True, allow_none=True)
    reported = fields.Boolean(required=True)
