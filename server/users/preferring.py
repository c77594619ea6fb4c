"""What people prefer: language, looks, currency, and where their money months begin."""

from typing import Any, Final, TypedDict

from sqlalchemy import func, update

from server.core.calendar.clock import now
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.extensions import db
from server.site import service as site
from server.users.models import User
from server.users.moves import moves
from server.users.queries import profile

# What decides where a money month begins and ends.
MONTHS: Final = frozenset({"timezone", "payday", "payday_shift"})


class Preferences(TypedDict, total=False):
    """What a person may prefer; a missing key stays as it is, `text_size` is percent."""

    language: str | None
    theme: str | None
    text_size: int | None
    currency: str | None
    timezone: str
    payday: int
    payday_shift: bool
    hide_amounts: bool


def set_preferences(owner_id: str, preferences: Preferences) -> dict[str, Any]:
    """Remember what the owner prefers and return the profile.

    ValidationFailed for a currency that has no rate.
    """
    currency = preferences.get("currency")
    if currency is not None and currency not in site.currencies():
        raise ValidationFailed(errors={"currency": [_("Choose one of the offered values.")]})
    if preferences:
        values: dict[str, Any] = {**preferences, "updated_at": now()}
        if MONTHS & preferences.keys():
            # Every month holds other days, and so other sums.
            values["ledger_changed_at"] = func.coalesce(User.ledger_changed_at, now())
        db.session.execute(update(User).where(User.id == owner_id).values(**values))
    if MONTHS & preferences.keys():
        moves.follow(owner_id)
    return profile(owner_id)
