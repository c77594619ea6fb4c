"""Errors when articles are changed."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _

BAD_SLUG: Final = _("Use lowercase letters, digits and single dashes, at most 80 characters.")
KNOWN_SLUG: Final = _("Readers already use this address, so you can't change it.")
TAKEN_SLUG: Final = _("Another article has this address. Please choose another one.")
RESERVED_SLUG: Final = _("This address is reserved. Please choose another one.")
KNOWN_KIND: Final = _("Readers already use this article's address, so you can't change its type.")
PAST_MOMENT: Final = _("Choose a time in the future.")
FAR_MOMENT: Final = _("Choose a time within the next two years.")
OLD_MOMENT: Final = _("Choose a time after 1999.")
NOTHING_NEW: Final = _("Readers already see all of this. Change something before you schedule it.")


class BadMoment(ValidationFailed):
    """422: an article cannot be published at this time."""

    def __init__(self, reason: Message) -> None:
        super().__init__(errors={"at": [reason]})


class NeverPublished(Conflict):
    """409: there is no published content to go back to."""

    code = "never_published"
    message = _("This article was never published. You can delete it instead.")
