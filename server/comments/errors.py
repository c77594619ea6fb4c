"""Errors of the comment calls."""

from server.core.errors import Forbidden
from server.core.text.i18n import _


class TooLateToEdit(Forbidden):
    """403: the edit window of a comment is over."""

    code = "too_late_to_edit"
    message = _("A comment can be changed for 15 minutes. You can still delete it.")


class UnderReview(Forbidden):
    """403: a reported comment must not change before an operator has reviewed it."""

    code = "under_review"
    message = _("Others have reported this comment. You can delete it, but not change it for now.")


class OwnComment(Forbidden):
    """403: people cannot report their own comment."""

    code = "own_comment"
    message = _("This is your own comment. You can delete it.")


class ConsentRequired(Forbidden):
    """403: the writer is under 18 and no parent has agreed."""

    code = "parental_consent_required"
    message = _("Until your parent agrees, you cannot write comments.")
