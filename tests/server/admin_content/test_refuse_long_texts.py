"""Texts are measured as they are kept, so that what was saved can be saved again."""

import json
from typing import Any

import pytest

from tests.support.accounts import errors_of
from tests.support.article_editing import EMPTY, EN, ID, begin, first
from tests.support.people import SignedIn

# NFC makes three of the first, and two of the second in bytes.
GROWING = ("\U0001d160", "\u0958")


@pytest.mark.parametrize("letter", GROWING)
def test_what_grows_too_long_is_refused_before_it_is_kept(sari: SignedIn, letter: str) -> None:
    article = begin(sari)
    path = f"/admin/articles/{article['id']}"

    def send(method: str, path: str, body: dict[str, Any]) -> Any:
        raw = json.dumps(body, ensure_ascii=False).encode()
        return sari.call(method, path, data=raw, content_type="application/json")

    whole, half = (letter * (size // len(letter.encode())) for size in (200_000, 100_000))
    preview = send("POST", "/admin/articles/preview", {"body": whole, "language": "en"})
    assert (preview.status_code, list(errors_of(preview))) == (422, ["body"])
    for texts in (
        {"en": {**EN, "body": whole}, "id": EMPTY},
        {"en": {**EN, "body": half}, "id": {**ID, "body": half}},
    ):
        refused = send("PUT", path, {"topics": [], "texts": texts})
        assert (refused.status_code, next(iter(errors_of(refused)))) == (422, "texts.en.body")
    fits = letter * (60_000 // len(letter.encode()))
    texts = {"en": {**EN, "body": fits}, "id": EMPTY}
    kept = send("PUT", path, {"topics": [], "texts": texts})
    assert kept.status_code == 200
    again = send("PUT", path, {"topics": [], "texts": first(kept)["texts"]})
    assert again.status_code == 200
    assert sari.post(f"{path}/publish", json={}).status_code == 200
