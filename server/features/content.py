"""The features of what everybody can read, and of how often it is read."""

from typing import Final

from server.features.feature import Feature

CONTENT: Final[tuple[Feature, ...]] = (
    Feature(name="articles"),
    Feature(name="comments"),
    Feature(name="traffic"),
)
