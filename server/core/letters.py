"""Mail templates: a feature registers, by name, a function that writes a letter when it is sent."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import Flask

EXTENSION: Final = "letters"


@dataclass(frozen=True, kw_only=True)
class Letter:
    """What a mail says, already in the reader's language; links are absolute addresses."""

    subject: str
    heading: str
    paragraphs: Sequence[str]
    action: tuple[str, str] | None = None
    """The button: its label and its address."""
    closing: Sequence[str] = ()
    """What stands below the button."""
    second_action: tuple[str, str] | None = None
    """A quieter link below, such as 'this wasn't me'."""


LetterWriter = Callable[[Mapping[str, Any], str], Letter | None]
"""Writes a letter from parameters and a language, None when it has become pointless."""


def init_letters(app: Flask, writers: Mapping[str, LetterWriter]) -> None:
    """Give an application its templates."""
    app.extensions[EXTENSION] = dict(writers)


def write(app: Flask, template: str, parameters: Mapping[str, Any], language: str) -> Letter | None:
    """The letter of a template; KeyError when nobody registered it."""
    writers: dict[str, LetterWriter] = app.extensions[EXTENSION]
    return writers[template](parameters, language)
