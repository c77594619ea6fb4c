"""The calls for support messages."""

from flask_login import current_user

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.idempotency import idempotent
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import registered, signed_in
from server.support import service
from server.support.schemas import MessageSchema, NewMessageSchema

blueprint = Blueprint("support", __name__, description="Help and support")


@blueprint.route("/support")
@signed_in
@blueprint.answers(200, MessageSchema)
def list_support_messages() -> Body:
    """List the own messages, the newest first."""
    return envelope(datas=service.list_messages(current_user.id))


@blueprint.route("/support", methods=["POST"])
@signed_in
@registered
@blueprint.idempotent
@blueprint.arguments(NewMessageSchema)
@blueprint.answers(201, MessageSchema, message=True)
@idempotent(201)
@limited("10 per hour", by=user_or_address)
def send_support_message(body: dict[str, str]) -> Body:
    """Send a message; its sender gets a copy by mail."""
    sent = service.send_message(current_user.id, body["message"], current_language())
    return envelope(_("Your message has been sent. We emailed you a copy."), [sent])


@blueprint.route("/support/<string:id>/replies", methods=["POST"])
@signed_in
@registered
@blueprint.refuses(404, 409)
@blueprint.idempotent
@blueprint.arguments(NewMessageSchema)
@blueprint.answers(201, MessageSchema, message=True)
@idempotent(201)
@limited("20 per hour", by=user_or_address)
def write_on(body: dict[str, str], **path: str) -> Body:
    """Write on after an own message, which is open again."""
    message = service.add_reply(current_user.id, path["id"], body["message"])
    return envelope(_("Your reply has been sent."), [message])
