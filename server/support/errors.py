"""Refusals about messages to those who run the product."""

from server.core.errors import Conflict
from server.core.text.i18n import _


class ConversationFull(Conflict):
    """409: so much was said after a message that it is time for a new one."""

    code = "conversation_full"
    message = _("This conversation is full. Please start a new message.")


class TooManyTemplates(Conflict):
    """409: operators have as many ready-made answers as the product keeps."""

    code = "too_many_templates"
    message = _("There are 100 ready-made answers already. Delete one first.")
