"""The actions that the audit log records, by the names stored in it."""

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
# From earlier releases, without a role.
ROLE_CHANGED: Final = Action("role.changed")
# By the new role.
ROLE_GIVEN: Final = {
    role: Action(f"role.changed.{role.lower().replace(' ', '_')}")
    for role in ("Member", "Admin", "Super Admin")
}

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
# By the outcome.
DATA_REQUEST_ANSWERED: Final = {
    outcome: Action(f"data_request.answered.{outcome}") for outcome in ("done", "refused")
}

SUPPORT_REPLIED: Final = Action("support.replied")
SUPPORT_CLOSED: Final = Action("support.closed")
SUPPORT_REOPENED: Final = Action("support.reopened")
SHAPE_DONE: Final = Action("layout_shape.done")
SHAPE_REOPENED: Final = Action("layout_shape.reopened")
SHAPE_REMOVED: Final = Action("layout_shape.removed")
TEMPLATE_ADDED: Final = Action("support_template.added")
TEMPLATE_CHANGED: Final = Action("support_template.changed")
TEMPLATE_DELETED: Final = Action("support_template.deleted")

ARTICLE_SHIPPED: Final = Action("article.shipped")
ARTICLE_BEGUN: Final = Action("article.begun")
ARTICLE_EDITED: Final = Action("article.edited")
ARTICLE_PUBLISHED: Final = Action("article.published")
ARTICLE_SCHEDULED: Final = Action("article.scheduled")
ARTICLE_CALLED_OFF: Final = Action("article.schedule_dropped")
ARTICLE_UNPUBLISHED: Final = Action("article.unpublished")
ARTICLE_DISCARDED: Final = Action("article.changes_discarded")
ARTICLE_RESTORED: Final = Action("article.version_restored")
ARTICLE_DELETED: Final = Action("article.deleted")
CONTACT_CHANGED: Final = Action("site_contact.changed")
# By the currency; the target is the day.
RATE_CHANGED: Final = {
    currency: Action(f"rate.changed.{currency.lower()}") for currency in ("EUR", "USD")
}
RATE_REMOVED: Final = {
    currency: Action(f"rate.removed.{currency.lower()}") for currency in ("EUR", "USD")
}
# The target is the day.
HOLIDAY_CHANGED: Final = Action("holiday.changed")
HOLIDAY_REMOVED: Final = Action("holiday.removed")

AUDIT_EXPORTED: Final = Action("audit.exported")
AUDIT_CHECKED: Final = Action("audit.checked")
# For a log that takes more than one call.
AUDIT_CHECK_BEGUN: Final = Action("audit.check_begun")
AUDIT_BROKEN: Final = Action("audit.found_broken")

COMMENT_RELEASED: Final = Action("comment.released")
# By the reason: for spam, abuse, scam or other.
COMMENT_REMOVED: Final = {
    reason: Action(f"comment.removed.{reason}") for reason in ("spam", "abuse", "scam", "other")
}

# By the reason given to the owner.
ACCOUNT_SUSPENDED: Final = {
    reason: Action(f"account.suspended.{reason}")
    for reason in ("terms", "abuse", "fraud", "security", "other")
}
SUSPENSION_LIFTED: Final = Action("account.suspension_lifted")
SIGNED_OUT: Final = Action("account.signed_out")
VERIFICATION_SENT: Final = Action("account.verification_sent")
PASSWORD_RESET_STARTED: Final = Action("password.reset_started")
INVITED: Final = Action("invitation.made")
INVITED_AGAIN: Final = Action("invitation.sent_again")
INVITATION_WITHDRAWN: Final = Action("invitation.withdrawn")
INVITATION_ACCEPTED: Final = Action("invitation.accepted")
TRANSACTIONS_SEEN: Final = Action("transactions.seen")
