"""Pages come in both languages, files keep for a year, and nothing else is served."""

import gzip
import io
from itertools import product
from pathlib import Path

import brotli
import pytest
from flask.testing import FlaskClient

from server.pages.html_page import PLACEHOLDER
from server.pages.routes import VERSION_HEADER
from tests.server.core.conftest import MakeTrial

INDONESIAN = {"Accept-Language": "id-ID,id;q=0.9,en;q=0.8"}


def says(client: FlaskClient, path: str, **headers: str) -> str:
    """The language and name of the page at an address."""
    answer = client.get(
        path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    assert answer.status_code == 200, answer.text
    return answer.text.removeprefix("<html lang=").split("</html>")[0].replace(">", " ")


def test_the_bare_address_is_english_and_the_prefixed_one_indonesian(site: FlaskClient) -> None:
    assert says(site, "/") == "en index"
    assert says(site, "/login") == "en login"
    assert says(site, "/id") == "id index"
    assert says(site, "/id/login") == "id login"


def test_who_reads_indonesian_is_led_there_with_the_query(site: FlaskClient) -> None:
    answer = site.get("/login?next=/overview", headers=INDONESIAN)
    assert answer.status_code == 302
    assert answer.headers["Location"] == "/id/login?next=/overview"
    assert {"Cookie", "Accept-Language"} <= set(answer.headers["Vary"].split(", "))


def test_the_language_switch_is_stronger_than_the_browser(site: FlaskClient) -> None:
    site.set_cookie("lang", "en")
    assert says(site, "/login", Accept_Language="id") == "en login"
    site.set_cookie("lang", "id")
    assert site.get("/").headers["Location"] == "/id"
    assert says(site, "/overview") == "id app"


CHROME = "Mozilla/5.0 (Linux; Android 14; {}) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile"


@pytest.mark.parametrize(
    "agent",
    [
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
        "YandexBot/3.0",
        "Mozilla/5.0 (compatible; YandexBot/3.0)",
        "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
        "Pinterestbot",
        "Pinterestbot/1.0 (+https://www.pinterest.com/bot.html)",
        f"{CHROME.format('K')} (compatible; Newbot; +https://new.example/about)",
        f"{CHROME.format('K')} (compatible; New-Bot_2; https://new.example/)",
        "facebookexternalhit/1.1",
        "WhatsApp/2.23.20",
        "",
    ],
)
def test_a_robot_is_never_led_elsewhere(site: FlaskClient, agent: str) -> None:
    assert says(site, "/", Accept_Language="id", User_Agent=agent) == "en index"


@pytest.mark.parametrize("phone", ["K", "CUBOT NOTE 20", "Cubot_X30", "Robotics One"])
def test_a_person_is_led_to_their_language(site: FlaskClient, phone: str) -> None:
    headers = {"Accept-Language": "id", "User-Agent": CHROME.format(phone)}
    assert site.get("/", headers=headers).headers["Location"] == "/id"


def test_signed_in_addresses_get_the_bare_page_in_the_language_asked_for(
    site: FlaskClient,
) -> None:
    assert says(site, "/overview") == "en app"
    assert says(site, "/setting") == "en app-other"
    assert says(site, "/overview", Accept_Language="id") == "id app"


@pytest.mark.parametrize("path", ["/nowhere", "/id/nowhere", "/nowhere/else"])
def test_an_unknown_address_shows_the_not_found_page_with_404(site: FlaskClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.mimetype == "text/html"
    assert ">404<" in answer.text
    assert ("lang=id" in answer.text) == path.startswith("/id")


@pytest.mark.parametrize(
    "path",
    [
        "/.env",
        "/.git/config",
        "/assets/main.0f3a.js.map",
        "/assets/gone.js",
        "/../wsgi.py",
        "/app.en.html",
    ],
)
def test_files_that_are_not_ours_to_give_are_plain_404(site: FlaskClient, path: str) -> None:
    answer = site.get(path, headers={"Accept": "image/avif,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.mimetype == "application/json"
    # Whoever opens one in a browser reads a page.
    opened = site.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert (opened.status_code, opened.mimetype) == (404, "text/html")
    assert "Accept" in opened.headers["Vary"].split(", ")


def test_an_api_address_never_falls_back_to_a_page(site: FlaskClient) -> None:
    answer = site.get("/api/v1/nowhere", headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert answer.mimetype == "application/json"


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_pages_come_compressed_and_are_asked_about_each_time(
    site: FlaskClient, encoding: str
) -> None:
    answer = site.get("/", headers={"Accept-Encoding": encoding})
    assert answer.headers["Content-Encoding"] == encoding
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "Accept-Encoding" in answer.headers["Vary"]
    again = site.get(
        "/", headers={"Accept-Encoding": encoding, "If-None-Match": answer.headers["ETag"]}
    )
    assert again.status_code == 304
    assert again.data == b""
    plain = site.get("/", headers={"If-None-Match": answer.headers["ETag"]})
    assert plain.status_code == 200


UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}


def test_one_build_names_whatever_address_it_is_served_under(
    make_trial: MakeTrial, dist: Path
) -> None:
    etags = []
    for address in ("https://one.example", "https://two.example/?a&b"):
        visitor = make_trial(CLIENT_DIST=str(dist), PUBLIC_URL=address).test_client()
        for path, encoding in product(("/", "/id/login", "/overview", "/nowhere"), UNPACK):
            answer = visitor.get(path, headers={"Accept-Encoding": encoding})
            text = UNPACK[encoding](answer.data).decode()
            assert f'href="{address.replace("&", "&amp;")}/' in text, (path, encoding)
            assert PLACEHOLDER not in text
            assert answer.content_length == len(answer.data)
            etags.append(answer.headers.get("ETag", f"{address} {encoding}"))
    # No two of one page and encoding.
    assert not set(etags[: len(etags) // 2]) & set(etags[len(etags) // 2 :])


def test_the_build_writes_the_address_that_is_filled_in() -> None:
    script = Path(__file__).parents[3] / "client" / "build" / "preview.mjs"
    assert f'"{PLACEHOLDER}"' in script.read_text()


def test_hashed_files_keep_for_ever_and_come_compressed(site: FlaskClient) -> None:
    answer = site.get("/assets/main.0f3a.js", headers={"Accept-Encoding": "br"}, buffered=True)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "br"
    other = site.get("/icons/steaming-bowl.svg", buffered=True)
    assert "immutable" not in other.headers["Cache-Control"]


def test_browsers_look_for_a_newer_worker_at_every_start(site: FlaskClient) -> None:
    answer = site.get("/sw.js", buffered=True)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.text == "self.release={}"


def test_an_operator_can_withdraw_the_worker(make_trial: MakeTrial, dist: Path) -> None:
    client = make_trial(CLIENT_DIST=str(dist), SERVICE_WORKER="0").test_client()
    answer = client.get("/sw.js", headers={"Accept-Encoding": "br, gzip"}, buffered=True)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "javascript" in answer.content_type
    assert answer.text == "unregister()"


def test_what_is_shared_without_a_worker_leads_to_the_dialog_and_is_not_read(
    site: FlaskClient,
) -> None:
    body = io.BytesIO(b"BCA: transfer 25.000")
    answer = site.post(
        "/share", input_stream=body, content_length=20, content_type="multipart/form-data"
    )
    assert answer.status_code == 303
    assert answer.headers["Location"] == "/overview#record"
    assert body.tell() == 0


def test_a_page_takes_no_post(site: FlaskClient) -> None:
    answer = site.post("/login")
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]


def test_the_api_tells_the_version_of_the_build(site: FlaskClient) -> None:
    assert site.get("/api/v1/nowhere").headers[VERSION_HEADER] == "abc123"


def test_without_a_build_the_first_page_says_what_to_do(
    make_trial: MakeTrial, tmp_path: Path
) -> None:
    client = make_trial(CLIENT_DIST=str(tmp_path / "nothing")).test_client()
    answer = client.get("/")
    assert answer.status_code == 503
    assert "./scripts/start" in answer.text
    assert client.get("/anything").status_code == 404
    assert client.get("/healthz").status_code == 200


def test_files_are_for_this_origin_and_say_what_they_are(site: FlaskClient) -> None:
    manifest = site.get("/manifest.en.webmanifest", buffered=True)
    assert manifest.content_type == "application/manifest+json"
    script = site.get("/assets/main.0f3a.js", buffered=True)
    for answer in (manifest, script):
        assert "Access-Control-Allow-Origin" not in answer.headers


def test_writing_to_a_file_is_refused_in_words(site: FlaskClient) -> None:
    answer = site.post("/humans.txt")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD"
    assert answer.get_json()["payload"]["code"] == "method_not_allowed"


@pytest.mark.parametrize(
    ("header", "target"), [("id;q=0", None), ("id;q=0, en", None), ("in", "/id"), ("in-ID", "/id")]
)
def test_indonesian_is_for_those_who_take_it(
    site: FlaskClient, header: str, target: str | None
) -> None:
    answer = site.get("/", headers={"Accept-Language": header})
    assert answer.headers.get("Location") == target
