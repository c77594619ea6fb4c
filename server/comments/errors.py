"""Errors of the comment calls."""

from server.core.errors import Forbidden
from server.core.text.i18n import _


class TooLateToEdit(Forbidden):
    """403: the edit window of a comment is over."""

    code = "too_late_to_edit"
    message = _("You can only edit a comment for 15 minutes, but you can still delete it.")


class UnderReview(Forbidden):
    """403: a reported comment must not change before an operator has reviewed it."""

    code = "under_review"
    message = _("Others have reported this comment. For now, you can delete it but not edit it.")


class OwnComment(Forbidden):
    """403: people cannot report their own comment."""

    code = "own_comment"
    message = _("This is your own comment. You can delete it.")


class ConsentRequired(Forbidden):
    """403: the writer is under 18 and no parent has agreed."""

    code = "parental_consent_required"
    message = _("You can't comment until your parent agrees.")
