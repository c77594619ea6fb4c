"""Requests and responses of the console's article and comment calls.

Fields of an article that is being written clean their text instead of rejecting it.
"""

import json
import re
import unicodedata
from datetime import UTC, datetime
from typing import Any, Final

from marshmallow import ValidationError, fields, post_load, validate, validates_schema

from server.articles.enums import ARTICLE_STATES, KEPT_FOR, KINDS, TOPICS
from server.articles.schemas import BAD_KIND, BAD_LANGUAGE, CoverSchema
from server.comments.visibility import HELD, LINK, REASONS, REPORTS, STATES
from server.core.http.pagination import SearchRequestSchema
from server.core.http.schemas import DIRECTION_CONTROLS, ListedObject, Schema, Text
from server.core.text.i18n import LANGUAGES, Message, _

LONGEST_BODY: Final = 256 * 1024
BREAKS: Final = re.compile("\r\n?|[\u2028\u2029]")
# Invisible characters that come along with pasted text.
INVISIBLE: Final = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
SPACES: Final = re.compile(r"\s+")
LONG_BODY: Final = _(
    "This text is too long. An article can have up to 256 KB in both languages combined."
)
BAD_MOMENT: Final = _("Write the time as 2026-12-31T09:00:00Z, with its zone.")
LONGEST_TITLE: Final = 120
BAD_STATE: Final = _("Use draft, published or scheduled.")
BAD_COMMENTS: Final = _("Use held or shown.")
BAD_TOPIC: Final = _("Choose from the available topics.")
MANY_TOPICS: Final = _("Choose at most 10 topics.")
MANY_SOURCES: Final = _("Add at most 20 sources.")
NO_REASON: Final = _("Choose a reason.")


