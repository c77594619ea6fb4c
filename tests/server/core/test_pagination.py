"""A cursor leads to the next page, and only a cursor of ours does."""

from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor

# Nothing that is stored holds the character zero.
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40)
PARTS = st.lists(st.integers(-(2**63), 2**63) | TEXTS, max_size=12)


def inside(text: str) -> str:
    return urlsafe_b64encode(text.encode(errors="surrogatepass")).decode().rstrip("=")


@given(PARTS)
def test_a_cursor_is_read_as_it_was_written(parts: list[str | int]) -> None:
    assert decode_cursor(encode_cursor(*parts)) == tuple(parts)


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidCursor):
        decode_cursor(text)


@given(st.text().filter(lambda text: not text.startswith("[")))
def test_any_other_text_inside_is_refused(text: str) -> None:
    with pytest.raises(InvalidCursor):
        decode_cursor(inside(text))


@pytest.mark.parametrize(
    "text",
    [
        "[1, 2]",
        '["\\u0041"]',
        "[01]",
        "[1.5]",
        "[true]",
        "[null]",
        "[[1]]",
        '[{"a":1}]',
        "[NaN]",
        '["\\ud800"]',
        '["a\\u0000b"]',
        "{}",
        "[" * 1_000,
        f"[{'9' * 5_000}]",
    ],
)
def test_what_was_not_written_here_is_refused(text: str) -> None:
    with pytest.raises(InvalidCursor):
        decode_cursor(inside(text))


def test_a_padded_cursor_is_refused() -> None:
    cursor = encode_cursor("2024-06-18", 7)
    with pytest.raises(InvalidCursor):
        decode_cursor(cursor + "=" * (-len(cursor) % 4 or 4))
