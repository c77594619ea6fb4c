"""Requests and responses of the public article calls."""

from typing import Final

from marshmallow import fields, validate

from server.articles.enums import KINDS
from server.core.http.fields import RowCount
from server.core.http.pagination import MAX_LIMIT
from server.core.http.schemas import Schema
from server.core.text.i18n import LANGUAGES, _

BAD_KIND: Final = _("Use blog or tip.")
BAD_LANGUAGE: Final = _("Use en or id.")
BAD_LIMIT: Final = _("Request 1 to 200 rows.")


class CoverSchema(Schema):
    """A picture in its sizes; `avif` and `webp` are lists for a srcset, `share` is a JPEG."""

    src = fields.String(required=True)
    width = fields.Integer(required=True)
    height = fields.Integer(required=True)
    avif = fields.String(required=True)
    webp = fields.String(required=True)
    share = fields.String(required=True)


class LanguageSchema(Schema):
    """The language to read; it overrides Accept-Language."""

    language = fields.String(validate=validate.OneOf(LANGUAGES, error=BAD_LANGUAGE))


class ArticleListSchema(LanguageSchema):
    """Filters and page of the article list."""

    kind = fields.String(validate=validate.OneOf(KINDS, error=BAD_KIND))
    limit = RowCount(MAX_LIMIT, BAD_LIMIT, load_default=MAX_LIMIT)
    cursor = fields.String()


class CardLabelsSchema(Schema):
    """Numbers and days of an article in the reader's words."""

    published = fields.String(required=True)
    reading = fields.String(required=True)
    views = fields.String(required=True)
    comments = fields.String(required=True)
    age = fields.String(required=True)


class CardSchema(Schema):
    """An article as lists show it; `path` is its page in English, without a language."""

    slug = fields.String(required=True)
    kind = fields.String(required=True, validate=validate.OneOf(KINDS))
    title = fields.String(required=True)
    description = fields.String(required=True)
    path = fields.String(required=True)
    cover = fields.Nested(CoverSchema, required=True, allow_none=True)
    minutes = fields.Integer(required=True)
    views = fields.Integer(required=True)
    comments = fields.Integer(required=True)
    published_at = fields.String(required=True)
    labels = fields.Nested(CardLabelsSchema, required=True)


class ArticleLabelsSchema(CardLabelsSchema):
    """The same, and since when an article says what it says; null when it always did."""

    updated = fields.String(required=True, allow_none=True)


class SourceSchema(Schema):
    """Where something in an article can be looked up."""

    title = fields.String(required=True)
    publisher = fields.String(required=True)
    url = fields.String(required=True)


class HeadingSchema(Schema):
    """A part of an article, and the id of its heading in the body."""

    id = fields.String(required=True)
    title = fields.String(required=True)


class ArticleSchema(CardSchema):
    """A whole article; `body` is clean html whose headings begin at level 2.

    `languages` are those in which the article can be read.
    """

    languages = fields.List(fields.String(validate=validate.OneOf(LANGUAGES)), required=True)

    body = fields.String(required=True)
    contents = fields.List(fields.Nested(HeadingSchema), required=True)
    sources = fields.List(fields.Nested(SourceSchema), required=True)
    topics = fields.List(fields.String(), required=True)
    updated_at = fields.String(required=True, allow_none=True)
    labels = fields.Nested(ArticleLabelsSchema, required=True)
    related = fields.List(fields.Nested(CardSchema), required=True)
    next = fields.Nested(CardSchema, required=True, allow_none=True)
