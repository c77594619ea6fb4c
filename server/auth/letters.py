"""What the mails about registering say; written when they are sent, so links are fresh."""

import unicodedata
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from server.auth.links import CONFIRM, DISOWN, make_token, page
from server.core.i18n import _, translate
from server.core.letters import Letter
from server.users import service as users

CONFIRM_ADDRESS: Final = "confirm_address"
ADDRESS_KNOWN: Final = "address_known"
LONGEST_GREETED: Final = 50
# Besides letters and their marks; the last two join letters of some scripts.
IN_NAMES: Final = frozenset(" .,'’-\u200c\u200d")


def confirm_address(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Asks to confirm an address; pointless once the registration was confirmed or replaced."""
    account = users.mailed(parameters["account"])
    if account is None or not account.is_pending:
        return None
    confirm = make_token(CONFIRM, account.id, account.email)
    disown = make_token(DISOWN, account.id, account.email)
    return Letter(
        subject=translate(_("Verify your email address for Lumbung"), language),
        heading=_greeting(account.fullname, language),
        paragraphs=[
            translate(_("One more step: open this link to verify your email address."), language)
        ],
        action=(
            translate(_("Verify my address"), language),
            page("/verification", language, emailToken=confirm),
        ),
        closing=[translate(_("The link works for 24 hours."), language)],
        second_action=(
            translate(_("This wasn't me: delete this registration"), language),
            page("/verification", language, disownToken=disown),
        ),
    )


def address_known(parameters: Mapping[str, Any], language: str) -> Letter | None:
    """Tells the owner that somebody tried to register an address that has an account."""
    account = users.mailed(parameters["account"])
    if account is None:
        return None
    return Letter(
        subject=translate(_("You already have a Lumbung account"), language),
        heading=translate(_("Hello, {name}"), language, name=account.fullname),
        paragraphs=[
            translate(
                _("Somebody tried to register with this address. You already have an account."),
                language,
            )
        ],
        action=(translate(_("Sign in"), language), page("/login", language)),
        closing=[
            translate(_("If this wasn't you, there is nothing to do: nothing changed."), language)
        ],
    )


def _greeting(fullname: str, language: str) -> str:
    # Anybody may write any name next to an address that is not theirs, and mail programs make
    # links of what looks like one: only what can be nothing but a name is repeated.
    if _is_plain(fullname):
        return translate(_("Hello, {name}"), language, name=fullname)
    return translate(_("Hello"), language)


def _is_plain(name: str) -> bool:
    joined = any(sign in ".," and after != " " for sign, after in pairwise(name))
    plain = all(sign in IN_NAMES or unicodedata.category(sign)[0] in "LM" for sign in name)
    return plain and not joined and len(name) <= LONGEST_GREETED
