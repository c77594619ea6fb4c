"""The second factor of whoever is signed in."""

import segno
from flask_login import current_user

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import _
from server.second_factor import service
from server.second_factor.schemas import CodeSchema, EnrolmentSchema, RecoveryCodesSchema
from server.sessions.access_guard import (
    enrolling,
    reauthenticated,
    registered,
    renew_session,
    signed_in,
)
from server.users import service as users

blueprint = Blueprint("second_factor", __name__, description="Two-step sign-in")


@blueprint.route("/users/totp", methods=["POST"])
@signed_in
@registered
@reauthenticated
@enrolling
@blueprint.answers(200, EnrolmentSchema)
def start_totp() -> Body:
    """Begin two-step sign-in: a secret for an authenticator, which a first code confirms."""
    made = service.start_enrolment(current_user.id)
    # Scanners want dark on light, whatever the theme of the page around it.
    picture = segno.make(made.address, micro=False).svg_data_uri(border=4, light="white", scale=4)
    shown = {"secret": made.secret, "otpauth_url": made.address, "qr_code": picture}
    return envelope(datas=[shown])


@blueprint.route("/users/totp/confirm", methods=["POST"])
@signed_in
@registered
@reauthenticated
@enrolling
@blueprint.refuses(409, 429)
@blueprint.arguments(CodeSchema)
@blueprint.answers(200, RecoveryCodesSchema, message=True)
def confirm_totp(form: dict[str, str]) -> Body:
    """Turn two-step sign-in on; other devices are signed out, this one gets a new session."""
    owner_id = current_user.id
    fresh = service.confirm_enrolment(owner_id, form["otp"])
    users.revoke_sessions(owner_id)
    renew_session(second_factor=True)
    return envelope(_("Two-step sign-in is on."), [{"recovery_codes": fresh}])


@blueprint.route("/users/totp", methods=["DELETE"])
@signed_in
@registered
@reauthenticated
@blueprint.refuses(409)
@blueprint.answers(200, message=True)
def disable_totp() -> Body:
    """Turn two-step sign-in off; other devices are signed out, this one gets a new session."""
    service.disable_second_factor(current_user.id, operator=current_user.is_operator)
    users.revoke_sessions(current_user.id)
    renew_session(second_factor=False)
    return envelope(_("Two-step sign-in is off."))


@blueprint.route("/users/totp/recovery-codes", methods=["POST"])
@signed_in
@registered
@reauthenticated
@blueprint.refuses(409)
@blueprint.answers(200, RecoveryCodesSchema, message=True)
def renew_recovery_codes() -> Body:
    """Make ten new recovery codes; the earlier ones stop working."""
    fresh = service.renew_recovery_codes(current_user.id)
    return envelope(_("These are your new recovery codes."), [{"recovery_codes": fresh}])
