"""The registration of second_factor."""

from typing import Final

from server.core.feature_registration import Feature
from server.second_factor import data_export
from server.second_factor.commands import reseal
from server.second_factor.letters import LETTERS
from server.second_factor.views import blueprint

FEATURE: Final = Feature(
    name="second_factor",
    blueprint=blueprint,
    letters=LETTERS,
    commands=(reseal,),
    export=data_export.export,
)
