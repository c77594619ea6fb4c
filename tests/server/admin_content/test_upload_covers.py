"""Operators give articles pictures: judged before they are decoded, made anew, served for ever."""

import io
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from PIL import Image
from werkzeug.test import TestResponse

from tests.support.accounts import code_of, errors_of, rows
from tests.support.article_editing import EN, act, begin, first, match, publish, save, written
from tests.support.people import API, SignedIn
from tests.support.pictures import BLUE, RED, claiming, picture, saved
from tests.support.pictures import upload as send


def upload(person: SignedIn, article: dict[str, Any], content: bytes, **more: str) -> TestResponse:
    """Send a picture that calls itself something else."""
    path = f"/admin/articles/{article['id']}/cover"
    return send(
        person, content, field="cover", name="cover.svg", type="image/svg+xml", path=path, **more
    )


def covered(person: SignedIn, article: dict[str, Any], **options: Any) -> dict[str, Any]:
    answer = upload(person, article, picture(size=(1700, 1100), **options))
    assert answer.status_code == 200, answer.text
    return first(answer)


def kept(app: Flask) -> set[str]:
    """The covers that are kept."""
    return {cover for (cover,) in rows(app, "SELECT DISTINCT cover FROM cover_files")}


def name(article: dict[str, Any]) -> str:
    return str(article["cover"]["src"].split("/")[-2])


def test_a_picture_is_made_in_all_sizes_without_what_it_carried(
    app: Flask, sari: SignedIn, client: FlaskClient
) -> None:
    photo = Image.new("RGB", (1100, 1900), RED)
    exif = photo.getexif()
    exif[0x0112], exif[0x010F] = 6, "Secret phone"
    answer = upload(sari, begin(sari), saved(photo, "JPEG", exif=exif))
    cover = first(answer)["cover"]
    assert (cover["width"], cover["height"]) == (800, 500)
    sizes: dict[str, tuple[str, tuple[int, int]]] = {}
    files = [one.split()[0] for kind in ("avif", "webp") for one in cover[kind].split(", ")]
    assert len(files) == 8
    assert cover["src"] in files
    for address in (*files, cover["share"]):
        shown = client.get(address)
        assert shown.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert shown.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert shown.headers["X-Content-Type-Options"] == "nosniff"
        assert shown.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert b"Secret" not in shown.data
        image = Image.open(io.BytesIO(shown.data))
        assert not image.getexif()
        sizes[address.split("/")[-1]] = (shown.mimetype, image.size)
    assert sizes["1600.avif"] == ("image/avif", (1600, 1000))
    assert sizes["480.webp"] == ("image/webp", (480, 300))
    assert sizes["share.jpg"] == ("image/jpeg", (1200, 630))
    for wrong in ("480.png", "x"):
        assert client.get(f"{API}/covers/{name(first(answer))}/{wrong}").status_code == 404


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", 415),
        (picture("GIF", (900, 600)), 415),
        (b"", 422),
        (picture()[:-200], 422),
        (picture(size=(799, 900)), 422),
        (claiming(12000, 12000), 422),
        (picture("PNG", (5000, 2500)), 422),
        (b"\xff\xd8" + b"a" * (5 * 1024 * 1024), 413),
    ],
    ids=["svg", "gif", "empty", "cut", "small", "bomb", "large", "heavy"],
)
def test_what_is_no_picture_for_a_cover_is_refused(
    app: Flask, sari: SignedIn, content: bytes, status: int
) -> None:
    refused = upload(sari, begin(sari), content)
    assert (refused.status_code, list(errors_of(refused))) == (status, ["cover"]), refused.text
    assert kept(app) == set()


def test_a_picture_of_less_pixels_is_never_made_larger(sari: SignedIn) -> None:
    wide = upload(sari, begin(sari), picture("PNG", (2400, 760), (*BLUE, 90)))
    cover = first(wide)["cover"]
    assert [one.split()[1] for one in cover["avif"].split(", ")] == ["480w", "800w", "1200w"]


@pytest.mark.both_databases
def test_pictures_go_when_nothing_shows_them_any_more(
    app: Flask, sari: SignedIn, client: FlaskClient
) -> None:
    article = covered(sari, written(sari))
    replaced = covered(sari, article, colour=BLUE)
    assert kept(app) == {name(replaced)}
    article = publish(sari, replaced)
    shown = client.get(f"{API}/articles/{article['slug']}").get_json()["payload"]["datas"][0]
    assert shown["cover"] == replaced["cover"]
    newer = covered(sari, article)
    # What readers see stays until something else is published, and a version shows it then.
    assert kept(app) == {name(replaced), name(newer)}
    assert act(sari, newer, "discard")["cover"] == replaced["cover"]
    assert kept(app) == {name(replaced), name(newer)}
    path = f"/admin/articles/{article['id']}/cover"
    bare = first(sari.delete(path))
    assert (bare["cover"], bare["has_changes"]) == (None, True)
    assert first(sari.delete(path))["version"] == bare["version"]
    sari.delete(f"/admin/articles/{article['id']}")
    assert kept(app) == set()


def test_a_picture_for_an_earlier_version_is_refused_and_texts_are_left_alone(
    app: Flask, sari: SignedIn
) -> None:
    article = written(sari)
    newer = save(sari, article, en={**EN, "title": "Newer"})
    refused = upload(sari, article, picture(size=(900, 600)), match=match(article)["If-Match"])
    assert (refused.status_code, code_of(refused)) == (412, "changed_meanwhile")
    assert first(refused)["version"] == newer["version"]
    assert kept(app) == set()
    assert covered(sari, article)["texts"] == newer["texts"]
