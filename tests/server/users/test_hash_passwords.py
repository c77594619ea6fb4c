"""How passwords are kept."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from server.settings import Settings
from server.users.passwords import hash_password, needs_rehash, verify_password
from tests.conftest import MakeSettings
from tests.support.second_app import fresh_app

USUAL = str(Settings(secret_key="").password_memory_kib)


@pytest.fixture(autouse=True)
def context(make_settings: MakeSettings) -> Iterator[None]:
    """An app with the costs that hold where no setting changes them."""
    with fresh_app(make_settings(PASSWORD_MEMORY_KIB=USUAL)) as app, app.app_context():
        yield


def test_the_hash_is_argon2id_with_19_mib_two_passes_and_one_lane() -> None:
    assert hash_password("sawah hijau").startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_only_the_password_itself_fits() -> None:
    kept = hash_password("Sawah hijau ")
    assert verify_password("Sawah hijau ", kept)
    assert not verify_password("Sawah hijau", kept)
    assert not verify_password("sawah hijau ", kept)


def test_nothing_is_cut_off() -> None:
    kept = hash_password("x" * 127 + "a")
    assert not verify_password("x" * 127 + "b", kept)


def test_the_same_letters_typed_another_way_fit() -> None:
    assert verify_password("cafe\u0301 sawah", hash_password("caf\u00e9 sawah"))


def test_no_hash_and_a_broken_hash_fit_nothing() -> None:
    assert not verify_password("sawah hijau", None)
    assert not verify_password("no account has this one", None)
    assert not verify_password("sawah hijau", "broken")


def test_hashes_of_other_costs_are_outdated() -> None:
    assert needs_rehash(PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash("x"))
    assert not needs_rehash(hash_password("x"))
