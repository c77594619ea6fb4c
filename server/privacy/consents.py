"""What people agreed to: the choices of their settings, and what a parent agreed to."""

from typing import Any

from server.core.calendar.clock import format_utc
from server.core.errors import NotFound
from server.notifications import preferences
from server.privacy import parents


def of(owner_id: str) -> list[dict[str, Any]]:
    """Every consent of the owner, with its state and when that came."""
    chosen = preferences.list_choices(owner_id)
    settings = [
        {
            "purpose": purpose,
            "state": "given" if choice.is_on else "withdrawn",
            "how": "settings" if choice.changed_at else "default",
            "text_version": None,
            "changed_at": choice.changed_at and format_utc(choice.changed_at),
        }
        for purpose, choice in chosen.items()
    ]
    return [*settings, *parents.records(owner_id)]


def withdraw(owner_id: str, purpose: str) -> None:
    """Take a consent back; NotFound when the owner never gave one for this purpose."""
    if purpose in preferences.get_preferences(owner_id):
        preferences.change_preferences(owner_id, {purpose: False})
    elif purpose != parents.PURPOSE or not parents.withdraw(owner_id):
        raise NotFound
