"""Finds in logs what must never be there: secrets, personal data, amounts of money."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

PATTERNS = {
    "an e-mail address": re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b"),
    "a signed token": re.compile(r"(?<![\w.-])[\w-]{8,}\.[\w-]{5,}\.[\w-]{27,}(?![\w-])"),
    "a sum of money": re.compile(
        r"987_?\.?654_?\.?321|12_?[.,]?500_?[.,]?000\b"
        r"""|["'](?:amount|balance|income|expenses)["']: *-?[\d.]"""
    ),
    "a phone number": re.compile(r"(?<![\w.-])(?:\+?62|0)8\d{8,11}(?!\w)"),
    "a named secret": re.compile(
        r'"(?:password|token|cookie|authorization|otp|amount|balance)": "(?!\[hidden\])'
    ),
}
# Without a mail server, letters are printed for whoever runs the product; they are no log.
LETTER = re.compile(r"(?:[\w.-]+ +\| )?(?:Mail to \S+: .*|> .*)")
# What random identifiers look like: long, with capitals, small letters and digits.
LONG = re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])")
WORD = re.compile(r"[\w.~+-]{6,}")


class Secrets:
    """Values that a test handed in or received; thousands of them are looked up by word."""

    def __init__(self) -> None:
        self._words: set[str] = set()
        self._phrases: set[str] = set()

    def add(self, secret: str) -> None:
        """Know one more."""
        (self._words if WORD.fullmatch(secret) else self._phrases).add(secret)

    def stand_in(self, line: str) -> bool:
        """Tell whether a line holds one of them."""
        words = WORD.findall(line)
        # A full stop behind it may belong to the sentence.
        if any(word in self._words or word.rstrip(".") in self._words for word in words):
            return True
        return any(phrase in line for phrase in self._phrases)


def leaks(text: str, secrets: Secrets | None = None) -> Iterator[str]:
    """Tell each line of a log that holds a known secret, or what looks like one.

    Whatever is no JSON, such as the lines of a traceback, is searched just the same.
    """
    for line in text.splitlines():
        what = None if LETTER.fullmatch(line) else _found(line, secrets)
        if what is not None:
            yield f"{what}: {line}"


def _found(line: str, secrets: Secrets | None) -> str | None:
    for what, pattern in PATTERNS.items():
        if pattern.search(line):
            return what
    if any(_is_random(run) for run in LONG.findall(line)):
        return "a long random value"
    return "a secret of the test" if secrets is not None and secrets.stand_in(line) else None


def _is_random(run: str) -> bool:
    kinds = (str.isupper, str.islower, str.isdigit)
    return all(any(kind(letter) for letter in run) for kind in kinds)


def main() -> None:
    """Look through files; exit code 1 when one of them holds what it must not."""
    found = [
        f"{name}: {leak}"
        for name in sys.argv[1:]
        for leak in leaks(Path(name).read_text(encoding="utf-8", errors="replace"))
    ]
    for leak in found:
        print(leak)
    lines = sum(Path(name).read_text(errors="replace").count('"event"') for name in sys.argv[1:])
    print(f"{lines} lines of logs, {len(found)} of them tell too much")
    sys.exit(1 if found or not lines else 0)


if __name__ == "__main__":
    main()
