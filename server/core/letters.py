"""Mail templates: a feature registers, by name, a function that writes a letter when it is sent."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from flask import Flask, current_app, render_template

from server.core.i18n import _, translate

EXTENSION: Final = "letters"
PASTE: Final = _("If the button does not work, open this address:")
FOOT: Final = _("You get this mail because this address was used at Lumbung.")


@dataclass(frozen=True, kw_only=True)
class Letter:
    """What a mail says, already in the reader's language; links are absolute addresses.

    `action` is the button (label, address), `closing` stands below it, `second_action` is a
    quieter link at the end.
    """

    subject: str
    heading: str
    paragraphs: Sequence[str]
    action: tuple[str, str] | None = None
    closing: Sequence[str] = ()
    second_action: tuple[str, str] | None = None


LetterWriter = Callable[[Mapping[str, Any], str], Letter | None]
"""Writes a letter from parameters and a language, None when it has become pointless."""


def init_letters(app: Flask, writers: Mapping[str, LetterWriter]) -> None:
    """Give an application its templates."""
    app.extensions[EXTENSION] = dict(writers)


def write(template: str, parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter of a template; KeyError when nobody registered it."""
    writers = cast("dict[str, LetterWriter]", current_app.extensions[EXTENSION])
    return writers[template](parameters, language)


def as_text(letter: Letter, language: str) -> str:
    """The letter as plain text."""
    return render_template("letter.txt", letter=letter, words=_words(language)).strip() + "\n"


def as_html(letter: Letter, language: str) -> str:
    """The letter as a page that mail programs can show, in light and dark."""
    return render_template("letter.html", letter=letter, language=language, words=_words(language))


def _words(language: str) -> dict[str, str]:
    return {"paste": translate(PASTE, language), "foot": translate(FOOT, language)}
