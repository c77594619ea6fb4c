"""Errors of exports, consents and data requests."""

from server.core.errors import Conflict, NotFound, ValidationFailed
from server.core.text.i18n import _


class ExportNotReady(Conflict):
    """409: the archive is still being created."""

    code = "export_not_ready"
    message = _("Your data is not ready yet.")


class ExportGone(NotFound):
    """404: the archive was deleted after 48 hours, or could not be created."""

    code = "export_gone"
    message = _("This file is not there any more. Please ask for a new one.")


class OwnAddress(ValidationFailed):
    """422: the parent's address is the person's own."""

    def __init__(self) -> None:
        sentence = _("Enter your parent's address, not your own.")
        super().__init__(errors={"email": [sentence]})


class ConsentNotNeeded(Conflict):
    """409: the person is old enough, or a parent has agreed already."""

    code = "consent_not_needed"
    message = _("Your account needs no consent of a parent right now.")


class AlreadyAnswered(Conflict):
    """409: the request was answered already; `payload.datas` holds its present state."""

    code = "already_answered"
    message = _("This request has been answered already.")
