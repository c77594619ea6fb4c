"""The calls of people who are not signed in yet."""

from typing import Any, Final

from flask import request
from flask_login import current_user

from server.auth import confirmation, invitations, password_changes, service
from server.auth import login as signing_in
from server.auth.schemas import (
    AcceptanceSchema,
    AddressSchema,
    AvailabilitySchema,
    ConfirmationSchema,
    ConfirmInBrowserSchema,
    InvitedSchema,
    LoginSchema,
    NewPasswordSchema,
    OpenedLinkSchema,
    RegistrationLinkSchema,
    RegistrationSchema,
    ResetSchema,
    UsernameSchema,
)
from server.core.database.unit_of_work import begin_read
from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import client_address, limited
from server.core.http.schemas import MailedTokenSchema
from server.core.text.i18n import _, current_language, find_requested_language
from server.sessions.access_guard import (
    cookie,
    current_session,
    enrolling,
    reauthenticated,
    registered,
    renew_session,
    signed_in,
)
from server.sessions.flask_session_interface import browser_session
from server.sessions.schemas import ACCESS_TOKEN, SessionDetailsSchema, token_response

blueprint = Blueprint("auth", __name__, description="Registering and signing in")

RESET_SENT: Final = _(
    "If this address has an account, we've sent a link to set a new "
    "password. Please check your inbox."
)
RESET: Final = _("Your new password is set. You can sign in now.")
RESET_ALL: Final = _("Your new password is set, and two-step sign-in is off. You can sign in now.")


