"""The secret of an authenticator can be read with the site's keys alone."""

import pytest
from flask import Flask

from server.core.security.encryption import DecryptionError, Encryptor, keyed_digest
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, change, rows
from tests.support.operators import enrol, login_with_code
from tests.support.people import AYU, SignedIn

OLD = "a-key-for-tests-alone-0123456789-abcdef"
NEW = "another-key-for-tests-9876543210-fedcba"


def kept(app: Flask) -> str:
    ((sealed,),) = rows(app, "SELECT secret FROM second_factors")
    return str(sealed)


def test_a_changed_key_reads_it_and_seals_it_anew_when_it_is_used(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    authenticator, _codes = enrol(ayu)
    before = kept(app)
    with another_app(make_settings(SECRET_KEY=NEW, SECRET_KEY_PREVIOUS=OLD)) as rotated:
        assert login_with_code(rotated, AYU, authenticator.code()).status_code == 200
    assert kept(app) != before
    with another_app(make_settings(SECRET_KEY=NEW)) as after:
        assert login_with_code(after, AYU, authenticator.code()).status_code == 200


def test_it_is_not_sealed_anew_under_the_same_key(app: Flask, ayu: SignedIn) -> None:
    authenticator, _codes = enrol(ayu)
    before = kept(app)
    assert login_with_code(app, AYU, authenticator.code()).status_code == 200
    assert kept(app) == before


def test_without_its_key_only_a_recovery_code_helps(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    authenticator, codes = enrol(ayu)
    with another_app(make_settings(SECRET_KEY=NEW)) as stranger:
        assert login_with_code(stranger, AYU, authenticator.code()).status_code == 401
        assert login_with_code(stranger, AYU, codes[0]).status_code == 200


@pytest.mark.parametrize("sealed", ["", "x", "gAAAAA", "é"])
def test_what_was_altered_is_refused(app: Flask, ayu: SignedIn, sealed: str) -> None:
    authenticator, _codes = enrol(ayu)
    change(app, "UPDATE second_factors SET secret = :sealed", sealed=sealed)
    assert login_with_code(app, AYU, authenticator.code()).status_code == 401


def test_another_purpose_has_another_key() -> None:
    sealed = Encryptor([OLD], "one").encrypt("text")
    assert Encryptor([OLD], "one").decrypt(sealed) == "text"
    with pytest.raises(DecryptionError):
        Encryptor([OLD], "two").decrypt(sealed)


def test_a_digest_depends_on_key_purpose_and_parts() -> None:
    digests = {
        keyed_digest(OLD, "one", "a", "b"),
        keyed_digest(NEW, "one", "a", "b"),
        keyed_digest(OLD, "two", "a", "b"),
        keyed_digest(OLD, "one", "ab"),
    }
    assert len(digests) == 4
    assert keyed_digest(OLD, "one", "a", "b") in digests
