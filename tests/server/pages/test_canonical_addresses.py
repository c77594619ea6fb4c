"""A page has one address, and search engines learn which ones to leave alone."""

from urllib.parse import unquote_to_bytes
from urllib.robotparser import RobotFileParser

from flask.testing import FlaskClient

OTHER_WAYS = {
    "/login/": "/login",
    "/Login?next=%2Foverview&a=%0d%0ab": "/login?next=%2Foverview&a=%0d%0ab",
    "/LOGIN//": "/login",
    "/%4Cogin": "/login",
    "/id/": "/id",
    "/ID": "/id",
    "/Id/Login/": "/id/login",
    "/Overview/?a=1": "/overview?a=1",
    "/home?a=1": "/?a=1",
    "/Home/": "/",
    "/id/home": "/id",
    "/ForgotPassword": "/forgot",
    "/id/forgotpassword?x": "/id/forgot?x",
    "/Robots.txt": "/robots.txt",
    "/id//login": "/id/login",
    # Behind the sign-in a page has one address for both languages.
    "/id/overview?a=1": "/overview?a=1",
    "/ID//Setting/": "/setting",
}
DOUBLED = {"//login": "/login", "//id": "/id", "//login//": "/login", "//ID//Login": "/id/login"}
NOWHERE = (
    "//evil.example/",
    "//evil.example/Login",
    "/%2Fevil.example/",
    "/%5Cevil.example/",
    "/\\evil.example/Login/",
    "/Login/%2e%2e/%2fevil.example",
    "/Login%0d%0aLocation:%20https:%2f%2fevil.example",
    "/%F0%9F%8C%BE/",
    "/%ff%fe/",
    "/en/",
    "/en/Login",
    # Its page is not built.
    "/Register",
    "/id/id/",
    "/id/nope",
    "//evil.example//login",
    f"/{'A' * 8000}/",
)


def test_other_ways_to_write_an_address_lead_to_the_one_that_counts(site: FlaskClient) -> None:
    for asked, target in OTHER_WAYS.items():
        answer = site.get(asked)
        assert (answer.status_code, answer.headers["Location"]) == (308, target)
        assert site.head(asked).status_code == 308
        assert site.get(target).status_code == 200


def test_an_address_with_doubled_slashes_leads_to_the_plain_one(site: FlaskClient) -> None:
    for asked, target in DOUBLED.items():
        answer = site.get("/", environ_overrides={"PATH_INFO": asked})
        assert (answer.status_code, answer.headers.get("Location")) == (308, target)


def test_nobody_is_led_to_where_there_is_nothing_of_ours(site: FlaskClient) -> None:
    for asked in NOWHERE:
        # As a web server hands it over; the client of tests would take '//' for another host.
        raw = {"PATH_INFO": unquote_to_bytes(asked).decode("latin-1")}
        answer = site.get("/", headers={"Host": "evil.example"}, environ_overrides=raw)
        assert answer.status_code == 404, asked
        assert "Location" not in answer.headers


def test_an_address_of_the_api_stays_as_it_is_written(site: FlaskClient) -> None:
    assert site.get("/api/v1/Rates/").status_code == 404
    for doubled in ("//api/v1/site", "//api//v1/site"):
        answer = site.get("/", environ_overrides={"PATH_INFO": doubled})
        assert "Location" not in answer.headers
    assert site.post("/Login/").status_code == 404


def test_crawlers_find_the_sitemap_and_stay_out_of_what_is_nobody_elses(site: FlaskClient) -> None:
    answer = site.get("/robots.txt")
    assert (answer.mimetype, answer.headers["Cache-Control"]) == (
        "text/plain",
        "public, max-age=3600",
    )
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    assert rules.site_maps() == ["http://localhost:8080/sitemap.xml"]
    closed = ["/api/v1/rates", "/overview", "/setting?tab=privacy", "/forgot?token=a", "/id/forgot"]
    assert not [path for path in closed if rules.can_fetch("Googlebot", path)]
    opened = ["/", "/id", "/login", "/id/login", "/feed.xml", "/assets/main.0f3a.js"]
    opened += ["/api/v1/covers/uploaded-800-a/share.jpg"]
    assert all(rules.can_fetch("Googlebot", path) for path in opened)
