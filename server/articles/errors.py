"""Errors when articles are changed."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import Message, _

BAD_SLUG: Final = _("Use small letters and digits with dashes between, at most 80.")
KNOWN_SLUG: Final = _("Readers know this address, so it stays.")
TAKEN_SLUG: Final = _("Another article has this address. Please choose another one.")
RESERVED_SLUG: Final = _("This address is kept for something else. Please choose another one.")
KNOWN_KIND: Final = _("Readers know this article's address, so its kind stays.")
PAST_MOMENT: Final = _("Choose a moment that has not passed.")
FAR_MOMENT: Final = _("Choose a moment within the next two years.")
OLD_MOMENT: Final = _("Choose a moment after the year 1999.")
NOTHING_NEW: Final = _("Readers see all of this already. Change something before you schedule it.")


class BadMoment(ValidationFailed):
    """422: an article cannot be published at this time."""

    def __init__(self, reason: Message) -> None:
        super().__init__(errors={"at": [reason]})


class NeverPublished(Conflict):
    """409: there is no published content to go back to."""

    code = "never_published"
    message = _("This article was never published. You can delete it instead.")
