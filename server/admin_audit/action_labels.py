"""The labels of audit actions, for people."""

from typing import Final

from server.audit import actions
from server.core.text.i18n import Message, _, translate

LABELS: Final[dict[str, Message]] = {
    actions.REGISTERED: _("Registered"),
    actions.REGISTRATION_WITHDRAWN: _("Registration withdrawn"),
    actions.VERIFIED: _("Email confirmed"),
    actions.SESSION_STARTED: _("Signed in"),
    actions.SESSION_REFUSED: _("Sign-in refused"),
    actions.SESSION_ENDED: _("Signed out"),
    actions.SESSIONS_REVOKED: _("Devices signed out"),
    actions.REAUTHENTICATED: _("Password confirmed"),
    actions.REAUTHENTICATION_REFUSED: _("Wrong password at confirmation"),
    actions.ACCESS_DENIED: _("Access refused"),
    actions.PASSWORD_CHANGED: _("Password changed"),
    actions.PASSWORD_FORGOTTEN: _("New password requested"),
    actions.PASSWORD_RESET: _("Password set via emailed link"),
    actions.PASSWORD_RESET_REFUSED: _("Password reset link refused"),
    actions.EMAIL_CHANGE_REQUESTED: _("New email requested"),
    actions.EMAIL_CHANGED: _("Email changed"),
    actions.ROLE_CHANGED: _("Role changed"),
    actions.ROLE_GIVEN["Member"]: _("Role changed: now a Member"),
    actions.ROLE_GIVEN["Admin"]: _("Role changed: now an Admin"),
    actions.ROLE_GIVEN["Super Admin"]: _("Role changed: now a Super Admin"),
    actions.SECOND_FACTOR_ENABLED: _("Two-step sign-in turned on"),
    actions.SECOND_FACTOR_DISABLED: _("Two-step sign-in turned off"),
    actions.SECOND_FACTOR_REFUSED: _("Wrong code"),
    actions.RECOVERY_CODES_RENEWED: _("Recovery codes replaced"),
    actions.RECOVERY_CODE_USED: _("Recovery code used"),
    actions.CALENDAR_RENEWED: _("Calendar address replaced"),
    actions.EXPORT_REQUESTED: _("Personal data requested"),
    actions.EXPORT_DOWNLOADED: _("Personal data downloaded"),
    actions.ACCOUNT_CLOSED: _("Account closed"),
    actions.ACCOUNT_RESTORED: _("Account reopened"),
    actions.ACCOUNT_ERASED: _("Account erased"),
    actions.CONSENT_ASKED: _("Consent requested"),
    actions.CONSENT_GIVEN: _("Consent given"),
    actions.CONSENT_WITHDRAWN: _("Consent withdrawn"),
    actions.DATABASE_RESTORED: _("Database restored from a backup"),
    actions.DATA_REQUEST_MADE: _("Data request made"),
    actions.ARTICLE_SHIPPED: _("Built-in article added"),
    actions.CONTACT_CHANGED: _("Contact changed"),
    actions.RATE_CHANGED["EUR"]: _("Exchange rate saved: euro"),
    actions.RATE_CHANGED["USD"]: _("Exchange rate saved: US dollar"),
    actions.RATE_REMOVED["EUR"]: _("Exchange rate removed: euro"),
    actions.RATE_REMOVED["USD"]: _("Exchange rate removed: US dollar"),
    actions.HOLIDAY_CHANGED: _("Public holiday saved"),
    actions.HOLIDAY_REMOVED: _("Public holiday removed"),
    actions.AUDIT_EXPORTED: _("Audit log exported"),
    actions.AUDIT_CHECKED: _("Audit log checked"),
    actions.AUDIT_CHECK_BEGUN: _("Audit log check started"),
    actions.AUDIT_BROKEN: _("Audit log found broken"),
    actions.COMMENT_RELEASED: _("Comment approved"),
    actions.COMMENT_REMOVED["spam"]: _("Comment removed: spam"),
    actions.COMMENT_REMOVED["abuse"]: _("Comment removed: abuse"),
    actions.COMMENT_REMOVED["scam"]: _("Comment removed: scam"),
    actions.COMMENT_REMOVED["other"]: _("Comment removed: other reason"),
    actions.ARTICLE_BEGUN: _("Article created"),
    actions.ARTICLE_EDITED: _("Article edited"),
    actions.ARTICLE_PUBLISHED: _("Article published"),
    actions.ARTICLE_SCHEDULED: _("Article scheduled"),
    actions.ARTICLE_CALLED_OFF: _("Scheduled article changes cancelled"),
    actions.ARTICLE_UNPUBLISHED: _("Article returned to draft"),
    actions.ARTICLE_DISCARDED: _("Article changes discarded"),
    actions.ARTICLE_RESTORED: _("Article version restored"),
    actions.ARTICLE_DELETED: _("Article deleted"),
    actions.DATA_REQUEST_ANSWERED["done"]: _("Data request fulfilled"),
    actions.DATA_REQUEST_ANSWERED["refused"]: _("Data request declined"),
    actions.SUPPORT_REPLIED: _("Support message answered"),
    actions.SUPPORT_CLOSED: _("Support message closed"),
    actions.SUPPORT_REOPENED: _("Support message reopened"),
    actions.SHAPE_DONE: _("Layout marked as done"),
    actions.SHAPE_REOPENED: _("Layout marked as new"),
    actions.SHAPE_REMOVED: _("Layout removed"),
    actions.TEMPLATE_ADDED: _("Saved reply added"),
    actions.TEMPLATE_CHANGED: _("Saved reply changed"),
    actions.TEMPLATE_DELETED: _("Saved reply deleted"),
    actions.ACCOUNT_SUSPENDED["terms"]: _("Account suspended: terms"),
    actions.ACCOUNT_SUSPENDED["abuse"]: _("Account suspended: abuse"),
    actions.ACCOUNT_SUSPENDED["fraud"]: _("Account suspended: fraud"),
    actions.ACCOUNT_SUSPENDED["security"]: _("Account suspended: security"),
    actions.ACCOUNT_SUSPENDED["other"]: _("Account suspended: other reason"),
    actions.SUSPENSION_LIFTED: _("Suspension lifted"),
    actions.SIGNED_OUT: _("Signed out by an operator"),
    actions.VERIFICATION_SENT: _("Confirmation resent by an operator"),
    actions.PASSWORD_RESET_STARTED: _("Password reset started by an operator"),
    actions.INVITED: _("Invitation sent"),
    actions.INVITED_AGAIN: _("Invitation resent"),
    actions.INVITATION_WITHDRAWN: _("Invitation withdrawn"),
    actions.INVITATION_ACCEPTED: _("Invitation accepted"),
    actions.TRANSACTIONS_SEEN: _("Transactions viewed"),
}


def action_label(action: str, language: str) -> str:
    """The label of an action; an action of an earlier release keeps its own name."""
    label = LABELS.get(action)
    return action if label is None else translate(label, language)


def list_action_labels(language: str) -> list[dict[str, str]]:
    """All actions with their labels, ordered by label."""
    found = [{"action": action, "label": action_label(action, language)} for action in LABELS]
    return sorted(found, key=lambda one: one["label"].casefold())
