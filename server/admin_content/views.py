"""The calls by which operators write articles and bring them to their readers."""

from datetime import datetime
from typing import Any, Final

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.admin_content import service
from server.admin_content.fields import LONGEST_BODY
from server.admin_content.schemas import (
    ArticlesQuerySchema,
    EditedArticleSchema,
    ListedArticleSchema,
    NewArticleSchema,
    PreviewedSchema,
    PreviewSchema,
    PublishSchema,
    WorkingCopySchema,
)
from server.articles.errors import COVER, LARGE_COVER
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import sent_match, tagged
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, person
from server.core.http.uploads import takes_file
from server.core.text.i18n import Message, _, current_language
from server.sessions.guard import admin

blueprint = Blueprint("admin_content", __name__, description="Articles and comments in the console")

LARGEST_COVER: Final = 5 * 1024 * 1024
GONE: Final = 404


@blueprint.route("/admin/articles")
@admin
@blueprint.arguments(ArticlesQuerySchema, location="query")
@blueprint.answers(200, ListedArticleSchema, total=fields.Integer(required=True))
def list_edited_articles(query: dict[str, Any]) -> Body:
    """List all articles, what was changed last first."""
    page = service.articles(current_language(), **query)
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/articles", methods=["POST"])
@admin
@blueprint.idempotent
@blueprint.arguments(NewArticleSchema)
@blueprint.answers(201, EditedArticleSchema, message=True)
@idempotent(201)
@limited("100 per hour", by=person)
def add_article(body: dict[str, str]) -> Body:
    """Begin an article; its address is made of the title and can be changed."""
    return envelope(_("The article has begun."), [service.begin(current_user.id, **body)])


@blueprint.route("/admin/articles/<string:id>")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema)
def get_edited_article(**path: str) -> Response:
    """One article as it is being written; the ETag is its version."""
    item = service.article(path["id"])
    return tagged(envelope(datas=[item]), item["version"])


@blueprint.route("/admin/articles/<string:id>", methods=["PUT"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.arguments(WorkingCopySchema, largest=LONGEST_BODY)
@blueprint.answers(200, EditedArticleSchema, message=True)
def save_article(body: dict[str, Any], **path: str) -> Response:
    """Save the whole working copy, of at most 256 KB; readers see nothing of it yet."""
    item = service.save(current_user.id, path["id"], body, sent_match())
    return edited(_("Saved."), item)


@blueprint.route("/admin/articles/<string:id>", methods=["DELETE"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, message=True)
def delete_article(**path: str) -> Body:
    """Delete an article for good, with its versions, pictures and comments."""
    service.delete(current_user.id, path["id"], sent_match())
    return envelope(_("The article has been deleted."))


@blueprint.route("/admin/articles/<string:id>/publish", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.arguments(PublishSchema)
@blueprint.answers(200, EditedArticleSchema, message=True)
def publish_article(body: dict[str, datetime | None], **path: str) -> Response:
    """Give the working copy to readers; 422 names by language and field what is missing.

    `at` null keeps the moment that the article has, scheduled ones too; without one it is now.
    One that readers know keeps its moment unless another one of the past is named; with one to
    come readers go on with what they see until then.
    """
    item = service.publish(current_user.id, path["id"], body["at"], sent_match())
    is_waiting = item["state"] == service.SCHEDULED
    said = _("The article will appear at its moment.") if is_waiting else _("It is published.")
    if item["planned_at"]:
        said = _("The changes will appear at their moment.")
    return edited(said, item)


@blueprint.route("/admin/articles/<string:id>/call-off", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def call_off_changes(**path: str) -> Response:
    """Take changes off the schedule; readers keep what they see, and the working copy stays."""
    item = service.call_off(current_user.id, path["id"], sent_match())
    return edited(_("The changes are no longer scheduled."), item)


@blueprint.route("/admin/articles/<string:id>/unpublish", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def unpublish_article(**path: str) -> Response:
    """Take an article back from its readers, or from its moment to come; it stays a draft."""
    item = service.unpublish(current_user.id, path["id"], sent_match())
    return edited(_("Readers no longer see it."), item)


@blueprint.route("/admin/articles/<string:id>/discard", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE, 409)
@blueprint.answers(200, EditedArticleSchema, message=True)
def discard_changes(**path: str) -> Response:
    """Go back to what was published; the working copy is kept as a version."""
    item = service.discard(current_user.id, path["id"], sent_match())
    return edited(_("The changes have been set aside."), item)


@blueprint.route("/admin/articles/<string:id>/cover", methods=["PUT"])
@admin
@limited("120 per hour", by=person)
@takes_file(blueprint, COVER, most=LARGEST_COVER, too_large=LARGE_COVER)
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def change_cover(content: bytes, **path: str) -> Response:
    """Give the working copy a picture: JPEG, PNG or WebP of at most 5 MB; its middle is kept."""
    item = service.set_cover(current_user.id, path["id"], content, sent_match())
    return edited(_("The picture has been changed."), item)


@blueprint.route("/admin/articles/<string:id>/cover", methods=["DELETE"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def remove_cover(**path: str) -> Response:
    """Take the picture from the working copy."""
    item = service.drop_cover(current_user.id, path["id"], sent_match())
    return edited(_("The picture has been removed."), item)


@blueprint.route("/admin/articles/preview", methods=["POST"])
@admin
@limited("120 per minute", by=person)
@blueprint.arguments(PreviewedSchema, largest=LONGEST_BODY)
@blueprint.answers(200, PreviewSchema)
def preview_article(body: dict[str, str]) -> Body:
    """A body as readers would see it; nothing is stored."""
    return envelope(datas=[service.preview(**body)])


def edited(said: Message, item: dict[str, Any]) -> Response:
    """What is said of an article after an act, with how it is now; the ETag is its version."""
    return tagged(envelope(said, [item]), item["version"])
