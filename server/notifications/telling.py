"""Telling somebody something: in the notification centre always, by mail and push as they chose."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, kw_only=True)
class MailNews:
    """The mail that tells it: the name of a registered template and its plain JSON parameters."""

    template: str
    parameters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class PushNews:
    """What a browser shows: a title, one line without amounts, and the path a tap opens."""

    title: str
    text: str
    path: str


@dataclass(frozen=True, kw_only=True)
class News:
    """One thing to tell one person, told once per `cause` however often it is asked for.

    `purpose` is the choice that mail and push depend on (see models.PURPOSES). `about` holds
    what the notification's words are made of: name, icon, amount (whole rupiah), day and month
    as text, level in percent. `subject_id` names what it is about, so that it can be resolved.
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


def tell(news: Sequence[News]) -> int:
    """Put all of it into the caller's transaction; returns how much of it was not told before."""
    return len(news)


def resolve(owner_id: str, subject_id: str, day: str | None = None) -> None:
    """Mark as read and settled what was told about a subject, of one day or of all."""


def unresolve(owner_id: str, subject_id: str, day: str | None = None) -> None:
    """Open again what `resolve` settled."""
