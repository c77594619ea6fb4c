"""What a feature asks the notifications feature to send."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

# The keys that `about` may have, besides the category; the client builds the sentence from them.
ABOUT: Final = (
    *("name", "icon", "amount", "spent", "day", "time", "month", "level"),
    *("reason", "path", "asks_amount", "debt_id"),
)


@dataclass(frozen=True, kw_only=True)
class MailContent:
    """The mail to send: the name of a registered template and its plain JSON parameters."""

    template: str
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class PushContent:
    """What a browser shows: a title, one line without amounts, and the path a tap opens.

    Only what has a time of day is urgent: it wakes phones that save their battery.
    """

    title: str
    text: str
    path: str
    urgent: bool = False


@dataclass(frozen=True, kw_only=True)
class NotificationRequest:
    """One notification for one person, sent once per `cause` however often it is requested.

    `purpose` is the preference that mail and push depend on (see models.PURPOSES). `about` holds
    the data of the sentence: name, icon, amount and what is spent of it (whole rupiah), day and
    month as text, level in percent, the name of a reason, the path of a page in English, and
    whether an amount has to be entered.
    `subject_id` names the subject, so that the notification can be resolved.
    """

    owner_id: str
    cause: str
    kind: str
    purpose: str
    subject_id: str
    about: Mapping[str, Any] = field(default_factory=dict)
    mail: MailContent | None = None
    # Builds the push in the person's language, 'en' or 'id'.
    push: Callable[[str], PushContent] | None = None
