"""PUT /users/profile/photo makes an upload the only photo of the account."""

import io

import jwt
import pytest
from flask import Flask
from PIL import Image
from sqlalchemy import func, select

from server.extensions import db
from server.photos.models import Photo
from tests.support.accounts import errors_of
from tests.support.people import SignedIn
from tests.support.pictures import BLUE, GREEN, RED, picture, saved, shown, upload

MEGABYTE = 1024 * 1024


def photos(app: Flask) -> int:
    """How many photos are stored."""
    with app.app_context():
        return db.session.scalar(select(func.count()).select_from(Photo)) or 0


def test_the_photo_has_an_address_on_the_account_and_in_the_next_token(ayu: SignedIn) -> None:
    answer = upload(ayu, picture())
    assert answer.status_code == 200, answer.text
    payload = answer.get_json()["payload"]
    assert payload["message"] == "Your photo has been changed"
    address = payload["avatar_url"]
    assert payload["datas"] == [{"avatar_url": address}]
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["avatar_url"] == address
    claims = jwt.decode(ayu.refresh(), options={"verify_signature": False})
    assert claims["avatarUrl"] == address


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_each_accepted_kind_becomes_a_square_webp_of_256_pixels(ayu: SignedIn, kind: str) -> None:
    address = upload(ayu, picture(kind, colour=GREEN)).get_json()["payload"]["avatar_url"]
    image = shown(ayu, address)
    assert (image.format, image.size) == ("WEBP", (256, 256))
    assert all(abs(a - b) < 12 for a, b in zip(image.getpixel((128, 128)), GREEN, strict=False))


def test_the_kind_is_what_the_bytes_say_not_what_the_browser_says(ayu: SignedIn) -> None:
    answer = upload(ayu, picture("PNG"), name="me.txt", type="application/x-msdownload")
    assert answer.status_code == 200


def test_the_middle_is_kept(ayu: SignedIn) -> None:
    wide = Image.new("RGB", (900, 300), RED)
    wide.paste(BLUE, (300, 0, 600, 300))
    image = shown(ayu, upload(ayu, saved(wide, "PNG")).get_json()["payload"]["avatar_url"])
    for x in (4, 128, 251):
        red, _green, blue = image.convert("RGB").getpixel((x, 128))
        assert blue > red


def test_a_photo_stands_upright_and_has_no_metadata(ayu: SignedIn) -> None:
    image = Image.new("RGB", (400, 400), RED)
    image.paste(BLUE, (0, 0, 400, 200))
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[2] = (6.0, 10.0, 30.0)
    content = saved(image, "JPEG", exif=exif, icc_profile=b"a profile" * 20, comment=b"secret")
    address = upload(ayu, content).get_json()["payload"]["avatar_url"]
    served = ayu.client.get(address).data
    for trace in (b"EXIF", b"Exif", b"ICCP", b"XMP", b"A camera", b"a profile", b"secret"):
        assert trace not in served
    upright = Image.open(io.BytesIO(served)).convert("RGB")
    # Turned by a quarter to the right, the blue top is the right half.
    assert upright.getpixel((220, 128))[2] > 150
    assert upright.getpixel((30, 128))[0] > 150


def test_what_is_transparent_stays_so(ayu: SignedIn) -> None:
    content = picture("PNG", colour=(0, 0, 0, 0))
    image = shown(ayu, upload(ayu, content).get_json()["payload"]["avatar_url"])
    assert image.convert("RGBA").getpixel((128, 128))[3] == 0


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "I;16", "CMYK"])
def test_every_way_to_keep_colours_is_understood(ayu: SignedIn, mode: str) -> None:
    image = Image.new(mode, (320, 320))
    if mode == "I;16":
        image = image.point(lambda value: value + 32768)
    kind = "JPEG" if mode == "CMYK" else "PNG"
    address = upload(ayu, saved(image, kind)).get_json()["payload"]["avatar_url"]
    grey = shown(ayu, address).convert("RGB").getpixel((128, 128))[0]
    assert mode != "I;16" or abs(grey - 128) < 6


def test_a_new_photo_has_a_new_address_and_the_old_one_is_gone(app: Flask, ayu: SignedIn) -> None:
    first = upload(ayu, picture()).get_json()["payload"]["avatar_url"]
    second = upload(ayu, picture(colour=BLUE)).get_json()["payload"]["avatar_url"]
    assert first != second
    assert ayu.client.get(first).status_code == 404
    assert ayu.client.get(second).status_code == 200
    assert photos(app) == 1


def test_the_address_cannot_be_guessed(ayu: SignedIn, bayu: SignedIn) -> None:
    content = picture()
    addresses = {upload(person, content).get_json()["payload"]["avatar_url"] for person in (ayu,)}
    addresses |= {upload(person, content).get_json()["payload"]["avatar_url"] for person in (bayu,)}
    names = [one.rsplit("/", 1)[1].removesuffix(".webp") for one in addresses]
    # 32 letters of 64 are 192 bits; nothing of the upload or of its owner is in them.
    assert len(names) == 2
    assert all(len(name) == 32 for name in names)


def test_bayu_changes_nothing_of_ayu(ayu: SignedIn, bayu: SignedIn) -> None:
    address = upload(ayu, picture()).get_json()["payload"]["avatar_url"]
    upload(bayu, picture(colour=BLUE))
    bayu.delete("/users/profile/photo")
    assert ayu.client.get(address).status_code == 200
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["avatar_url"] == address
    assert bayu.get("/users").get_json()["payload"]["datas"][0]["avatar_url"] is None


def test_five_megabytes_fit_and_one_byte_more_is_refused_at_the_field(ayu: SignedIn) -> None:
    photo = picture()
    assert upload(ayu, photo.ljust(5 * MEGABYTE, b"\0")).status_code == 200
    for size in (5 * MEGABYTE + 1, 6 * MEGABYTE):
        refused = upload(ayu, photo.ljust(size, b"\0"))
        assert refused.status_code == 413
        sentence = "Your photo is larger than 5 MB. Please choose a smaller one."
        assert errors_of(refused) == {"avatar": [sentence]}
        assert refused.get_json()["message"] == sentence


def test_a_person_changes_it_30_times_an_hour(ayu: SignedIn, bayu: SignedIn) -> None:
    content = picture(size=(64, 64))
    for _change in range(30):
        assert upload(ayu, content).status_code == 200
    refused = upload(ayu, content)
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    assert upload(bayu, content).status_code == 200
