"""A cursor leads to the next page, and only a cursor of ours does."""

from base64 import urlsafe_b64encode
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.core.ids import new_id
from server.core.pagination import BadCursor, read_cursor, write_cursor

IDS = st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=26, max_size=26)


@given(st.dates(), IDS)
def test_a_cursor_is_read_as_it_was_written(day: date, identifier: str) -> None:
    assert read_cursor(write_cursor(day, identifier)) == (day, identifier)


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadCursor):
        read_cursor(text)


@given(st.text())
def test_any_other_text_inside_is_refused(text: str) -> None:
    inside = urlsafe_b64encode(text.encode(errors="surrogatepass")).decode().rstrip("=")
    with pytest.raises(BadCursor):
        read_cursor(inside)


@pytest.mark.parametrize(
    "inside",
    [
        "2024-06-18",
        "2024-06-18~",
        "2024-13-01~01J0M3Z7W1QJ4C9Y5R8T2V6XKB",
        "20240618~01J0M3Z7W1QJ4C9Y5R8T2V6XKB",
        "2024-06-18~01j0m3z7w1qj4c9y5r8t2v6xkb",
        "2024-06-18~01J0M3Z7W1QJ4C9Y5R8T2V6X'--",
        "2024-06-18~01J0M3Z7W1QJ4C9Y5R8T2V6XKB~1",
    ],
)
def test_a_cursor_that_names_no_row_is_refused(inside: str) -> None:
    with pytest.raises(BadCursor):
        read_cursor(urlsafe_b64encode(inside.encode()).decode().rstrip("="))


def test_a_padded_cursor_is_refused() -> None:
    cursor = write_cursor(date(2024, 6, 18), new_id())
    with pytest.raises(BadCursor):
        read_cursor(cursor + "=" * (-len(cursor) % 4 or 4))
