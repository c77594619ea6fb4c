"""The README names every part of what `prove` runs, and no other."""

import re

from scripts.proving.prove import PARTS
from scripts.setup.stamps import ROOT


def test_the_readme_names_every_part() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text.partition("### What `prove` proves")[2].partition("\n## ")[0]
    named = [
        part
        for cell in re.findall(r"^\| (`.+?) \|", section, re.MULTILINE)
        for part in re.findall(r"`(\w+)`", cell)
    ]
    assert sorted(named) == sorted(PARTS)
