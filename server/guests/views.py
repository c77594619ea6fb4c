"""The calls that begin a guest and that keep one."""

from flask_login import current_user

from server.auth.schemas import RegistrationSchema
from server.auth.service import LINK_SENT, RegistrationForm
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import client_address, limited
from server.core.text.i18n import _, find_requested_language
from server.guests import service
from server.guests.errors import AlreadyRegistered
from server.guests.schemas import NewGuestSchema
from server.sessions.access_guard import cookie, signed_in
from server.sessions.accounts import GUEST_ABSOLUTE
from server.sessions.flask_session_interface import browser_session
from server.sessions.schemas import ACCESS_TOKEN, SessionDetailsSchema, token_response

blueprint = Blueprint("guests", __name__, description="Trying it without an account")


@blueprint.route("/guests", methods=["POST"])
@cookie
@blueprint.refuses(429)
@blueprint.arguments(NewGuestSchema)
@blueprint.answers(200, SessionDetailsSchema, message=True, beside=ACCESS_TOKEN)
def begin_guest(form: dict[str, str]) -> Body:
    """Begin without an account; sets the session cookie and gives an access token, as /login does.

    A browser that is signed in stays so, and no guest is made.
    """
    browser = browser_session()
    begun = service.begin_guest(
        service.NewGuest(
            language=form["language"],
            timezone=form.get("timezone"),
            address=client_address(),
            session_id=browser.id,
            device=browser.device,
        )
    )
    if begun.session_id and begun.device:
        browser.issue(begun.session_id, lasts=GUEST_ABSOLUTE)
        browser.name(begun.device)
    return token_response(begun.grant, _("You are signed in."))


@blueprint.route("/guests/register", methods=["POST"])
@signed_in
@limited("300 per hour")
@blueprint.refuses(409)
@blueprint.arguments(RegistrationSchema)
@blueprint.answers(201, message=True)
def register_guest(form: dict[str, str]) -> Body:
    """Ask for an account that keeps what the guest recorded; a link confirms the address."""
    if not current_user.is_guest:
        raise AlreadyRegistered
    values = {name: value for name, value in form.items() if name != "repeated"}
    service.register_guest(
        current_user.id, RegistrationForm(**values, language=find_requested_language())
    )
    return envelope(LINK_SENT)
