"""Lower layers ask higher features through extension points, which the catalogue binds."""

import pytest
from flask import Flask

from server.catalogue import FEATURES
from server.core.data_export import personal_data_sources
from server.core.extension_point import ExtensionPoint
from server.core.operations.gauges import gauge_sources


def test_an_unbound_point_says_what_is_missing() -> None:
    point = ExtensionPoint[int]("numbers")
    with pytest.raises(RuntimeError, match="No feature is bound that provides numbers"):
        point.all()


def test_values_keep_the_order_and_the_names_of_their_features() -> None:
    point = ExtensionPoint[int]("numbers")
    assert point.provide(1) == (point, 1)
    point.bind([("lower", 1), ("upper", 2)])
    assert point.all() == (1, 2)
    assert point.items() == (("lower", 1), ("upper", 2))


@pytest.mark.parametrize("bound", [[], [("lower", 1), ("upper", 2)]])
def test_exactly_one_feature_must_provide_a_single_value(bound: list[tuple[str, int]]) -> None:
    point = ExtensionPoint[int]("a number")
    point.bind(bound)
    with pytest.raises(RuntimeError, match=f"{len(bound)} features provide a number"):
        point.get()
    point.bind([("lower", 1)])
    assert point.get() == 1


def test_the_catalogue_binds_features_in_layer_order(app: Flask) -> None:
    assert [source.name for source in personal_data_sources.all()] == [
        feature.name for feature in FEATURES
    ]
    names = [name for name, _gauges in gauge_sources.items()]
    assert names[:2] == ["core", "core"]
    assert names[2:] == [feature.name for feature in FEATURES if feature.gauges]
