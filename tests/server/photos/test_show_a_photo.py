"""GET /photos/{name}.webp shows a photo to everyone who has its address, and caches keep it."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.people import API, SignedIn
from tests.support.pictures import picture, upload

HEADERS = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@pytest.fixture
def address(ayu: SignedIn) -> str:
    """Where Ayu's photo is."""
    return str(upload(ayu, picture()).get_json()["payload"]["avatar_url"])


def test_a_visitor_sees_it_with_strict_headers_and_no_cookie(app: Flask, address: str) -> None:
    answer = app.test_client().get(address)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "image/webp"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "Set-Cookie" not in answer.headers
    assert "Vary" not in answer.headers


def test_who_has_it_already_is_told_so_with_the_same_headers(app: Flask, address: str) -> None:
    client = app.test_client()
    first = client.get(address)
    again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.data == b""
    assert {name: again.headers[name] for name in HEADERS} == HEADERS
    assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200


def test_head_tells_the_same_without_the_photo(app: Flask, address: str) -> None:
    client = app.test_client()
    answer = client.head(address)
    assert answer.status_code == 200
    assert answer.data == b""
    assert answer.headers["Content-Length"] == str(len(client.get(address).data))
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_an_unknown_name_is_not_found_and_kept_by_no_cache(client: FlaskClient) -> None:
    for name in ("x" * 32, "a", "%00", "..%2F..%2Fetc%2Fpasswd", "x" * 5000):
        answer = client.get(f"{API}/photos/{name}.webp")
        assert answer.status_code == 404, name
        assert answer.mimetype == "application/json"
        assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.both_databases
def test_a_removed_photo_is_gone_at_once(ayu: SignedIn, address: str) -> None:
    answer = ayu.delete("/users/profile/photo")
    assert answer.status_code == 200
    assert answer.get_json()["payload"] == {
        "message": "Your photo has been removed",
        "datas": [{"avatar_url": None}],
    }
    assert ayu.client.get(address).status_code == 404
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["avatar_url"] is None
    assert ayu.delete("/users/profile/photo").status_code == 200


def test_the_log_names_the_template_and_never_the_address(
    app: Flask, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    app.test_client().get(address)
    written = capsys.readouterr()
    assert "/photos/<string:name>.webp" in written.out + written.err
    assert address.rsplit("/", 1)[1] not in written.out + written.err
