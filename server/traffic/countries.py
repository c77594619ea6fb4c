"""The countries of profiles as the letters that proxies send."""

from collections.abc import Collection
from typing import Final

from server.users import service as users

CODES: Final = {
    "Indonesia": "ID",
    "Malaysia": "MY",
    "Singapore": "SG",
    "Thailand": "TH",
    "Vietnam": "VN",
}


def countries_of(owner_ids: Collection[str]) -> dict[str, str]:
    """The countries of accounts whose profile names one, by their ids; one query."""
    if not owner_ids:
        return {}
    named = users.countries_of(owner_ids)
    return {owner_id: CODES[name] for owner_id, name in named.items() if name in CODES}
