"""The console's calls for articles, their versions, and comments."""

from datetime import datetime
from typing import Any, Final

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.admin_content.schemas import (
    LONGEST_BODY,
    ArticlesQuerySchema,
    CommentsQuerySchema,
    EditedArticleSchema,
    ListedArticleSchema,
    NewArticleSchema,
    PreviewedSchema,
    PreviewSchema,
    PublishSchema,
    QueuedCommentSchema,
    RemovalSchema,
    VersionSchema,
    WholeVersionSchema,
    WorkingCopySchema,
)
from server.articles import editor, operator_list, publication, version_history
from server.articles.covers import COVER, TOO_LARGE
from server.articles.enums import SCHEDULED
from server.comments import moderation
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.http.uploads import accepts_file
from server.core.text.i18n import Message, _, current_language
from server.sessions.access_guard import admin

blueprint = Blueprint("admin_content", __name__, description="Articles and comments in the console")

LARGEST_COVER: Final = 5 * 1024 * 1024
GONE: Final = 404
UNSEEN: Final = _("Comment approved. Others can see it once the author's account is active again.")


@blueprint.route("/admin/articles")
@admin
@blueprint.arguments(ArticlesQuerySchema, location="query")
@blueprint.answers(200, ListedArticleSchema, total=fields.Integer(required=True))
def list_edited_articles(query: dict[str, Any]) -> Body:
    """List all articles, what was changed last first."""
    page = operator_list.list_articles(current_language(), **query)
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/articles", methods=["POST"])
@admin
@blueprint.idempotent
@blueprint.arguments(NewArticleSchema)
@blueprint.answers(201, EditedArticleSchema, message=True)
@idempotent(201)
@limited("100 per hour", by=user_or_address)
def add_article(body: dict[str, str]) -> Body:
    """Begin an article; its address is made of the title and can be changed."""
    return envelope(_("Article created."), [editor.create_article(current_user.id, **body)])


@blueprint.route("/admin/articles/<string:id>")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema)
def get_edited_article(**path: str) -> Response:
    """One article as it is being written; the ETag is its version."""
    item = editor.get_article(path["id"])
    return respond_with_version(envelope(datas=[item]), item["version"])


