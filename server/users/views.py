"""The account of whoever is signed in."""

from flask_login import current_user

from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.i18n import _
from server.sessions.guard import enrolling, signed_in
from server.users import service
from server.users.schemas import PreferencesSchema, ProfileSchema

blueprint = Blueprint("users", __name__, description="The own account")


@blueprint.route("/users")
@signed_in
@enrolling
@blueprint.answers(200, ProfileSchema)
def get_profile() -> Body:
    """Get the own account."""
    return envelope(datas=[service.profile(current_user.id)])


@blueprint.route("/users/preferences", methods=["PUT"])
@signed_in
@enrolling
@blueprint.arguments(PreferencesSchema)
@blueprint.answers(200, ProfileSchema, message=True)
def set_preferences(preferences: service.Preferences) -> Body:
    """Remember language and theme on the account."""
    profile = service.set_preferences(current_user.id, preferences)
    return envelope(_("Your preferences are saved."), [profile])
