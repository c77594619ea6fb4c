"""Fields for what operators write: a text that is being typed is never refused for its signs."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from marshmallow import fields

from server.core.http.schemas import TURNING, Text
from server.core.text.i18n import _

LONGEST_BODY: Final = 256 * 1024
BREAKS: Final = re.compile("\r\n?|[\u2028\u2029]")
# Nobody sees them; they come along when a text is pasted.
UNSEEN: Final = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
SPACED: Final = re.compile(r"\s+")
LONG_BODY: Final = _("This text is too long. An article may have 256 KB, both languages together.")
BAD_MOMENT: Final = _("Write the moment as 2026-12-31T09:00:00Z, with its zone.")


def size_of(text: str) -> int:
    """How many bytes a text has where it is kept and sent."""
    return len(text.encode("utf-8", "surrogatepass"))


class Line(Text):
    """A text in one line of at most `most` characters, perhaps none yet."""

    def __init__(self, most: int) -> None:
        super().__init__(least=0, most=most, required=True)

    def _cleaned(self, text: str) -> str:
        plain = UNSEEN.sub("", text)
        return super()._cleaned(SPACED.sub(" ", plain))


class Markdown(fields.String):
    """A body as it was typed: in NFC, with plain line ends, without what nobody sees."""

    def __init__(self) -> None:
        super().__init__(
            required=True,
            metadata={"maxLength": LONGEST_BODY},
            error_messages={"invalid": _("This must be a text."), "long": LONG_BODY},
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> str:
        text = super()._deserialize(value, attr, data, **kwargs)
        plain = UNSEEN.sub("", BREAKS.sub("\n", text)).translate(TURNING)
        plain = unicodedata.normalize("NFC", plain)
        if size_of(plain) > LONGEST_BODY:
            raise self.make_error("long")
        return plain


class Moment(fields.AwareDateTime):
    """A moment with its zone, as UTC."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            format="iso",
            error_messages={"invalid": BAD_MOMENT, "invalid_awareness": BAD_MOMENT},
            **kwargs,
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> datetime:
        try:
            return super()._deserialize(value, attr, data, **kwargs).astimezone(UTC)
        except OverflowError as error:
            raise self.make_error("invalid") from error
