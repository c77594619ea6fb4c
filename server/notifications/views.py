"""What the signed-in person wants to be told."""

from flask_login import current_user

from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.i18n import _
from server.notifications import service
from server.notifications.schemas import ChoicesSchema, NotificationsSchema
from server.sessions.guard import signed_in

blueprint = Blueprint("notifications", __name__, description="What may be told")


@blueprint.route("/users/notifications")
@signed_in
@blueprint.answers(200, NotificationsSchema)
def get_notifications() -> Body:
    """Get what the own account wants to be told."""
    return envelope(datas=[service.settings(current_user.id)])


@blueprint.route("/users/notifications", methods=["PUT"])
@signed_in
@blueprint.arguments(ChoicesSchema)
@blueprint.answers(200, NotificationsSchema, message=True)
def set_notifications(wanted: dict[str, bool]) -> Body:
    """Turn kinds of notifications on or off."""
    settings = service.choose(current_user.id, wanted)
    return envelope(_("Your notification settings are saved."), [settings])
