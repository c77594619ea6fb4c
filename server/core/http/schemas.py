"""The base of every schema, and fields with the same messages everywhere."""

import unicodedata
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from server.core.text.i18n import _
from server.core.text.invisible_characters import is_blank

LONGEST_TOKEN: Final = 1000
NEEDED: Final = {"required": _("This field is required."), "null": _("This field is required.")}
# Our messages for values of a wrong type.
WRONG_TYPES: Final = (
    (fields.String, _("This must be text.")),
    (fields.List, _("This must be a list.")),
)
NO_OBJECT: Final = _("Send a JSON object with fields.")
UNKNOWN_NAME: Final = _("There's no field with this name.")
TEXT: Final = {
    "invalid": _("This must be text."),
    "control": _("This text contains characters you can't use."),
    "empty": _("This field is required."),
    "short": _("Use at least {least} characters."),
    "long": _("Use at most {most} characters."),
}
# They change the direction of the following text, so that it reads differently.
DIRECTION_CONTROLS: Final = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


class Schema(ma.Schema):
    """A schema that ignores unknown fields and has our messages for missing ones."""

    class Meta:
        unknown = ma.EXCLUDE

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.error_messages["type"] = NO_OBJECT
        self.error_messages["unknown"] = UNKNOWN_NAME

    def on_bind_field(self, field_name: str, field_obj: fields.Field[Any]) -> None:
        plain = fields.Field.default_error_messages
        for key, sentence in NEEDED.items():
            if field_obj.error_messages.get(key) == plain[key]:
                field_obj.error_messages[key] = sentence
        for kind, sentence in WRONG_TYPES:
            usual = kind.default_error_messages["invalid"]
            if isinstance(field_obj, kind) and field_obj.error_messages["invalid"] == usual:
                field_obj.error_messages["invalid"] = sentence
        _make_messages_lazy(field_obj)


def _make_messages_lazy(field: fields.Field[Any]) -> None:
    """Let the library fill its own sentences so that they can still be translated."""
    field.error_messages = {key: _lazy(text) for key, text in field.error_messages.items()}
    for rule in field.validators:
        for name in ("error", "message_min", "message_max", "message_all", "message_equal"):
            if hasattr(rule, name):
                setattr(rule, name, _lazy(getattr(rule, name)))
    for name in ("inner", "key_field", "value_field"):
        if inner := getattr(field, name, None):
            _make_messages_lazy(inner)


def _lazy(text: Any) -> Any:
    return _(text) if type(text) is str else text


class Text(fields.String):
    """A text of `least` to `most` characters, trimmed and in NFC, without control characters.

    Direction controls are dropped; a text of invisible characters is empty.
    """

    def __init__(self, *, least: int = 1, most: int, breaks: bool = False, **kwargs: Any) -> None:
        self.least, self.most, self.breaks = least, most, breaks
        metadata = {"minLength": least, "maxLength": most, **kwargs.pop("metadata", {})}
        messages = {**TEXT, **kwargs.pop("error_messages", {})}
        super().__init__(metadata=metadata, error_messages=messages, **kwargs)

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text = super()._deserialize(value, *args, **kwargs)
        clean = text.strip()
        if not (clean.isascii() and clean.isprintable()):
            clean = self._cleaned(clean)
        if not clean and self.least:
            raise self.make_error("empty")
        if len(clean) < self.least:
            raise self.make_error("short", least=self.least)
        if len(clean) > self.most:
            raise self.make_error("long", most=self.most)
        return clean

    def _cleaned(self, text: str) -> str:
        clean = unicodedata.normalize("NFC", text.translate(DIRECTION_CONTROLS).strip())
        if self.breaks:
            clean = clean.replace("\r\n", "\n")
        if any(self._forbidden(letter) for letter in clean):
            raise self.make_error("control")
        return "" if is_blank(clean) else clean

    def _forbidden(self, letter: str) -> bool:
        if letter == "\n":
            return not self.breaks
        return unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}


class ListedObject(fields.Nested):
    """An object in a list; null is as wrong as anything else that is no object."""

    def deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        if value is None:
            raise ma.ValidationError({"_schema": [NO_OBJECT]})
        return super().deserialize(value, *args, **kwargs)


class MailedTokenSchema(Schema):
    """The token of a mailed link."""

    token = Text(most=LONGEST_TOKEN, required=True)
