"""Every sentence of the server exists in both languages, its places included."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import marshmallow as ma
import pytest
from babel.messages.extract import extract_from_dir
from flask import Flask
from marshmallow import fields, validate

from server.core.http.schemas import Schema
from server.core.text.i18n import (
    PLACEHOLDER,
    LazyMessage,
    _,
    catalogue,
    current_language,
    translate,
)

SERVER = Path(__file__).resolve().parents[3] / "server"


def marked() -> set[str]:
    """The sentences that the code marks for translation."""
    found = extract_from_dir(SERVER, [("**.py", "python")], keywords={"_": None})
    return {str(message) for _file, _line, message, _comments, _context in found}


def test_every_marked_sentence_has_its_indonesian_words() -> None:
    assert marked() - set(catalogue("id")) == set()


def test_a_translation_has_the_places_of_its_sentence() -> None:
    for message, text in catalogue("id").items():
        assert set(PLACEHOLDER.findall(message)) == set(PLACEHOLDER.findall(text)), message


@pytest.mark.parametrize(
    "field",
    [
        fields.Integer(strict=True, validate=validate.Range(min=1, max=9)),
        fields.String(validate=validate.Length(max=3)),
        fields.String(validate=validate.OneOf(["a", "b"])),
        fields.Boolean(),
        fields.Date(),
        fields.List(fields.Integer()),
        fields.Email(),
        fields.Dict(),
    ],
)
def test_the_sentences_of_the_schema_library_are_translated(field: ma.fields.Field[object]) -> None:
    schema = Schema.from_dict({"field": field})()
    for value in (77, "77 of 80", None, object()):
        for sentence in sentences_of(schema.validate({"field": value})):
            assert isinstance(sentence, LazyMessage)
            assert sentence == translate(sentence, "en")
            assert translate(sentence, "id") != sentence


def sentences_of(errors: Any) -> Iterator[str]:
    """Every sentence in the errors of a schema."""
    if isinstance(errors, str):
        yield errors
    else:
        for part in errors.values() if isinstance(errors, dict) else errors:
            yield from sentences_of(part)


def test_named_places_are_filled_in_the_language() -> None:
    assert translate("Hello, {name}", "id", name="Ayu") == "Halo, Ayu"
    assert translate("Nobody wrote {this}", "id") == "Nobody wrote {this}"


def test_a_filled_sentence_is_still_translated() -> None:
    sentence = _("Use at most {most} characters.").format(most=40)
    assert sentence == "Use at most 40 characters."
    assert translate(sentence, "en") == "Use at most 40 characters."
    assert translate(sentence, "id") == "Paling banyak 40 karakter."
    named = _("Hello, {name}").format(name="{name} of {place}")
    assert translate(named, "id") == "Halo, {name} of {place}"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("id", "id"),
        ("id-ID,id;q=0.9,en;q=0.8", "id"),
        ("en-GB,id;q=0.5", "en"),
        ("fr,id;q=0.5", "id"),
        ("fr", "en"),
        ("", "en"),
        ("*", "en"),
        ("\x00;;q=x", "en"),
    ],
)
def test_the_language_follows_accept_language(app: Flask, header: str, language: str) -> None:
    with app.test_request_context("/", headers={"Accept-Language": header.replace("\x00", "?")}):
        assert current_language() == language


def test_no_sentence_uses_the_formal_form() -> None:
    formal = re.compile(r"\b(Anda|anda|surel)\b")
    assert [text for text in catalogue("id").values() if formal.search(text)] == []
