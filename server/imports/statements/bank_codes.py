"""The banks that statements of international standards come from."""

from typing import Final

ISSUERS: Final = {
    "CENAIDJA": "BCA",
    "BMRIIDJA": "Mandiri",
    "BRINIDJA": "BRI",
    "BNINIDJA": "BNI",
    "BNIAIDJA": "CIMB Niaga",
    "BSMDIDJA": "BSI",
    "NISPIDJA": "OCBC",
}
"""Issuers by the first eight letters of their Business Identifier Code."""
