"""The calls by which operators look after comments."""

from typing import Any

from flask_login import current_user
from marshmallow import fields

from server.admin_content import service
from server.admin_content.schemas import CommentsQuerySchema, QueuedCommentSchema, RemovalSchema
from server.admin_content.version_views import blueprint
from server.admin_content.views import GONE
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import _, current_language
from server.sessions.guard import admin

UNSEEN = _("The comment is released. Others see it once its author's account is in use again.")

__all__ = ["blueprint"]


@blueprint.route("/admin/comments")
@admin
@blueprint.arguments(CommentsQuerySchema, location="query")
@blueprint.answers(200, QueuedCommentSchema, total=fields.Integer(required=True))
def list_queued_comments(query: dict[str, Any]) -> Body:
    """List the comments that are held, the oldest first, or that are shown, the newest first."""
    page = service.comments(current_language(), **query)
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/comments/<string:id>/release", methods=["POST"])
@admin
@blueprint.refuses(GONE)
@blueprint.answers(200, message=True)
def release_comment(**path: str) -> Body:
    """Let a held comment be seen; its reports are settled, and its author is told."""
    is_seen = service.release(current_user.id, path["id"])
    return envelope(_("Others can see the comment now.") if is_seen else UNSEEN)


@blueprint.route("/admin/comments/<string:id>/remove", methods=["POST"])
@admin
@blueprint.refuses(GONE)
@blueprint.arguments(RemovalSchema)
@blueprint.answers(200, message=True)
def remove_comment(body: dict[str, str], **path: str) -> Body:
    """Delete a comment, held or not; its author is told why."""
    service.remove(current_user.id, path["id"], body["reason"])
    return envelope(_("The comment has been removed."))
