"""What is worth remembering: the names of acts in the audit log."""

from typing import Final, NewType

Action = NewType("Action", str)

REGISTERED: Final = Action("registered")
REGISTRATION_WITHDRAWN: Final = Action("registration.withdrawn")
VERIFIED: Final = Action("verified")

SESSION_STARTED: Final = Action("session.started")
SESSION_REFUSED: Final = Action("session.refused")
SESSION_ENDED: Final = Action("session.ended")
SESSIONS_REVOKED: Final = Action("sessions.revoked")
REAUTHENTICATED: Final = Action("reauthentication.passed")
REAUTHENTICATION_REFUSED: Final = Action("reauthentication.refused")
ACCESS_DENIED: Final = Action("access.denied")

PASSWORD_CHANGED: Final = Action("password.changed")
PASSWORD_FORGOTTEN: Final = Action("password.forgotten")
PASSWORD_RESET: Final = Action("password.reset")
PASSWORD_RESET_REFUSED: Final = Action("password.reset_refused")

EMAIL_CHANGE_REQUESTED: Final = Action("email.change_requested")
EMAIL_CHANGED: Final = Action("email.changed")
ROLE_CHANGED: Final = Action("role.changed")

SECOND_FACTOR_ENABLED: Final = Action("second_factor.enabled")
SECOND_FACTOR_DISABLED: Final = Action("second_factor.disabled")
SECOND_FACTOR_REFUSED: Final = Action("second_factor.refused")
RECOVERY_CODES_RENEWED: Final = Action("recovery_codes.renewed")
RECOVERY_CODE_USED: Final = Action("recovery_code.used")

CALENDAR_RENEWED: Final = Action("calendar.renewed")

EXPORT_REQUESTED: Final = Action("export.requested")
EXPORT_DOWNLOADED: Final = Action("export.downloaded")

ACCOUNT_CLOSED: Final = Action("account.closed")
ACCOUNT_RESTORED: Final = Action("account.restored")
ACCOUNT_ERASED: Final = Action("account.erased")

CONSENT_ASKED: Final = Action("consent.asked")
CONSENT_GIVEN: Final = Action("consent.given")
CONSENT_WITHDRAWN: Final = Action("consent.withdrawn")
DATABASE_RESTORED: Final = Action("database.restored")
DATA_REQUEST_MADE: Final = Action("data_request.made")

ARTICLE_SHIPPED: Final = Action("article.shipped")
CONTACT_CHANGED: Final = Action("site_contact.changed")

COMMENT_RELEASED: Final = Action("comment.released")
# By the reason: for spam, abuse, scam or other.
COMMENT_REMOVED: Final = {
    reason: Action(f"comment.removed.{reason}") for reason in ("spam", "abuse", "scam", "other")
}