@blueprint.route("/register", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.refuses(409)
@blueprint.arguments(RegistrationSchema)
@blueprint.answers(201, message=True)
def register(form: dict[str, str]) -> Body:
    """Ask for an account; a link is mailed that confirms the address."""
    values = {name: value for name, value in form.items() if name != "repeated"}
    service.register(service.RegistrationForm(**values, language=find_requested_language()))
    return envelope(service.LINK_SENT)


@blueprint.route("/register/confirm/<string:emailToken>")
@public
@limited("600 per hour")
@blueprint.refuses(400)
@blueprint.answers(200, message=True)
def confirm(**path: str) -> Body:
    """Confirm an address by its mailed link; twice is as good as once, and signs nobody in."""
    if request.method == "HEAD":
        return envelope()
    return envelope(confirmation.confirm_registration(path["emailToken"]))


@blueprint.route("/register/link", methods=["POST"])
@public
@limited("600 per hour")
@blueprint.refuses(400)
@blueprint.arguments(OpenedLinkSchema)
@blueprint.answers(200, RegistrationLinkSchema)
def show_registration(form: dict[str, str]) -> Body:
    """Show which registration a mailed link confirms; changes nothing.

    The token is in the body, so that it is in no log.
    """
    begin_read()
    return envelope(datas=[confirmation.describe_link(form["token"], form.get("browser_key", ""))])


@blueprint.route("/register/confirm", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.refuses(400)
@blueprint.arguments(ConfirmInBrowserSchema)
@blueprint.answers(200, message=True)
def confirm_in_browser(form: dict[str, str]) -> Body:
    """Confirm a registration in a browser, with a new password if there is one.

    The browser's cookie then tells that it has opened the mail; signs nobody in.
    """
    browser = browser_session()
    message, device = confirmation.confirm_in_browser(
        form["token"], form.get("password"), device=browser.device
    )
    browser.name(device)
    return envelope(message)


@blueprint.route("/register/resend", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.arguments(AddressSchema)
@blueprint.answers(200, message=True)
def resend(form: dict[str, str]) -> Body:
    """Mail a new link; the answer is the same for every address."""
    service.resend_confirmation(form["email"], current_language(), client_address())
    return envelope(service.LINK_SENT)


@blueprint.route("/register/disown", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.arguments(MailedTokenSchema)
@blueprint.answers(200, message=True)
def disown(form: dict[str, str]) -> Body:
    """Delete a registration that somebody else made with one's address."""
    confirmation.disown_registration(form["token"])
    return envelope(_("The registration is deleted. We kept nothing."))


@blueprint.route("/register/available")
@public
@limited("300 per 5 minute")
@blueprint.arguments(UsernameSchema, location="query")
@blueprint.answers(200, AvailabilitySchema)
def available(query: dict[str, str]) -> Body:
    """Tell whether a username can be had by the browser that has the key."""
    username = query["username"]
    can_be_had = service.is_username_available(username, query.get("browser_key"))
    return envelope(datas=[{"username": username, "available": can_be_had}])


@blueprint.route("/login", methods=["POST"])
@cookie
@blueprint.refuses(401, 429)
@blueprint.arguments(LoginSchema)
@blueprint.answers(200, SessionDetailsSchema, message=True, beside=ACCESS_TOKEN)
def login(form: dict[str, str]) -> Body:
    """Sign in; sets the session cookie and gives an access token, as /token does.

    Some accounts ask for a code: the same call with `otp`.
    """
    browser = browser_session()
    signed = signing_in.log_in(
        signing_in.LoginAttempt(
            email=form["email"],
            password=form["password"],
            otp=form.get("otp"),
            address=client_address(),
            session_id=browser.id,
            device=browser.device,
        )
    )
    browser.issue(signed.session_id)
    browser.name(signed.device)
    return token_response(signed.grant, _("You are signed in."))


@blueprint.route("/users/confirm", methods=["POST"])
@signed_in
@registered
@enrolling
@blueprint.refuses(429)
@blueprint.arguments(ConfirmationSchema)
@blueprint.answers(200, message=True)
def confirm_identity(form: dict[str, str]) -> Body:
    """Give the password or a code again: for ten minutes, calls that ask for it are open."""
    signing_in.confirm_identity(current_user.id, current_session(), **form)
    return envelope(_("Thank you. You can continue."))


@blueprint.route("/password/forgot", methods=["POST"])
@public
@blueprint.refuses(429)
@blueprint.arguments(AddressSchema)
@blueprint.answers(200, message=True)
def forgot_password(form: dict[str, str]) -> Body:
    """Mail a link that sets a new password; the answer is the same for every address."""
    password_changes.request_password_reset(
        password_changes.ResetRequest(
            email=form["email"],
            language=current_language(),
            address=client_address(),
            device=browser_session().device,
        )
    )
    return envelope(RESET_SENT)


@blueprint.route("/password/reset", methods=["POST"])
@public
@blueprint.refuses(400, 429)
@blueprint.arguments(ResetSchema)
@blueprint.answers(200, message=True)
def reset_password(form: dict[str, Any]) -> Body:
    """Set a new password by a mailed link; ends every session and signs nobody in.

    `remove_second_factor` removes one that nobody has shown to be theirs who reads the mailbox.
    """
    browser = browser_session()
    result = password_changes.reset_password(
        password_changes.NewPassword(
            form["token"],
            form["password"],
            address=client_address(),
            device=browser.device,
            removes_second_factor=form.get("remove_second_factor", False),
        )
    )
    browser.name(result.device)
    return envelope(RESET_ALL if result.is_second_factor_removed else RESET)


@blueprint.route("/users/password", methods=["PUT"])
@signed_in
@registered
@reauthenticated
@blueprint.arguments(NewPasswordSchema)
@blueprint.answers(200, message=True)
def change_password(form: dict[str, str]) -> Body:
    """Set the own password; ends every other session and gives this device a new one."""
    password_changes.change_password(
        current_user.id, current_user.session_version, form["password"]
    )
    renew_session()
    return envelope(_("Your password has been changed. Every other device has been signed out."))


@blueprint.route("/invitations/<string:token>")
@public
@limited("300 per hour")
@blueprint.refuses(400, 409)
@blueprint.answers(200, InvitedSchema)
def show_invitation(**path: str) -> Body:
    """Show whom a mailed invitation is for; changes nothing."""
    return envelope(datas=[invitations.get_invited(path["token"])])


@blueprint.route("/invitations/accept", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.refuses(400, 409)
@blueprint.arguments(AcceptanceSchema)
@blueprint.answers(201, message=True)
def accept_invitation(form: dict[str, str]) -> Body:
    """Make the account of an invitation, in use at once; signs nobody in."""
    names = ("token", "username", "phone_number", "password")
    values = {name: form[name] for name in names}
    invitations.accept_invitation(
        invitations.AcceptanceForm(**values, language=find_requested_language())
    )
    return envelope(_("Your account is ready. You can sign in now."))
