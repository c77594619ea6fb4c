"""What wallets registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.sessions.initial_answers import InitialCall, initial_calls
from server.wallets import data_export
from server.wallets.views import blueprint

FEATURE: Final = Feature(
    name="wallets",
    blueprint=blueprint,
    export=data_export.export,
    provides=(
        # The list of transactions names them.
        initial_calls.provide(InitialCall("/wallets", ("/wallets", "/transaction"), views=("",))),
        initial_calls.provide(InitialCall("/net-worth", pages=("/wallets",))),
    ),
)
