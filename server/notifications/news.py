"""What there is to tell somebody, and what its words are made of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

# What `about` may hold, beside the category; the client makes the words of it.
ABOUT: Final = (
    *("name", "icon", "amount", "spent", "day", "time", "month", "level"),
    *("reason", "path"),
)


@dataclass(frozen=True, kw_only=True)
class MailNews:
    """The mail that tells it: the name of a registered template and its plain JSON parameters."""

    template: str
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class PushNews:
    """What a browser shows: a title, one line without amounts, and the path a tap opens.

    Only what has a time is urgent: it wakes phones that save their battery.
    """

    title: str
    text: str
    path: str
    urgent: bool = False


@dataclass(frozen=True, kw_only=True)
class News:
    """One thing to tell one person, told once per `cause` however often it is asked for.

    `purpose` is the choice that mail and push depend on (see models.PURPOSES). `about` holds
    what the notification's words are made of: name, icon, amount and what is spent of it (whole
    rupiah), day and month as text, level in percent, a reason by its name, the path of a page in
    English. `subject_id` names what it is about, so that
    it can be resolved.
    """

    owner_id: str
    cause: str
    kind: str
    purpose: str
    subject_id: str
    about: Mapping[str, Any] = field(default_factory=dict)
    mail: MailNews | None = None
    # Writes the push in the person's language, 'en' or 'id'.
    push: Callable[[str], PushNews] | None = None
