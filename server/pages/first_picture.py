"""Signed-in pages as their html shows them before any script has run, also with the balance.

The client's build writes the markup from the components of the page (`FirstPicture.tsx`), and the
page makes room for itself when its scripts have come.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jinja2.meta import find_undeclared_variables

from server.pages.page_templates import ENVIRONMENT
from server.sessions.accounts import Account
from server.site.amount_format import format_rupiah
from server.site.exchange_rates import RUPIAH

Sizes = Sequence[tuple[int, str]]
"""Up to how many characters of a figure which class makes it fit, in ascending order."""

SYMBOL: Final = "Rp"
BALANCE: Final = "digits"


class FirstPicture:
    """The pictures by path and language."""

    def __init__(self, markups: Mapping[tuple[str, str], str], sizes: Sizes) -> None:
        self._templates = {key: ENVIRONMENT.from_string(text) for key, text in markups.items()}
        self._with_balance = {key for key, text in markups.items() if BALANCE in _values_of(text)}
        self._sizes = sizes

    def render(self, path: str, language: str, account: Account, wishes: Mapping[str, Any]) -> str:
        """The markup for a person, whose `wishes` are their account as the API answers it.

        Empty where there is none, or where a balance that it shows is hidden or shown in another
        currency.
        """
        template = self._templates.get((path, language))
        if template is None:
            return ""
        if (path, language) not in self._with_balance:
            return template.render()
        if wishes["hide_amounts"] or wishes["currency"] not in {None, RUPIAH}:
            return ""
        amount = format_rupiah(account.balance)
        sign, _symbol, digits = amount.partition(SYMBOL)
        size = next(name for most, name in self._sizes if len(digits) <= most)
        return template.render(
            username=account.shown_name, spoken=amount, sign=sign, digits=digits, size=size
        )


def _values_of(text: str) -> set[str]:
    return find_undeclared_variables(ENVIRONMENT.parse(text))
