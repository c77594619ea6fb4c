"""Operators mail others a new confirmation link or a password reset link."""

from typing import Final

from server.audit import actions
from server.audit import service as audit
from server.auth import password_changes, service
from server.core.errors import Conflict
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.text.i18n import DEFAULT, _
from server.users.operator_policy import get_target
from server.users.roles import NotInUse

# Separate limits, so that owners can still request links themselves.
RESENDS: Final = RateLimit("operator-resend-email", 3, 15 * 60)
RESETS: Final = RateLimit("operator-reset-email", 3, 15 * 60)


class AlreadyConfirmed(Conflict):
    """409: the address is confirmed."""

    code = "already_verified"
    message = _("This account's address is already confirmed.")


def resend_confirmation(actor_id: str, owner_id: str) -> None:
    """Mail a new confirmation link; AlreadyConfirmed, RateLimited."""
    target = get_target(actor_id, owner_id, actions.VERIFICATION_SENT)
    if not target.is_pending:
        raise AlreadyConfirmed
    count_or_refuse(RESENDS, target.email)
    service.mail_confirmation(target.email, target.language or DEFAULT, by_operator=True)
    audit.record(actions.VERIFICATION_SENT, actor_id=actor_id, target_id=owner_id)


def start_password_reset(actor_id: str, owner_id: str) -> None:
    """Mail the owner a link that sets a new password; NotInUse, RateLimited."""
    target = get_target(actor_id, owner_id, actions.PASSWORD_RESET_STARTED)
    if not target.is_active:
        raise NotInUse
    count_or_refuse(RESETS, target.email)
    password_changes.mail_reset_link(
        target.email,
        target.mail_language,
        owner_id=owner_id,
        version=target.session_version,
    )
    audit.record(actions.PASSWORD_RESET_STARTED, actor_id=actor_id, target_id=owner_id)
