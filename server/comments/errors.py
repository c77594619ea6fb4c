"""Why a call about comments is refused."""

from server.core.errors import Forbidden
from server.core.text.i18n import _


class TooLateToEdit(Forbidden):
    """403: the time in which a comment can be changed is over."""

    code = "too_late_to_edit"
    message = _("A comment can be changed for 15 minutes. You can still delete it.")


class UnderReview(Forbidden):
    """403: others reported the comment, and an operator has to see what they saw."""

    code = "under_review"
    message = _("Others have reported this comment. You can delete it, but not change it for now.")


class OwnComment(Forbidden):
    """403: nobody reports what they wrote."""

    code = "own_comment"
    message = _("This is your own comment. You can delete it.")


class ConsentRequired(Forbidden):
    """403: the writer is under 18 and no parent has agreed."""

    code = "parental_consent_required"
    message = _("Until your parent agrees, you cannot write comments.")
