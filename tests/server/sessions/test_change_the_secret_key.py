"""The secret key can be changed without signing anybody out."""

from tests.conftest import MakeSettings
from tests.support.accounts import COOKIE, another_app, cookie_of
from tests.support.people import API, SignedIn

OLD = "a-key-for-tests-alone-0123456789-abcdef"
NEW = "another-key-for-tests-9876543210-fedcba"


def test_tokens_of_the_previous_key_are_good_while_it_is_named(
    ayu: SignedIn, make_settings: MakeSettings
) -> None:
    with another_app(make_settings(SECRET_KEY=NEW, SECRET_KEY_PREVIOUS=OLD)) as app:
        rotated = app.test_client()
        assert rotated.get(f"{API}/users", headers=ayu.headers).status_code == 200
        rotated.set_cookie(COOKIE, cookie_of(ayu.client))
        fresh = rotated.get(f"{API}/token").get_json()["accessToken"]
    with another_app(make_settings(SECRET_KEY=NEW)) as app:
        after = app.test_client()
        new = {"Authorization": f"Bearer {fresh}"}
        assert after.get(f"{API}/users", headers=new).status_code == 200
        assert after.get(f"{API}/users", headers=ayu.headers).status_code == 401
