"""The console's calls for support messages, reply templates and data requests."""

from typing import Any

from flask import Response
from flask_login import current_user
from marshmallow import fields

from server.admin_desk.schemas import (
    AnswerTemplateSchema,
    AskedSchema,
    InboxLineSchema,
    InboxSchema,
    NewAnswerTemplateSchema,
    RequestOutcomeSchema,
    RequestsSchema,
    SentLayoutSchema,
    ShapeLineSchema,
    ShapesSchema,
    ShapeStateSchema,
    SupportAnswerSchema,
    SupportStateSchema,
    ThreadSchema,
)
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.etags import read_if_match, respond_with_version
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _
from server.imports import layout_shapes
from server.imports.states import ShapeState
from server.privacy import data_requests
from server.sessions.access_guard import admin
from server.support import inbox, reply_templates
from server.support.enums import OPEN

UNMAILED = _("Your answer is saved but not emailed, because this account is closing.")

blueprint = Blueprint("admin_desk", __name__, description="What people ask of operators")


def _affected_person(item: dict[str, Any]) -> str:
    """Whose message or request an answer shows."""
    return str(item["user"]["id"])


@blueprint.route("/admin/support")
@admin
@blueprint.arguments(InboxSchema, location="query")
@blueprint.answers(200, InboxLineSchema, total=fields.Integer(required=True))
def list_inbox(query: dict[str, Any]) -> Body:
    """List people's messages: open ones first, who has waited longest on top."""
    page = inbox.list_messages(query["state"], query["q"], query["which"])
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/support/<string:id>")
@admin
@blueprint.refuses(404)
@blueprint.answers(200, ThreadSchema)
def get_thread(**path: str) -> Response:
    """One message with what was said after it; the ETag is its version."""
    found = inbox.get_message(path["id"])
    return respond_with_version(envelope(datas=[found]), found["version"])


@blueprint.route("/admin/support/<string:id>/replies", methods=["POST"])
@admin
@blueprint.refuses(404, 409)
@blueprint.idempotent
@blueprint.versioned
@blueprint.arguments(SupportAnswerSchema)
@blueprint.answers(201, ThreadSchema, message=True)
@idempotent(201, about=_affected_person)
@limited("300 per hour", by=user_or_address)
def answer_message(body: dict[str, Any], **path: str) -> Body:
    """Answer a message; its sender gets it by mail, unless their account closes."""
    thread, mailed = inbox.answer_message(
        current_user.id, path["id"], body["text"], close=body["close"], match=read_if_match()
    )
    return envelope(_("Your answer has been sent.") if mailed else UNMAILED, [thread])


@blueprint.route("/admin/support/<string:id>", methods=["PUT"])
@admin
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(SupportStateSchema)
@blueprint.answers(200, ThreadSchema, message=True)
def turn_message(body: dict[str, str], **path: str) -> Response:
    """Close a message, or open it again."""
    state = body["state"]
    thread = inbox.set_state(current_user.id, path["id"], state, read_if_match())
    said = (
        _("The message has been reopened.") if state == OPEN else _("The message has been closed.")
    )
    return respond_with_version(envelope(said, [thread]), thread["version"])


@blueprint.route("/admin/support/templates")
@admin
@blueprint.answers(200, AnswerTemplateSchema)
def list_templates() -> Body:
    """List the saved replies by their titles."""
    return envelope(datas=reply_templates.list_templates())


@blueprint.route("/admin/support/templates", methods=["POST"])
@admin
@blueprint.refuses(409)
@blueprint.idempotent
@blueprint.arguments(NewAnswerTemplateSchema)
@blueprint.answers(201, AnswerTemplateSchema, message=True)
@idempotent(201)
def add_template(body: dict[str, str]) -> Body:
    """Save a reply to use again; at most 100."""
    return envelope(
        _("The saved reply has been saved."),
        [reply_templates.add_template(current_user.id, **body)],
    )


@blueprint.route("/admin/support/templates/<string:id>", methods=["PUT"])
@admin
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(NewAnswerTemplateSchema)
@blueprint.answers(200, AnswerTemplateSchema, message=True)
def change_template(body: dict[str, str], **path: str) -> Response:
    """Change a saved reply."""
    changed = reply_templates.change_template(current_user.id, path["id"], body, read_if_match())
    said = _("The saved reply has been saved.")
    return respond_with_version(envelope(said, [changed]), changed["version"])


@blueprint.route("/admin/support/templates/<string:id>", methods=["DELETE"])
@admin
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.answers(200, message=True)
def delete_template(**path: str) -> Body:
    """Delete a saved reply; what was answered with it stays."""
    reply_templates.delete_template(current_user.id, path["id"], read_if_match())
    return envelope(_("The saved reply has been deleted."))


@blueprint.route("/admin/layouts")
@admin
@blueprint.arguments(ShapesSchema, location="query")
@blueprint.answers(200, ShapeLineSchema, total=fields.Integer(required=True))
def list_layouts(query: dict[str, Any]) -> Body:
    """List the unknown layouts that people sent, the newest day first."""
    page = layout_shapes.list_shapes(query["state"], query["which"])
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/layouts/<string:id>")
@admin
@blueprint.refuses(404)
@blueprint.answers(200, SentLayoutSchema)
def get_layout(**path: str) -> Response:
    """One layout with its masked text; the ETag is its version."""
    found = layout_shapes.read_shape(path["id"])
    return respond_with_version(envelope(datas=[found]), found["version"])


@blueprint.route("/admin/layouts/<string:id>", methods=["PUT"])
@admin
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.arguments(ShapeStateSchema)
@blueprint.answers(200, SentLayoutSchema, message=True)
def change_layout(body: dict[str, str], **path: str) -> Response:
    """Mark a layout as done, or as new again."""
    state = body["state"]
    shape = layout_shapes.set_state(current_user.id, path["id"], state, read_if_match())
    said = (
        _("The layout is marked as done.")
        if state == ShapeState.DONE
        else _("The layout is marked as new.")
    )
    return respond_with_version(envelope(said, [shape]), shape["version"])


@blueprint.route("/admin/layouts/<string:id>", methods=["DELETE"])
@admin
@blueprint.refuses(404)
@blueprint.versioned
@blueprint.answers(200, message=True)
def delete_layout(**path: str) -> Body:
    """Remove a layout for good."""
    layout_shapes.delete_shape(current_user.id, path["id"], read_if_match())
    return envelope(_("The layout has been removed."))


@blueprint.route("/admin/data-requests")
@admin
@blueprint.arguments(RequestsSchema, location="query")
@blueprint.answers(200, AskedSchema, total=fields.Integer(required=True))
def list_asked(query: dict[str, Any]) -> Body:
    """List requests about data: open ones first, the one that is due next on top."""
    page = data_requests.list_for_operators(query["state"], query["which"])
    return envelope(datas=page.items, total=page.total)


@blueprint.route("/admin/data-requests/<string:id>/answer", methods=["POST"])
@admin
@blueprint.refuses(404, 409)
@blueprint.idempotent
@blueprint.arguments(RequestOutcomeSchema)
@blueprint.answers(200, AskedSchema, message=True)
@idempotent(200, about=_affected_person)
@limited("300 per hour", by=user_or_address)
def answer_request(body: dict[str, str], **path: str) -> Body:
    """Answer a request for good; the person gets it by mail, unless their account closes."""
    request, mailed = data_requests.answer_request(
        current_user.id, path["id"], body["outcome"], body["text"]
    )
    return envelope(_("Your answer has been sent.") if mailed else UNMAILED, [request])
