"""The calls that a session cookie authorises, and the list of devices."""

from datetime import UTC, datetime

from marshmallow import fields

from server.core.blueprint import Blueprint
from server.core.clock import wire
from server.core.envelope import Body, envelope
from server.core.i18n import _
from server.sessions import service
from server.sessions.guard import cookie, extends_session
from server.sessions.interface import browser_session
from server.sessions.schemas import SessionLimitsSchema

blueprint = Blueprint("sessions", __name__, description="Sessions and access tokens")


@blueprint.route("/token")
@cookie
@blueprint.refuses(401)
@blueprint.answers(200, SessionLimitsSchema, beside={"accessToken": fields.String(required=True)})
def token() -> Body:
    """Get an access token, and how long the session lasts."""
    fresh, session = service.refresh(browser_session().id, extend=extends_session())
    ends = datetime.fromtimestamp(session.terms.ends, UTC)
    limits = {"idle_seconds": session.terms.idle, "ends_at": wire(ends)}
    return {**envelope(datas=[limits]), "accessToken": fresh}


@blueprint.route("/logout", methods=["DELETE"])
@cookie
@blueprint.answers(200, message=True)
def logout() -> Body:
    """Sign out."""
    service.end(browser_session().id)
    browser_session().forget()
    return envelope(_("You are signed out."))
