"""The calls that a session cookie authorises, and the list of devices."""

from typing import Any

from flask_login import current_user

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import _
from server.sessions import service, session_store
from server.sessions.access_guard import (
    cookie,
    current_session,
    extends_session,
    reauthenticated,
    signed_in,
)
from server.sessions.flask_session_interface import browser_session
from server.sessions.schemas import ACCESS_TOKEN, DeviceSchema, SessionDetailsSchema, token_response

blueprint = Blueprint("sessions", __name__, description="Sessions and access tokens")


@blueprint.route("/token")
@cookie
@blueprint.refuses(401)
@blueprint.answers(200, SessionDetailsSchema, beside=ACCESS_TOKEN)
def token() -> Body:
    """Get an access token, how long the session lasts, and whether the quiz is closed."""
    grant = service.grant_token(browser_session().id, extend=extends_session())
    if grant.new_id is not None:
        browser_session().issue(grant.new_id)
    return token_response(grant)


@blueprint.route("/logout", methods=["DELETE"])
@cookie
@blueprint.answers(200, message=True)
def logout() -> Body:
    """Sign out."""
    service.end_session(browser_session().id)
    browser_session().forget()
    return envelope(_("You are signed out."))


@blueprint.route("/sessions")
@signed_in
@blueprint.answers(200, DeviceSchema)
def list_devices() -> Body:
    """List the devices that are signed in, the one used last first."""
    return envelope(datas=[_device(used) for used in service.list_devices(current_user.id)])


@blueprint.route("/sessions/<string:id>", methods=["DELETE"])
@signed_in
@reauthenticated
@blueprint.refuses(404)
@blueprint.answers(200, message=True)
def end_device(**path: str) -> Body:
    """Sign one device out."""
    service.end_device(current_user.id, path["id"])
    return envelope(_("That device is signed out."))


@blueprint.route("/sessions", methods=["DELETE"])
@signed_in
@reauthenticated
@blueprint.answers(200, message=True)
def end_other_devices() -> Body:
    """Sign every other device out."""
    service.end_other_devices(current_user.id, current_session())
    return envelope(
        _(
            "All other devices are signed out. If you follow your calendar in another app, copy "
            "its new address."
        )
    )


def _device(used: session_store.UsedSession) -> dict[str, Any]:
    handle = used.session.handle
    return {"id": handle, **used.serialize(), "current": handle == current_session()}
