"""Articles and tips for everybody."""

from typing import Any

from flask import Response, make_response, request
from marshmallow import fields

from server.articles import service
from server.articles.schemas import ArticleListSchema, ArticleSchema, CardSchema, LanguageSchema
from server.core.access import cacheable, public
from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.i18n import current_language

blueprint = Blueprint("articles", __name__, description="Articles and tips to read")


@blueprint.route("/articles")
@cacheable
@public
@blueprint.revalidated
@blueprint.arguments(ArticleListSchema, location="query")
@blueprint.answers(200, CardSchema, next_cursor=fields.String(required=True, allow_none=True))
def list_articles(query: dict[str, Any]) -> Response:
    """List the published articles, or those of a kind, the newest first."""
    language = query.pop("language", None) or current_language()
    page = service.cards(language, **query)
    return _told(envelope(datas=page.items, next_cursor=page.next_cursor))


@blueprint.route("/articles/<string:slug>")
@cacheable
@public
@blueprint.revalidated
@blueprint.arguments(LanguageSchema, location="query")
@blueprint.refuses(404)
@blueprint.answers(200, ArticleSchema)
def get_article(query: dict[str, Any], slug: str) -> Response:
    """Get a published article with its text, and what to read next."""
    language = query.get("language") or current_language()
    return _told(envelope(datas=[service.article(slug, language)]))


def _told(body: Body) -> Response:
    """An answer that names what it depends on."""
    answer = make_response(body)
    if "language" not in request.args:
        answer.vary.add("Accept-Language")
    return answer
