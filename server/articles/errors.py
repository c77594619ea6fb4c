"""Errors when articles are changed."""

from typing import Final

from server.core.errors import Conflict, UnsupportedMediaType, ValidationFailed
from server.core.text.i18n import Message, _

COVER: Final = "cover"
LARGE_COVER: Final = _("This picture is larger than 5 MB. Please choose a smaller one.")
NO_PICTURE: Final = _("Please choose a picture in JPEG, PNG or WebP.")
SMALL_PICTURE: Final = _("Please choose a picture of at least 800 × 500 pixels.")
MANY_PIXELS: Final = _("This picture has more than 25 million pixels. Please make it smaller.")
MANY_WHOLE: Final = _(
    "A PNG may have 12 million pixels and a WebP 8 million. "
    "Please make the picture smaller or choose a JPEG."
)
MOVING_PICTURE: Final = _("Please choose a picture that does not move.")
BROKEN_PICTURE: Final = _("This picture is damaged or incomplete. Please choose another one.")

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


class NotACover(UnsupportedMediaType):
    """415: the upload is not a JPEG, PNG or WebP, whatever its declared type."""

    message = NO_PICTURE

    def __init__(self) -> None:
        super().__init__(errors={COVER: [NO_PICTURE]})


class UnusableCover(ValidationFailed):
    """422: a picture of an accepted type that cannot be a cover."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason, errors={COVER: [reason]})


class NeverPublished(Conflict):
    """409: there is no published content to go back to."""

    code = "never_published"
    message = _("This article was never published. You can delete it instead.")
