"""What wallets registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions.initial_answers import InitialCall, initial_calls
from server.wallets import data_export
from server.wallets.views import blueprint

# The pages of all wallets and of one, and those that let choose one.
LIST: Final = "/wallets"
WALLET: Final = "/wallets/<id>"
TRANSACTIONS: Final = "/transaction"
IMPORTS: Final = ("/import", "/import/<id>")
RULES: Final = "/rules"
DEBTS: Final = "/debts"

FEATURE: Final = Feature(
    name="wallets",
    blueprint=blueprint,
    export=data_export.export,
    provides=(
        # The list of transactions names them.
        initial_calls.provide(
            InitialCall(
                "/wallets", (LIST, WALLET, TRANSACTIONS, *IMPORTS, RULES, DEBTS), views=("",)
            )
        ),
        initial_calls.provide(InitialCall("/net-worth", pages=(LIST,))),
    ),
)
