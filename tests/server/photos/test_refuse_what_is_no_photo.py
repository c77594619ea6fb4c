"""What is no photo, too large, moving or damaged is refused in words, and nothing changes."""

import io

import pytest
from PIL import Image

from tests.support.accounts import errors_of
from tests.support.people import API, SignedIn
from tests.support.pictures import BLUE, RED, claiming, picture, upload

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HTML = b"<!doctype html><script>alert(1)</script>"
PDF = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"
# A picture for one reader, a script for another.
GIF_AND_SCRIPT = b"GIF89a=1;/*" + picture("GIF")[11:] + b"*/;alert(1)"


@pytest.mark.parametrize(
    "content",
    [
        SVG,
        HTML,
        PDF,
        GIF_AND_SCRIPT,
        PDF + picture(),
        picture("GIF"),
        picture("BMP"),
        picture("TIFF"),
        picture("ICO"),
        b"\0",
        b"\xff\xd8\xff",
        b"\x89PNG\r\n\x1a\n",
        b"RIFF\0\0\0\0WEBPVP8 ",
    ],
    ids=lambda content: content[:8].hex(),
)
def test_other_kinds_of_files_are_refused_whatever_they_call_themselves(
    ayu: SignedIn, content: bytes
) -> None:
    answer = upload(ayu, content, name="me.jpg", type="image/jpeg")
    assert answer.status_code in {415, 422}, answer.text
    assert list(errors_of(answer)) == ["avatar"]
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["avatar_url"] is None


def test_what_hangs_behind_a_photo_is_not_kept(ayu: SignedIn) -> None:
    address = upload(ayu, picture() + HTML).get_json()["payload"]["avatar_url"]
    assert b"script" not in ayu.client.get(address).data


def test_more_than_25_million_pixels_are_refused(ayu: SignedIn) -> None:
    assert upload(ayu, picture("JPEG", (5000, 5000))).status_code == 200
    for size in ((5001, 5000), (12000, 12000), (60000, 60000)):
        answer = upload(ayu, claiming(*size))
        assert answer.status_code == 422, answer.text
        sentence = "Your photo has more than 25 million pixels. Please make it smaller."
        assert errors_of(answer) == {"avatar": [sentence]}


@pytest.mark.parametrize(
    ("kind", "most", "beyond"),
    [("PNG", (4000, 3000), (4001, 3000)), ("WEBP", (3200, 2500), (3201, 2500))],
)
def test_what_must_be_decoded_whole_may_have_fewer_pixels(
    ayu: SignedIn, kind: str, most: tuple[int, int], beyond: tuple[int, int]
) -> None:
    assert upload(ayu, picture(kind, most)).status_code == 200
    answer = upload(ayu, picture(kind, beyond))
    assert answer.status_code == 422, answer.text
    sentence = (
        "PNG photos can have up to 12 million pixels and WebP 8 million. "
        "Please make yours smaller or choose a JPEG."
    )
    assert errors_of(answer) == {"avatar": [sentence]}


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_what_moves_is_refused(ayu: SignedIn, kind: str) -> None:
    moving = io.BytesIO()
    frames = [Image.new("RGB", (64, 64), colour) for colour in (RED, BLUE)]
    frames[0].save(moving, kind, save_all=True, append_images=frames[1:])
    answer = upload(ayu, moving.getvalue())
    assert answer.status_code == 422
    assert errors_of(answer) == {"avatar": ["Please choose a photo that isn't animated."]}


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_half_a_photo_is_refused(ayu: SignedIn, kind: str) -> None:
    noise = Image.effect_noise((300, 300), 80).convert("RGB")
    file = io.BytesIO()
    noise.save(file, kind)
    whole = file.getvalue()
    for part in range(1, 20):
        answer = upload(ayu, whole[: len(whole) * part // 20])
        assert answer.status_code in {415, 422}, (part, answer.text)
        assert list(errors_of(answer)) == ["avatar"]
    assert upload(ayu, whole).status_code == 200


def test_damaged_bytes_never_make_the_server_fail(ayu: SignedIn, bayu: SignedIn) -> None:
    seen = set()
    for person, kind in ((ayu, "JPEG"), (bayu, "PNG")):
        whole = bytearray(picture(kind, (40, 40)))
        for place in range(0, min(len(whole), 700), 25):
            damaged = bytes(whole[:place]) + b"\xff\x00\xfe" + bytes(whole[place + 3 :])
            seen.add(upload(person, damaged).status_code)
    assert seen <= {200, 415, 422, 429}
    assert {415, 422} & seen


def test_the_file_is_wanted_under_its_name_and_once(ayu: SignedIn) -> None:
    for answer in (
        upload(ayu, picture(), field="photo"),
        upload(ayu, b""),
        ayu.put(
            "/users/profile/photo", data={"avatar": "text"}, content_type="multipart/form-data"
        ),
        ayu.put("/users/profile/photo", data={}, content_type="multipart/form-data; boundary=x"),
    ):
        assert answer.status_code == 422, answer.text
        assert errors_of(answer) == {"avatar": ["This field is required."]}


def form(parts: int, boundary: str = "boundary") -> bytes:
    """A form of so many parts of one byte."""
    part = f'--{boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\na\r\n'
    return (part * parts + f"--{boundary}--\r\n").encode()


@pytest.mark.parametrize(
    ("content", "kind", "code"),
    [
        (form(50), "multipart/form-data; boundary=boundary", "crowded_form"),
        (form(1), "multipart/form-data", "malformed_form"),
        (form(1), "multipart/form-data; boundary=other", "malformed_form"),
        (form(1), "multipart/form-data; boundary=\xe9", "malformed_form"),
        (form(1)[:-6], "multipart/form-data; boundary=boundary", "malformed_form"),
    ],
)
def test_a_form_that_cannot_be_read_is_told_so(
    ayu: SignedIn, content: bytes, kind: str, code: str
) -> None:
    answer = ayu.put("/users/profile/photo", data=content, content_type=kind)
    assert answer.status_code == 400, answer.text
    assert answer.get_json()["payload"]["code"] == code


def test_only_a_form_is_accepted_here_and_nowhere_else(ayu: SignedIn) -> None:
    for kind in ("application/json", "image/jpeg", "text/plain", "application/octet-stream", ""):
        answer = ayu.put("/users/profile/photo", data=picture(), content_type=kind)
        assert answer.status_code == 415, kind
    for path in ("/users/preferences",):
        form = {"avatar": (io.BytesIO(picture()), "me.jpg"), "language": "id"}
        answer = ayu.put(path, data=form, content_type="multipart/form-data")
        assert answer.status_code == 415, path


def test_a_stranger_and_the_cookie_alone_are_refused(ayu: SignedIn) -> None:
    form = {"avatar": (io.BytesIO(picture()), "me.jpg")}
    answer = ayu.client.put(f"{API}/users/profile/photo", data=form)
    assert answer.status_code == 401
    assert ayu.client.delete(f"{API}/users/profile/photo").status_code == 401
