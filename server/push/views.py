"""Views of push subscriptions."""

from typing import Any

from flask import Response, make_response
from flask_login import current_user
from marshmallow import fields

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited, user_or_address
from server.core.text.i18n import _
from server.push import subscriptions
from server.push.schemas import EndpointSchema, NewSubscriptionSchema, SubscriptionSchema
from server.sessions.access_guard import current_session, signed_in
from server.sessions.devices import present_device

blueprint = Blueprint("push", __name__, description="Notifications that browsers show")


@blueprint.route("/push-subscriptions")
@signed_in
@blueprint.answers(
    200, SubscriptionSchema, public_key=fields.String(required=True, allow_none=True)
)
def list_push_subscriptions() -> Body:
    """List the own browsers that show notifications; without a public key push is off."""
    browsers = subscriptions.list_subscriptions(current_user.id)
    return envelope(datas=browsers, public_key=subscriptions.public_key())


@blueprint.route("/push-subscriptions", methods=["POST"])
@signed_in
@limited("60 per hour", by=user_or_address)
@blueprint.arguments(NewSubscriptionSchema)
@blueprint.refuses(409)
@blueprint.answers(201, SubscriptionSchema, message=True)
def add_push_subscription(body: dict[str, Any]) -> Response:
    """Let this browser show notifications; 200 when it did already."""
    row, is_new = subscriptions.subscribe(
        current_user.id, _session(), body["endpoint"], body["keys"]
    )
    answer = envelope(_("This browser will show your notifications."), [row])
    return make_response(answer, 201 if is_new else 200)


@blueprint.route("/push-subscriptions", methods=["DELETE"])
@signed_in
@blueprint.arguments(EndpointSchema)
@blueprint.answers(200, message=True)
def remove_push_subscription(body: dict[str, str]) -> Body:
    """Let a browser show no notifications any more."""
    subscriptions.unsubscribe(current_user.id, body["endpoint"])
    return envelope(_("This browser won't show notifications any more."))


def _session() -> subscriptions.SessionInfo:
    device = present_device()
    names = [name for name in (device.browser, device.system) if name]
    return subscriptions.SessionInfo(
        handle=current_session(),
        version=current_user.session_version,
        device=" · ".join(names) or None,
    )
