"""Consents: the choices in the settings and the consent of a parent."""

from typing import Any

from server.core.calendar.clock import format_utc
from server.core.errors import NotFound
from server.notifications import preferences
from server.privacy import parental_consent


def list_consents(owner_id: str) -> list[dict[str, Any]]:
    """Every consent of the owner with its state and the time of its last change."""
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
    return [*settings, *parental_consent.list_parental_consents(owner_id)]


def withdraw_consent(owner_id: str, purpose: str) -> None:
    """Withdraw a consent; NotFound when the owner never gave one for this purpose."""
    if purpose in preferences.get_preferences(owner_id):
        preferences.change_preferences(owner_id, {purpose: False})
    elif purpose != parental_consent.PURPOSE or not parental_consent.withdraw_consent(owner_id):
        raise NotFound
