"""PUT /users/preferences remembers language and theme on the account."""

from tests.support.accounts import errors_of
from tests.support.people import SignedIn


def test_language_and_theme_are_kept(ayu: SignedIn) -> None:
    answer = ayu.put("/users/preferences", json={"language": "id", "theme": "dark"})
    assert answer.status_code == 200
    profile = ayu.get("/users").get_json()["payload"]["datas"][0]
    assert (profile["language"], profile["theme"]) == ("id", "dark")
    assert answer.get_json()["payload"]["datas"] == [profile]


def test_what_is_not_named_stays(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id", "theme": "dark"})
    profile = ayu.put("/users/preferences", json={"theme": "default"}).get_json()
    assert profile["payload"]["datas"][0]["language"] == "id"


def test_null_goes_back_to_what_the_browser_prefers(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    profile = ayu.put("/users/preferences", json={"language": None}).get_json()
    assert profile["payload"]["datas"][0]["language"] is None


def test_messages_follow_the_choice_of_the_account(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    answer = ayu.put("/users/preferences", json={}, headers={"Accept-Language": "en"})
    assert answer.get_json()["payload"]["message"] == "Preferensimu tersimpan."


def test_without_a_choice_messages_follow_the_browser(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": None})
    answer = ayu.put("/users/preferences", json={}, headers={"Accept-Language": "id-ID,en;q=0.5"})
    assert answer.get_json()["payload"]["message"] == "Preferensimu tersimpan."


def test_anything_else_is_refused_at_the_field(ayu: SignedIn) -> None:
    wrong = ["fr", "", 1, True, [], {}, "x" * 5000, "id\u0000", "\ud800"]
    for field in ("language", "theme"):
        for value in wrong:
            answer = ayu.put("/users/preferences", json={field: value})
            assert answer.status_code == 422, value
            assert list(errors_of(answer)) == [field]


def test_a_body_that_is_no_object_is_refused(ayu: SignedIn) -> None:
    for body in ("[]", '"text"', "1", "null"):
        answer = ayu.put("/users/preferences", data=body, content_type="application/json")
        assert answer.status_code == 422, body


def test_nobody_raises_their_own_role_or_balance(ayu: SignedIn) -> None:
    more = {"role": "Super Admin", "balance": 1_000_000, "status": "active", "id": "x"}
    before = ayu.get("/users").get_json()
    assert ayu.put("/users/preferences", json=more).status_code == 200
    assert ayu.get("/users").get_json() == before


def test_bayu_changes_nothing_of_ayu(ayu: SignedIn, bayu: SignedIn) -> None:
    bayu.put("/users/preferences", json={"language": "id"})
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["language"] is None


def test_300_writes_a_minute_are_enough_for_a_person(ayu: SignedIn, bayu: SignedIn) -> None:
    for _write in range(300):
        assert ayu.put("/users/preferences", json={}).status_code == 200
    refused = ayu.put("/users/preferences", json={})
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    assert ayu.get("/users").status_code == 200
    assert bayu.put("/users/preferences", json={}).status_code == 200
