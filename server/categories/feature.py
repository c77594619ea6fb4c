"""What categories registers."""

from typing import Final

from server.categories import service
from server.categories.views import blueprint
from server.core.feature_registration import Feature
from server.sessions.initial_answers import InitialCall, initial_calls

FEATURE: Final = Feature(
    name="categories",
    blueprint=blueprint,
    export=service.export,
    provides=(initial_calls.provide(InitialCall("/categories", pages=("/budget", "/rules"))),),
)