def _byte_size(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


class Line(Text):
    """A single line of at most `most` characters; it may be empty."""

    def __init__(self, most: int) -> None:
        super().__init__(least=0, most=most, required=True)

    def _cleaned(self, text: str) -> str:
        plain = INVISIBLE.sub("", text)
        return super()._cleaned(SPACES.sub(" ", plain))


class Markdown(fields.String):
    """A Markdown body in NFC with Unix line ends and without invisible characters."""

    def __init__(self) -> None:
        super().__init__(
            required=True,
            metadata={"maxLength": LONGEST_BODY},
            error_messages={"invalid": _("This must be text."), "long": LONG_BODY},
        )

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        plain = INVISIBLE.sub("", BREAKS.sub("\n", text)).translate(DIRECTION_CONTROLS)
        plain = unicodedata.normalize("NFC", plain)
        if _byte_size(plain) > LONGEST_BODY:
            raise self.make_error("long")
        return plain


class Moment(fields.AwareDateTime):
    """A time with its zone, as UTC."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            format="iso",
            error_messages={"invalid": BAD_MOMENT, "invalid_awareness": BAD_MOMENT},
            **kwargs,
        )

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> datetime:
        try:
            return super()._deserialize(value, *args, **kwargs).astimezone(UTC)
        except OverflowError as error:
            raise self.make_error("invalid") from error


def _choice(choices: tuple[str, ...], sentence: Message, **options: Any) -> fields.String:
    """One of some values, with one message for every error."""
    return fields.String(
        validate=validate.OneOf(choices, error=sentence),
        error_messages=dict.fromkeys(("required", "null", "invalid"), sentence),
        **options,
    )


class ArticlesQuerySchema(SearchRequestSchema):
    """Which articles operators see."""

    kind = _choice(KINDS, BAD_KIND, load_default=None)
    state = _choice(ARTICLE_STATES, BAD_STATE, load_default=None)


class ListedArticleSchema(Schema):
    """An article as operators find it; `has_changes` when its working copy was not published.

    Changes of what readers see already may be scheduled: they come at `planned_at`.
    `title` and `cover` are those of the working copy.
    """

    id = fields.String(required=True)
    slug = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    title = fields.String(required=True)
    cover = fields.Nested(CoverSchema, required=True, allow_none=True)
    state = fields.String(required=True, validate=validate.OneOf(ARTICLE_STATES))
    published_at = fields.String(required=True, allow_none=True)
    updated_at = fields.String(required=True)
    has_changes = fields.Boolean(required=True)
    planned_at = fields.String(required=True, allow_none=True)
    views = fields.Integer(required=True)
    comments = fields.Integer(required=True)


class NewArticleSchema(Schema):
    """What an article begins with: its kind, and a title in one language."""

    kind = _choice(KINDS, BAD_KIND, required=True)
    title = Text(most=LONGEST_TITLE, required=True)
    language = _choice(LANGUAGES, BAD_LANGUAGE, required=True)


class WrittenSourceSchema(Schema):
    """Where something in an article can be looked up; parts of it may still be missing."""

    title = Line(200)
    publisher = Line(100)
    url = Line(500)


class WrittenTextSchema(Schema):
    """What an article says in one language, as far as it is written."""

    title = Line(LONGEST_TITLE)
    description = Line(200)
    body = Markdown()
    sources = fields.List(
        ListedObject(WrittenSourceSchema),
        required=True,
        validate=validate.Length(max=20, error=MANY_SOURCES),
    )


class WrittenTextsSchema(Schema):
    """The texts of an article in both languages; a language may be empty."""

    en = fields.Nested(WrittenTextSchema, required=True)
    id = fields.Nested(WrittenTextSchema, required=True)


class WorkingCopySchema(Schema):
    """The whole working copy, but for its cover; without `slug` or `kind` these stay.

    Both can be changed until readers know the address.
    """

    slug = fields.String()
    kind = _choice(KINDS, BAD_KIND)
    topics = fields.List(
        _choice(TOPICS, BAD_TOPIC),
        required=True,
        validate=validate.Length(max=10, error=MANY_TOPICS),
    )
    texts = fields.Nested(WrittenTextsSchema, required=True)

    @validates_schema
    def _check_whole(self, body: dict[str, Any], **_kwargs: object) -> None:
        """NFC can make a text longer; the whole must stay small enough to be sent back."""
        encoded = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        if _byte_size(encoded) > LONGEST_BODY:
            texts = body["texts"]
            longest = max(texts, key=lambda language: _byte_size(texts[language]["body"]))
            raise ValidationError({"texts": {longest: {"body": [LONG_BODY]}}})

    @post_load
    def _name_once(self, body: dict[str, Any], **_kwargs: object) -> dict[str, Any]:
        return {**body, "topics": list(dict.fromkeys(body["topics"]))}


class ContentSchema(Schema):
    """What an article says, whole."""

    cover = fields.Nested(CoverSchema, required=True, allow_none=True)
    topics = fields.List(fields.String(), required=True)
    texts = fields.Nested(WrittenTextsSchema, required=True)


class EditedArticleSchema(ContentSchema):
    """The working copy of an article and all that belongs to it.

    `path` is its page in English, without a language; `slug_is_free` while the address can change.
    Readers get what was scheduled at `planned_at`; `is_planned` when the working copy is that.
    """

    id = fields.String(required=True)
    slug = fields.String(required=True)
    slug_is_free = fields.Boolean(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    path = fields.String(required=True)
    state = fields.String(required=True, validate=validate.OneOf(ARTICLE_STATES))
    published_at = fields.String(required=True, allow_none=True)
    version = fields.Integer(required=True)
    has_changes = fields.Boolean(required=True)
    planned_at = fields.String(required=True, allow_none=True)
    is_planned = fields.Boolean(required=True)
    updated_at = fields.String(required=True)
    updated_by = fields.String(required=True, allow_none=True)


class PublishSchema(Schema):
    """When readers see it; null keeps the present time, or is now without one."""

    at = Moment(load_default=None, allow_none=True)


class PreviewedSchema(Schema):
    """A body in one language, to be looked at."""

    body = Markdown()
    language = _choice(LANGUAGES, BAD_LANGUAGE, required=True)


class PreviewSchema(Schema):
    """A body as readers would see it, as clean html; how long it takes to read."""

    html = fields.String(required=True)
    minutes = fields.Integer(required=True)
    words = fields.Integer(required=True)


class VersionSchema(Schema):
    """A stored version: it was published, bundled with the product, or set aside.

    `by` is a name, null for the product and for deleted accounts.
    """

    number = fields.Integer(required=True)
    what = fields.String(required=True, validate=validate.OneOf(KEPT_FOR))
    at = fields.String(required=True)
    by = fields.String(required=True, allow_none=True)


class WholeVersionSchema(VersionSchema):
    """A version with what it says."""

    content = fields.Nested(ContentSchema, required=True)


class CommentsQuerySchema(SearchRequestSchema):
    """Filters of the comment list: held, oldest first, or shown, newest first."""

    state = _choice(STATES, BAD_COMMENTS, load_default=HELD)


class CommentAuthorSchema(Schema):
    """Who wrote a comment."""

    id = fields.String(required=True)
    username = fields.String(required=True)
    avatar_url = fields.String(required=True, allow_none=True)


class CommentPlaceSchema(Schema):
    """The article of a comment."""

    slug = fields.String(required=True)
    title = fields.String(required=True)
    path = fields.String(required=True)


class CommentReportSchema(Schema):
    """An unsettled report of a comment.

    `is_earlier` when the comment has been changed since.
    """

    reason = fields.String(required=True, validate=validate.OneOf(REASONS))
    note = fields.String(required=True, allow_none=True)
    at = fields.String(required=True)
    is_earlier = fields.Boolean(required=True)


class QueuedCommentSchema(Schema):
    """A comment as operators see it; without `author` when the account is not in use."""

    id = fields.String(required=True)
    text = fields.String(required=True)
    author = fields.Nested(CommentAuthorSchema, required=True, allow_none=True)
    article = fields.Nested(CommentPlaceSchema, required=True)
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    held_for = fields.String(
        required=True, allow_none=True, validate=validate.OneOf((LINK, REPORTS))
    )
    created_at = fields.String(required=True)
    reports = fields.List(fields.Nested(CommentReportSchema), required=True)


class RemovalSchema(Schema):
    """Why a comment is removed."""

    reason = _choice(REASONS, NO_REASON, required=True)