@blueprint.route("/admin/articles/<string:id>", methods=["PUT"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.arguments(WorkingCopySchema, largest=LONGEST_BODY)
@blueprint.answers(200, EditedArticleSchema, message=True)
def save_article(body: dict[str, Any], **path: str) -> Response:
    """Save the whole working copy, of at most 256 KB; readers see nothing of it yet."""
    item = editor.save_article(current_user.id, path["id"], body, read_if_match())
    return _edited(_("Saved."), item)


@blueprint.route("/admin/articles/<string:id>", methods=["DELETE"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, message=True)
def delete_article(**path: str) -> Body:
    """Delete an article for good, with its versions, pictures and comments."""
    editor.delete_article(current_user.id, path["id"], read_if_match())
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
    item = publication.publish_article(current_user.id, path["id"], body["at"], read_if_match())
    is_waiting = item["state"] == SCHEDULED
    said = _("The article will appear at the scheduled time.") if is_waiting else _("Published.")
    if item["planned_at"]:
        said = _("The changes will appear at the scheduled time.")
    return _edited(said, item)


@blueprint.route("/admin/articles/<string:id>/call-off", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def call_off_changes(**path: str) -> Response:
    """Take changes off the schedule; readers keep what they see, and the working copy stays."""
    item = publication.cancel_schedule(current_user.id, path["id"], read_if_match())
    return _edited(_("The changes are no longer scheduled."), item)


@blueprint.route("/admin/articles/<string:id>/unpublish", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def unpublish_article(**path: str) -> Response:
    """Take an article back from its readers, or from its moment to come; it stays a draft."""
    item = publication.unpublish_article(current_user.id, path["id"], read_if_match())
    return _edited(_("Readers can no longer see it."), item)


@blueprint.route("/admin/articles/<string:id>/discard", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE, 409)
@blueprint.answers(200, EditedArticleSchema, message=True)
def discard_changes(**path: str) -> Response:
    """Go back to what was published; the working copy is kept as a version."""
    item = editor.discard_changes(current_user.id, path["id"], read_if_match())
    return _edited(_("The changes have been discarded."), item)


@blueprint.route("/admin/articles/<string:id>/cover", methods=["PUT"])
@admin
@limited("120 per hour", by=user_or_address)
@accepts_file(blueprint, COVER.name, most=LARGEST_COVER, too_large=TOO_LARGE)
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def change_cover(content: bytes, **path: str) -> Response:
    """Give the working copy a picture: JPEG, PNG or WebP of at most 5 MB; its middle is kept."""
    item = editor.set_cover(current_user.id, path["id"], content, read_if_match())
    return _edited(_("The picture has been changed."), item)


@blueprint.route("/admin/articles/<string:id>/cover", methods=["DELETE"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def remove_cover(**path: str) -> Response:
    """Take the picture from the working copy."""
    item = editor.remove_cover(current_user.id, path["id"], read_if_match())
    return _edited(_("The picture has been removed."), item)


@blueprint.route("/admin/articles/preview", methods=["POST"])
@admin
@limited("120 per minute", by=user_or_address)
@blueprint.arguments(PreviewedSchema, largest=LONGEST_BODY)
@blueprint.answers(200, PreviewSchema)
def preview_article(body: dict[str, str]) -> Body:
    """A body as readers would see it; nothing is stored."""
    return envelope(datas=[editor.render_preview(**body)])


@blueprint.route("/admin/articles/<string:id>/versions")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, VersionSchema)
def list_versions(**path: str) -> Body:
    """List the versions of an article that were kept, the newest first; at most 100."""
    return envelope(datas=version_history.list_versions(path["id"]))


@blueprint.route("/admin/articles/<string:id>/versions/<string:number>")
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, WholeVersionSchema)
def get_version(**path: str) -> Body:
    """One version with what it says."""
    return envelope(datas=[version_history.get_version(path["id"], path["number"])])


@blueprint.route("/admin/articles/<string:id>/versions/<string:number>/restore", methods=["POST"])
@admin
@blueprint.versioned
@blueprint.refuses(GONE)
@blueprint.answers(200, EditedArticleSchema, message=True)
def restore_version(**path: str) -> Response:
    """Make a version the working copy; what was there is kept as a version, if it was none."""
    item = editor.restore_version(current_user.id, path["id"], path["number"], read_if_match())
    said = _("The version is back in the editor. Readers see it once you publish it.")
    return _edited(said, item)


@blueprint.route("/admin/comments")
@admin
@blueprint.arguments(CommentsQuerySchema, location="query")
@blueprint.answers(200, QueuedCommentSchema, total=fields.Integer(required=True))
def list_queued_comments(query: dict[str, Any]) -> Body:
    """List the comments that are held, the oldest first, or that are shown, the newest first."""
    page = moderation.list_comments(current_language(), **query)
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/comments/<string:id>/release", methods=["POST"])
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, message=True)
def release_comment(**path: str) -> Body:
    """Let a held comment be seen; its reports are settled, and its author is told."""
    is_seen = moderation.release_comment(path["id"], actor_id=current_user.id)
    return envelope(_("Others can see the comment now.") if is_seen else UNSEEN)


@blueprint.route("/admin/comments/<string:id>/remove", methods=["POST"])
@admin
@blueprint.refuses(GONE)
@blueprint.arguments(RemovalSchema)
@blueprint.answers(200, message=True)
def remove_comment(body: dict[str, str], **path: str) -> Body:
    """Delete a comment, held or not; its author is told why."""
    moderation.remove_comment(path["id"], body["reason"], actor_id=current_user.id)
    return envelope(_("The comment has been removed."))


def _edited(said: Message, item: dict[str, Any]) -> Response:
    """A message with the article after a change; the ETag is its version."""
    return respond_with_version(envelope(said, [item]), item["version"])
