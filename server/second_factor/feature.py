"""What second factor registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.second_factor import taking
from server.second_factor.commands import reseal
from server.second_factor.letters import LETTERS
from server.second_factor.views import blueprint

FEATURE: Final = Feature(
    name="second_factor",
    blueprint=blueprint,
    letters=LETTERS,
    commands=(reseal,),
    export=taking.export,
)
