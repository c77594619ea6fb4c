"""Whatever a photo unfolds to, the server needs little memory for it."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from scripts.setup.stamps import ROOT
from tests.support.pictures import BLUE, RED, claiming, picture

MEASURE = """
import sys
from server.core.errors import AppError
from server.core.images import Flaw
from server.photos.avatar_image import AVATAR, make_avatar
TOO_LARGE = [AVATAR.flaws[flaw] for flaw in (Flaw.TOO_MANY_PIXELS, Flaw.TOO_MANY_WHOLE)]
def most():
    # What getrusage tells begins with the peak of the parent.
    lines = open("/proc/self/status").read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
content = open(sys.argv[1], "rb").read()
before = most()
try:
    make_avatar(content)
except AppError as error:
    print("pixels" if error.message in TOO_LARGE else error.code, end=" ")
else:
    print("taken", end=" ")
print(most() - before)
"""


def measured(file: Path) -> tuple[str, int]:
    """What becomes of a file in a fresh process, and by how many KB its memory grew at most."""
    command = [sys.executable, "-W", "ignore", "-c", MEASURE, str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    code, growth = done.stdout.split()
    return code, int(growth)


@pytest.mark.parametrize(
    ("kind", "size", "colour"),
    [
        ("WEBP", (3200, 2500), RED),
        ("WEBP", (3200, 2500), (*RED, 128)),
        ("PNG", (4000, 3000), RED),
        ("PNG", (4000, 3000), (*RED, 128)),
        ("JPEG", (5000, 5000), RED),
    ],
)
def test_the_largest_photos_take_at_most_150_mb(
    tmp_path: Path, kind: str, size: tuple[int, int], colour: tuple[int, ...]
) -> None:
    file = tmp_path / "photo"
    file.write_bytes(picture(kind, size, colour, lossless=True, progressive=True))
    code, growth = measured(file)
    assert code == "taken"
    assert growth < 150_000


def test_a_webp_of_1_kb_that_unfolds_to_25_million_pixels_takes_no_memory(tmp_path: Path) -> None:
    file = tmp_path / "plain.webp"
    file.write_bytes(picture("WEBP", (5000, 5000), lossless=True))
    assert file.stat().st_size < 2_000
    code, growth = measured(file)
    assert code == "pixels"
    assert growth < 10_000


def test_a_small_file_of_144_million_pixels_takes_no_memory(tmp_path: Path) -> None:
    bomb, photo = tmp_path / "bomb.png", tmp_path / "photo.png"
    bomb.write_bytes(claiming(12000, 12000))
    photo.write_bytes(claiming(4000, 3000))
    assert bomb.stat().st_size < 20_000
    code, growth = measured(bomb)
    assert code == "pixels"
    assert growth < 10_000
    # The measure itself works: one that is taken does need its pixels in memory.
    code, growth = measured(photo)
    assert code == "taken"
    assert growth > 40_000


def test_a_webp_that_claims_a_huge_canvas_takes_no_memory(tmp_path: Path) -> None:
    moving = io.BytesIO()
    frames = [Image.new("RGB", (64, 64), colour) for colour in (RED, BLUE)]
    frames[0].save(moving, "WEBP", save_all=True, append_images=frames[1:])
    content = bytearray(moving.getvalue())
    assert content[12:16] == b"VP8X"
    content[24:30] = (16383).to_bytes(3, "little") * 2
    file = tmp_path / "canvas.webp"
    file.write_bytes(content)
    code, growth = measured(file)
    assert code == "pixels"
    assert growth < 10_000
