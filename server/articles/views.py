"""Public calls for articles, tips and covers."""

from typing import Any, Final

from flask import Response, make_response, request
from marshmallow import fields

from server.articles import covers, service
from server.articles.schemas import ArticleListSchema, ArticleSchema, CardSchema, LanguageSchema
from server.core.http.access import mark_cacheable, public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import current_language

blueprint = Blueprint("articles", __name__, description="Articles and tips to read")

IMMUTABLE: Final = "public, max-age=31536000, immutable"
# A browser that opens a picture as a page must not run anything in it.
SANDBOX: Final = "default-src 'none'; sandbox"


@blueprint.route("/articles")
@mark_cacheable
@public
@blueprint.revalidated
@blueprint.arguments(ArticleListSchema, location="query")
@blueprint.answers(200, CardSchema, next_cursor=fields.String(required=True, allow_none=True))
def list_articles(query: dict[str, Any]) -> Response:
    """List the published articles, or those of a kind, the newest first."""
    language = query.pop("language", None) or current_language()
    page = service.list_cards(language, **query)
    return _respond(envelope(datas=page.items, next_cursor=page.next_cursor))


@blueprint.route("/articles/<string:slug>")
@mark_cacheable
@public
@blueprint.revalidated
@blueprint.arguments(LanguageSchema, location="query")
@blueprint.refuses(404)
@blueprint.answers(200, ArticleSchema)
def get_article(query: dict[str, Any], slug: str) -> Response:
    """Get a published article with its text, and what to read next."""
    language = query.get("language") or current_language()
    return _respond(envelope(datas=[service.get_article(slug, language)]))


@blueprint.route("/covers/<string:cover>/<string:file>")
@public
@blueprint.refuses(404)
@blueprint.gives_file(*covers.TYPES.values())
def show_cover(**path: str) -> Response:
    """Show a size of an uploaded cover; its address changes with it, so caches keep it for ever."""
    image, kind = covers.get_cover_file(path["cover"], path["file"])
    response = Response(image, mimetype=kind)
    response.headers["Cache-Control"] = IMMUTABLE
    response.headers["Content-Security-Policy"] = SANDBOX
    # Link previews on other sites embed it.
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    response.set_etag(f"{path['cover']}-{path['file']}")
    response.make_conditional(request)
    return response


def _respond(body: Body) -> Response:
    """A response that varies by Accept-Language unless the query names a language."""
    answer = make_response(body)
    if "language" not in request.args:
        answer.vary.add("Accept-Language")
    return answer
