"""Errors of wallets."""

from typing import Final

from server.core.errors import Conflict, ValidationFailed
from server.core.text.i18n import _

MOST_WALLETS: Final = 50


class UnknownWallet(ValidationFailed):
    """422: the wallet does not exist, or no longer."""

    def __init__(self, field: str = "wallet_id") -> None:
        super().__init__(errors={field: [_("We don't know this wallet. Choose one of yours.")]})


class WalletArchived(ValidationFailed):
    """422: an archived wallet takes no new entries."""

    # One tap on a date of a plan or a reminder has no form that could show it at its field.
    message = _("This wallet is archived. Choose another one.")

    def __init__(self, field: str = "wallet_id") -> None:
        super().__init__(errors={field: [self.message]})


class LastWallet(ValidationFailed):
    """422: at least one wallet stays active."""

    def __init__(self, field: str) -> None:
        super().__init__(errors={field: [_("Keep at least one wallet that isn't archived.")]})


class WalletInUse(Conflict):
    """409: the wallet is in use."""

    code = "wallet_in_use"
    message = _("This wallet is in use. Archive it, or merge it into another one.")


class StartingWallet(Conflict):
    """409: a book keeps its starting wallet."""

    code = "starting_wallet"
    message = _("Your first wallet can't be deleted. You can rename, archive or merge it.")


class TooManyWallets(Conflict):
    """409: the limit of wallets is reached."""

    code = "too_many_wallets"
    message = _("You have {most} wallets. Merge or delete one first.")

    def __init__(self) -> None:
        super().__init__(most=MOST_WALLETS)
