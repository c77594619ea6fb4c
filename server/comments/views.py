"""The calls for comments below an article."""

from typing import Any

from flask_login import current_user
from marshmallow import fields

from server.comments import service
from server.comments.errors import ConsentRequired
from server.comments.schemas import CommentSchema, NewCommentSchema, PageSchema, ReportSchema
from server.comments.visibility import HELD
from server.core.errors import NotFound
from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _
from server.sessions.access_guard import known_caller, registered, signed_in

blueprint = Blueprint("comments", __name__, description="What is said below an article")


@blueprint.route("/articles/<string:slug>/comments")
@public
@blueprint.refuses(401, 404, 429)
@blueprint.arguments(PageSchema, location="query")
@blueprint.answers(
    200,
    CommentSchema,
    total=fields.Integer(required=True),
    next_cursor=fields.String(required=True, allow_none=True),
)
def list_comments(query: dict[str, Any], **path: str) -> Body:
    """List the comments of an article, the newest first; with a bearer also one's own held ones."""
    page = service.list_comments(known_caller(), path["slug"], query["limit"], query["cursor"])
    return envelope(datas=page.items, total=page.total, next_cursor=page.next_cursor)


@blueprint.route("/articles/<string:slug>/comments", methods=["POST"])
@signed_in
@registered
@blueprint.refuses(404)
@blueprint.idempotent
@blueprint.arguments(NewCommentSchema)
@blueprint.answers(201, CommentSchema, message=True)
@idempotent(201)
@limited("5 per minute", by=user_or_address, spared=(NotFound, ConsentRequired))
@limited("30 per day", by=user_or_address, spared=(NotFound, ConsentRequired))
def add_comment(body: dict[str, str], **path: str) -> Body:
    """Write below an article; what holds a link is held until an operator has looked at it."""
    return _answer(service.add_comment(current_user.id, path["slug"], body["text"]), changed=False)


@blueprint.route("/comments/<string:id>", methods=["PUT"])
@signed_in
@registered
@blueprint.refuses(404)
@blueprint.arguments(NewCommentSchema)
@blueprint.answers(200, CommentSchema, message=True)
@limited("10 per minute", by=user_or_address, spared=(NotFound,))
def change_comment(body: dict[str, str], **path: str) -> Body:
    """Change an own comment within 15 minutes."""
    return _answer(service.change_comment(current_user.id, path["id"], body["text"]), changed=True)


@blueprint.route("/comments/<string:id>", methods=["DELETE"])
@signed_in
@registered
@blueprint.refuses(404)
@blueprint.answers(200, message=True)
def delete_comment(**path: str) -> Body:
    """Delete an own comment."""
    service.delete_comment(current_user.id, path["id"])
    return envelope(_("Your comment has been deleted."))


@blueprint.route("/comments/<string:id>/report", methods=["POST"])
@signed_in
@registered
@blueprint.refuses(404)
@blueprint.arguments(ReportSchema)
@blueprint.answers(200, message=True)
@limited("30 per hour", by=user_or_address, spared=(NotFound,))
def report_comment(body: dict[str, Any], **path: str) -> Body:
    """Report what somebody wrote; a second report of the same words changes nothing."""
    if service.report_comment(current_user.id, path["id"], body["reason"], body["note"]):
        return envelope(_("Thank you. We'll review this comment."))
    return envelope(_("We've reviewed this comment and kept it."))


def _answer(comment: dict[str, Any], *, changed: bool) -> Body:
    message = _("Your comment has been edited.") if changed else _("Your comment is posted.")
    if comment["state"] == HELD:
        message = _("We'll review this comment before others can see it.")
    return envelope(message, [comment])
