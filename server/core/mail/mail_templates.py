"""Mail templates: a feature registers, by name, a function that writes a letter when it is sent."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, Final, cast
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from flask import Flask, current_app, render_template

from server.core.extension_point import ExtensionPoint
from server.core.security.signed_links import page_url
from server.core.text.i18n import Message, _, translate

EXTENSION: Final = "letters"
# The parameter of a mail that people may turn off: its owner's id and its purpose.
OPTIONAL: Final = "optional"
PASTE: Final = _("If the button does not work, open this address:")
UNSUBSCRIBE: Final = _("Unsubscribe from these mails")
# Why somebody gets a letter.
OWNER: Final = _(
    "You get this mail because you have an account at Lumbung. "
    "Important notices about it are always sent."
)
ADDRESS_ENTERED: Final = _("You get this mail because somebody entered this address at Lumbung.")
LOCALES: Final = {"en": "en_US", "id": "id_ID"}
PATTERNS: Final = {"en": "MMMM d, y 'at' h:mm a", "id": "d MMMM y 'pukul' HH.mm"}
LONGEST_GREETED: Final = 50
# Besides letters and their marks; the last two join letters of some scripts.
IN_NAMES: Final = frozenset(" .,'’-\u200c\u200d")


@dataclass(frozen=True, kw_only=True)
class Unsubscribe:
    """How the reader of an optional letter turns such letters off, and why they come.

    `page` is for people, `call` for mail programs (RFC 8058). `recipient` is the address that
    its reader has by now: what is mailed by choice follows them there.
    """

    recipient: str
    page: str
    call: str
    reason: Message


@dataclass(frozen=True, kw_only=True)
class Figure:
    """An amount that a letter shows large, with what it is compared to below it."""

    label: str
    value: str
    note: str = ""
    is_total: bool = False


@dataclass(frozen=True, kw_only=True)
class Gauge:
    """A bar below the figures, full by so many percent, and what it says."""

    percent: int
    label: str


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of a letter with a title of its own: lines, numbered or not, and a link."""

    title: str
    lines: Sequence[str]
    is_numbered: bool = False
    link: tuple[str, str] | None = None


@dataclass(frozen=True, kw_only=True)
class Quote:
    """What somebody wrote, line by line, and in one line who it was."""

    lines: Sequence[str]
    label: str = ""


@dataclass(frozen=True, kw_only=True)
class Letter:
    """What a mail says, already in the reader's language; links are absolute addresses.

    `quotes`, `figures` with their `gauge` and `sections` follow the paragraphs. `action` is the
    button (label, address), `closing` stands below it, `second_action` is a quieter link at the
    end. Lists of mails show `preheader` beside the subject, the first paragraph when it is empty.
    `reason` is the English sentence that says why somebody gets it.
    `reply_to` is where an answer goes, empty for the sender of all mails.
    `way_out` is filled in for letters that people may turn off, and for no others.
    """

    subject: str
    heading: str
    paragraphs: Sequence[str]
    quotes: Sequence[Quote] = ()
    figures: Sequence[Figure] = ()
    gauge: Gauge | None = None
    sections: Sequence[Section] = ()
    action: tuple[str, str] | None = None
    closing: Sequence[str] = ()
    second_action: tuple[str, str] | None = None
    preheader: str = ""
    reason: Message = OWNER
    reply_to: str = ""
    way_out: Unsubscribe | None = None


LetterWriter = Callable[[Mapping[str, Any], str], Letter | None]
"""Writes a letter from parameters and a language, None when it has become pointless."""

FindUnsubscribe = Callable[[str, str, str], Unsubscribe | None]
"""`find(owner_id, purpose, language)`: how to turn a purpose off; None when it is off already."""

unsubscribe_finder: Final = ExtensionPoint[FindUnsubscribe]("ways to unsubscribe from mails")


def init_mail_templates(app: Flask, writers: Mapping[str, LetterWriter]) -> None:
    """Give an application its templates."""
    app.extensions[EXTENSION] = dict(writers)


def render_letter(template: str, parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter of a template; KeyError when nobody registered it.

    One that people may turn off gets its way out, and is pointless once they did.
    """
    writers = cast("dict[str, LetterWriter]", current_app.extensions[EXTENSION])
    writer = writers[template]
    if OPTIONAL not in parameters:
        return writer(parameters, language)
    owner_id, purpose = parameters[OPTIONAL]
    way_out = unsubscribe_finder.get()(owner_id, purpose, language)
    letter = writer(parameters, language) if way_out else None
    return letter and replace(letter, way_out=way_out)


def as_text(letter: Letter, language: str) -> str:
    """The letter as plain text."""
    return render_template("letter.txt", letter=letter, words=_words(letter, language)) + "\n"


def as_html(letter: Letter, language: str) -> str:
    """The letter as a page that mail programs can show, in light and dark."""
    site = page_url("/", language)
    return render_template(
        "letter.html",
        letter=letter,
        language=language,
        words=_words(letter, language),
        site=site,
        site_name=urlsplit(site).netloc,
    )


def greet(name: str, language: str) -> str:
    """Greets whoever reads the mailbox of an account."""
    return translate(_("Hello, {name}"), language, name=name)


def greet_stranger(name: str, language: str) -> str:
    """Greets a mailbox that may be a stranger's.

    Anybody may write any name next to an address that is not theirs, and mail programs make
    links of what looks like one: only what can be nothing but a name is repeated.
    """
    return greet(name, language) if _is_plain(name) else translate(_("Hello"), language)


def format_moment(moment: datetime, timezone: str, language: str) -> str:
    """A moment as its reader says it, with the zone it is told in, such as WIB or GMT+8."""
    there = moment.astimezone(ZoneInfo(timezone))
    written = format_datetime(there, PATTERNS[language], locale=LOCALES[language])
    return f"{written} {_zone(there)}"


def _zone(moment: datetime) -> str:
    name = moment.tzname() or ""
    if name.isalpha():
        return name
    minutes = int((moment.utcoffset() or timedelta()).total_seconds() // 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"GMT{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")


def _is_plain(name: str) -> bool:
    joined = any(sign in ".," and after != " " for sign, after in pairwise(name))
    plain = all(sign in IN_NAMES or unicodedata.category(sign)[0] in "LM" for sign in name)
    return plain and not joined and len(name) <= LONGEST_GREETED


def _words(letter: Letter, language: str) -> dict[str, str]:
    reason = letter.way_out.reason if letter.way_out else letter.reason
    return {
        "paste": translate(PASTE, language),
        "foot": translate(reason, language),
        "leave": translate(UNSUBSCRIBE, language),
    }
