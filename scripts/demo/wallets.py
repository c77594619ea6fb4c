"""The wallets of the demo account, and what is in them at first."""

import datetime as dt
from collections.abc import Mapping
from typing import Final

from scripts.demo.ledger_story import Place, Story, spent_between
from scripts.demo.transfer_story import CARD, STATEMENT_DAY, TOP_UPS, days_from, unpaid_since
from server.core.calendar.money_month import ONE_DAY
from server.core.http.etags import IfMatch
from server.core.text.i18n import DEFAULT
from server.users.balances import Opening
from server.wallets.kinds import WalletKind
from server.wallets.service import WalletFields, add_wallet, change_wallet
from server.wallets.wallet_book import fresh_wallet_book

# What all of them hold together.
OPENING: Final = 7_350_000
# The least that stays in a wallet which is topped up.
RESERVES: Final = {Place.CASH: 450_000, Place.EWALLET: 150_000}
CREDIT_LIMIT: Final = 12_000_000
LOOKS: Final[dict[Place, WalletFields]] = {
    Place.CASH: {"kind": WalletKind.CASH, "name": "Tunai", "color": "paddy"},
    Place.BANK: {
        "kind": WalletKind.BANK,
        "name": "BCA",
        "color": "nila",
        "monogram": "BCA",
        "last_digits": "3458",
    },
    Place.EWALLET: {
        "kind": WalletKind.EWALLET,
        "name": "GoPay",
        "color": "sky",
        "monogram": "GP",
    },
    Place.CARD: {
        "kind": WalletKind.CARD,
        "name": "Kartu Kredit",
        "color": "manggis",
        "monogram": "KK",
        "last_digits": "7712",
        "credit_limit": CREDIT_LIMIT,
        "statement_day": STATEMENT_DAY,
        "due_day": CARD.days[0],
    },
}


def add_wallets(owner_id: str, start: dt.date, story: Story) -> None:
    """Name the starting wallet and add the others, with what was in them at the start of a day."""
    amounts = _openings(start, story)
    for place, look in LOOKS.items():
        fields: WalletFields = {**look, "opening": Opening(amounts[place], start)}
        if place is Place.CASH:
            change_wallet(owner_id, owner_id, fields, IfMatch(), DEFAULT)
        else:
            add_wallet(owner_id, fields, DEFAULT)


def wallets_of(owner_id: str) -> dict[Place, str]:
    """The ids of the wallets of the story; those that are gone or archived are left out."""
    book = fresh_wallet_book(owner_id)
    named = {place: book.named(look["name"]) for place, look in LOOKS.items()}
    return {place: one.id for place, one in named.items() if one and not one.archived}


def _openings(start: dt.date, story: Story) -> Mapping[Place, int]:
    """What each holds: enough until it is topped up, on the card what was not yet paid."""
    amounts = {}
    for place, reserve in RESERVES.items():
        first = next(days_from(start, TOP_UPS[place].days))
        amounts[place] = reserve + spent_between(place, start, first - ONE_DAY, story)
    amounts[Place.CARD] = -spent_between(Place.CARD, unpaid_since(start), start - ONE_DAY, story)
    return {**amounts, Place.BANK: OPENING - sum(amounts.values())}
