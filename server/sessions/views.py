"""The calls that a session cookie authorises: a token, and the way out."""

from marshmallow import fields

from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.i18n import _
from server.sessions import service
from server.sessions.guard import cookie, extends_session
from server.sessions.interface import browser_session

blueprint = Blueprint("sessions", __name__, description="Sessions and access tokens")


@blueprint.route("/token")
@cookie
@blueprint.refuses(401)
@blueprint.answers(200, beside={"accessToken": fields.String(required=True)})
def token() -> Body:
    """Get an access token."""
    fresh = service.refresh(browser_session().id, extend=extends_session())
    return {**envelope(), "accessToken": fresh}


@blueprint.route("/logout", methods=["DELETE"])
@cookie
@blueprint.answers(200, message=True)
def logout() -> Body:
    """Sign out."""
    service.end(browser_session().id)
    browser_session().forget()
    return envelope(_("You are signed out."))
