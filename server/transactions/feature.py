"""What transactions registers."""

from typing import Final

from server.categories.uses import uses
from server.core.feature_registration import Feature
from server.transactions import categorised, taking
from server.transactions.change_views import blueprint
from server.transactions.commands import check_balances
from server.transactions.jobs import JOBS

FEATURE: Final = Feature(
    name="transactions",
    # The calls that change something join those that read.
    blueprint=blueprint,
    jobs=JOBS,
    commands=(check_balances,),
    export=taking.export,
    provides=(uses.provide(categorised.USE),),
)
