"""Mail templates: features register functions that write a letter when it is sent."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlsplit

from flask import Flask, current_app, render_template

from server.core.extension_point import ExtensionPoint
from server.core.security.signed_links import page_url
from server.core.text.i18n import LazyMessage, Message, _, translate

T = TypeVar("T")

EXTENSION: Final = "letters"
# The parameter of mails that people may turn off: the owner's id and the purpose.
OPTIONAL: Final = "optional"
PASTE: Final = _("If the button doesn't work, open this address:")
UNSUBSCRIBE: Final = _("Unsubscribe from these emails")
# The reason why somebody gets a letter.
OWNER: Final = _(
    "You're getting this email because you have a Lumbung account. We "
    "always send important notices about it."
)
ADDRESS_ENTERED: Final = _(
    "You're getting this email because someone entered this address on Lumbung."
)
LONGEST_GREETED: Final = 50
# Besides letters and their marks; the last two join letters of some scripts.
IN_NAMES: Final = frozenset(" .,'’-\u200c\u200d")


@dataclass(frozen=True, kw_only=True)
class Unsubscribe:
    """How the reader of an optional letter unsubscribes, and why they get it.

    `page` is for people, `call` for mail programs (RFC 8058). `recipient` is the present address
    of the reader, which optional mails follow.
    """

    recipient: str
    page: str
    call: str
    reason: Message


@dataclass(frozen=True, kw_only=True)
class Figure:
    """An amount in large type, with a comparison below it."""

    label: str
    value: str
    note: str = ""
    is_total: bool = False


@dataclass(frozen=True, kw_only=True)
class Gauge:
    """A bar below the figures, filled to a percentage, with a label."""

    percent: int
    label: str


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of a letter with its own title: lines, numbered or not, and links."""

    title: str
    lines: Sequence[str]
    is_numbered: bool = False
    link: tuple[str, str] | None = None
    second_link: tuple[str, str] | None = None


@dataclass(frozen=True, kw_only=True)
class Quote:
    """A quotation, line by line, and its author."""

    lines: Sequence[str]
    label: str = ""


@dataclass(frozen=True, kw_only=True)
class Letter:
    """The content of a mail; its messages are translated when it is rendered, links are absolute.

    `quotes`, `figures` with their `gauge` and `sections` follow the paragraphs. `action` is the
    button (label, URL), `closing` follows it, `second_action` is a quieter link at the
    end. Mail programs show `preheader` beside the subject, else the first paragraph.
    `reason` is the English sentence that says why somebody gets it.
    `reply_to` is the address for replies; empty for the usual sender.
    `unsubscribe` is set for letters that people may turn off.
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
    unsubscribe: Unsubscribe | None = None


LetterWriter = Callable[[Mapping[str, Any], str], Letter | None]
"""Writes a letter from parameters and a language; None when it has become pointless."""

FindUnsubscribe = Callable[[str, str, str], Unsubscribe | None]
"""`find(owner_id, purpose, language)`: how to turn a purpose off; None when it is off already."""

unsubscribe_finder: Final = ExtensionPoint[FindUnsubscribe]("ways to unsubscribe from mails")


def init_mail_templates(app: Flask, writers: Mapping[str, LetterWriter]) -> None:
    """Give an application its templates."""
    app.extensions[EXTENSION] = dict(writers)


def render_letter(template: str, parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter of a template; KeyError when no feature registers it.

    An optional letter gets its unsubscribe link; None when its reader unsubscribed.
    """
    writers = cast("dict[str, LetterWriter]", current_app.extensions[EXTENSION])
    writer = writers[template]
    if OPTIONAL not in parameters:
        return _translated(writer(parameters, language), language)
    owner_id, purpose = parameters[OPTIONAL]
    unsubscribe = unsubscribe_finder.get()(owner_id, purpose, language)
    letter = writer(parameters, language) if unsubscribe else None
    return _translated(letter and replace(letter, unsubscribe=unsubscribe), language)


def as_text(letter: Letter, language: str) -> str:
    """The letter as plain text."""
    return render_template("letter.txt", letter=letter, words=_words(letter, language)) + "\n"


def as_html(letter: Letter, language: str) -> str:
    """The letter as HTML for mail programs, in light and dark."""
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
    """The greeting for the mailbox of an account."""
    return translate(_("Hello, {name}"), language, name=name)


def greet_stranger(name: str, language: str) -> str:
    """The greeting for a mailbox that may be a stranger's.

    Anybody may enter any name with an address that is not theirs, and mail programs turn
    what looks like a link into one, so only plain names are repeated.
    """
    return greet(name, language) if _is_plain(name) else translate(_("Hello"), language)


def quote_name(name: str) -> str:
    """A name that a stranger may have made up, as it can stand in a mail to somebody else.

    No mail program makes a link of it: signs of links are left out, and a space follows each dot.
    """
    kept = "".join(sign if _is_of_names(sign) or sign in "0123456789_" else " " for sign in name)
    words = kept.replace(".", ". ").replace(",", ", ").split()
    return " ".join(words)[:LONGEST_GREETED]


def _translated(part: T, language: str) -> T:
    """A letter, or a part of one, with its messages in a language."""
    found: Any = part
    if isinstance(part, LazyMessage):
        found = translate(part, language)
    elif isinstance(part, list | tuple):
        found = type(part)(_translated(one, language) for one in part)
    elif is_dataclass(part) and not isinstance(part, type):
        values = {one.name: _translated(getattr(part, one.name), language) for one in fields(part)}
        found = replace(part, **values)
    return cast("T", found)


def _is_plain(name: str) -> bool:
    joined = any(sign in ".," and after != " " for sign, after in pairwise(name))
    plain = all(_is_of_names(sign) for sign in name)
    return plain and not joined and len(name) <= LONGEST_GREETED


def _is_of_names(sign: str) -> bool:
    return sign in IN_NAMES or unicodedata.category(sign)[0] in "LM"


def _words(letter: Letter, language: str) -> dict[str, str]:
    reason = letter.unsubscribe.reason if letter.unsubscribe else letter.reason
    return {
        "paste": translate(PASTE, language),
        "foot": translate(reason, language),
        "leave": translate(UNSUBSCRIBE, language),
    }
