"""Errors of the support calls."""

from server.core.errors import Conflict
from server.core.text.i18n import _


class ConversationFull(Conflict):
    """409: a message has the maximum number of replies."""

    code = "conversation_full"
    message = _("This conversation is full. Please start a new message.")


class TooManyTemplates(Conflict):
    """409: there is the maximum number of reply templates."""

    code = "too_many_templates"
    message = _("There are 100 ready-made answers already. Delete one first.")
