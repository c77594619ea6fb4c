"""The calls of a signed-in person about the own account."""

from typing import Any

from flask_login import current_user

from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited
from server.core.http.schemas import MailedTokenSchema
from server.core.text.i18n import _, current_language
from server.sessions.access_guard import (
    enrolling,
    require_enrolled,
    require_fresh,
    require_registered,
    signed_in,
)
from server.sessions.flask_session_interface import browser_session
from server.users import email_change, preferences, profiles
from server.users.schemas import (
    ChangesSchema,
    MoneyMonthSchema,
    MoneyMonthsQuerySchema,
    PreferencesSchema,
    ProfileSchema,
)

blueprint = Blueprint("users", __name__, description="The own account")


@blueprint.route("/users")
@signed_in
@enrolling
@blueprint.answers(200, ProfileSchema)
def get_profile() -> Body:
    """Get the own account."""
    return envelope(datas=[profiles.get_profile(current_user.id)])


@blueprint.route("/users/profile", methods=["PUT"])
@signed_in
@blueprint.refuses(403)
@blueprint.arguments(ChangesSchema)
@blueprint.answers(200, ProfileSchema, message=True)
def change_profile(changes: profiles.ProfileChanges) -> Body:
    """Change the own account; a new address counts after its mailed link is opened."""
    if "email" in changes:
        require_registered()
    if profiles.changes_contact(current_user.id, changes):
        require_fresh()
    profile = profiles.change_profile(current_user.id, changes)
    return envelope(_("Your profile has been updated"), [profile])


@blueprint.route("/users/email", methods=["DELETE"])
@signed_in
@blueprint.answers(200, ProfileSchema, message=True)
def keep_address() -> Body:
    """Take back that another address was asked for; its mailed link is dead."""
    email_change.cancel_email_change(current_user.id)
    return envelope(
        _("Your email address stays the same."), [profiles.get_profile(current_user.id)]
    )


@blueprint.route("/users/email/confirm", methods=["POST"])
@public
@limited("300 per hour")
@blueprint.refuses(400)
@blueprint.arguments(MailedTokenSchema)
@blueprint.answers(200, message=True)
def confirm_address(form: dict[str, str]) -> Body:
    """Confirm a new address by its mailed link; one that the account has already is as good."""
    browser = browser_session()
    device = email_change.confirm_email_change(form["token"], browser.device)
    if device is not None:
        browser.name(device)
    return envelope(_("Your new email address is confirmed. Sign in with it from now on."))


@blueprint.route("/users/preferences", methods=["PUT"])
@signed_in
@enrolling
@blueprint.refuses(403)
@blueprint.arguments(PreferencesSchema)
@blueprint.answers(200, ProfileSchema, message=True)
def set_preferences(changes: preferences.Preferences) -> Body:
    """Remember on the account how the product looks and speaks."""
    if changes.keys() - preferences.APPEARANCE:
        require_enrolled()
    preferences.set_preferences(current_user.id, changes)
    return envelope(_("Your preferences are saved."), [profiles.get_profile(current_user.id)])


@blueprint.route("/users/money-months")
@signed_in
@blueprint.arguments(MoneyMonthsQuerySchema, location="query")
@blueprint.answers(200, MoneyMonthSchema)
def show_money_months(query: dict[str, Any]) -> Body:
    """Show this money month and the next two by a payday, without choosing it."""
    months = preferences.money_months(
        current_user, query["payday"], query["payday_shift"], current_language()
    )
    return envelope(datas=months)
