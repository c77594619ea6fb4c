"""A small writer of PDFs, one text object for each piece of text, as banks' programs do."""

import io
from dataclasses import dataclass

import pikepdf

A4 = (595.0, 842.0)
# The widths of Helvetica from the blank on, in thousandths of the font size; those after the
# tilde are all taken as equal.
_WIDTHS = [
    *(278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278),
    *([556] * 10),
    *(278, 278, 584, 584, 584, 556, 1015),
    *(667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833),
    *(722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611),
    *(278, 278, 278, 469, 556, 333),
    *(556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833),
    *(556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500),
    *(334, 260, 334, 584),
    *([556] * 129),
]
_MINUS = 0x81  # Windows-1252 has no minus sign; this code is free


@dataclass(frozen=True, slots=True)
class Text:
    """A text at a point from the upper left corner; `right`: it ends at `x` instead."""

    text: str
    x: float
    y: float
    size: float = 8
    right: bool = False


def text_width(text: str, size: float) -> float:
    """The points that a text takes in Helvetica."""
    return sum(_WIDTHS[code - 32] for code in _encode(text)) * size / 1000


def write_pdf(
    pages: list[list[Text]],
    *,
    password: str | None = None,
    creator: str | None = None,
    page_size: tuple[float, float] = A4,
) -> bytes:
    """A PDF of the pages, encrypted with AES-256 if there is a password."""
    first_page = 4
    numbers = [first_page + 2 * index for index in range(len(pages))]
    kids = " ".join(f"{number} 0 R" for number in numbers)
    box = f"[0 0 {page_size[0]:g} {page_size[1]:g}]"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        _font(),
    ]
    for number, texts in zip(numbers, pages, strict=True):
        page = (
            f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents {number + 1} 0 R"
            " /Resources << /Font << /F1 3 0 R >> >> >>"
        )
        content = b"\n".join(_draw(text, page_size[1]) for text in texts)
        stream = b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content)
        objects += [page.encode(), stream]
    info = b""
    if creator is not None:
        objects.append(b"<< /Creator %s >>" % _literal(creator))
        info = b" /Info %d 0 R" % len(objects)
    written = _assemble(objects, info)
    return written if password is None else encrypt_pdf(written, password)


def encrypt_pdf(content: bytes, password: str) -> bytes:
    """The PDF so that it opens with the password alone."""
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(content)) as pdf:
        pdf.save(output, encryption=pikepdf.Encryption(user=password, owner="owner"))
    return output.getvalue()


def _font() -> bytes:
    widths = " ".join(str(width) for width in _WIDTHS)
    return (
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 255"
        f" /Widths [{widths}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding"
        f" /Differences [{_MINUS} /minus] >> >>"
    ).encode()


def _draw(text: Text, height: float) -> bytes:
    left = text.x - text_width(text.text, text.size) if text.right else text.x
    return b"BT /F1 %a Tf %.2f %.2f Td %s Tj ET" % (
        text.size,
        left,
        height - text.y,
        _literal(text.text),
    )


def _literal(text: str) -> bytes:
    encoded = _encode(text)
    for special in (b"\\", b"(", b")"):
        encoded = encoded.replace(special, b"\\" + special)
    return b"(" + encoded + b")"


def _encode(text: str) -> bytes:
    return b"".join(
        bytes([_MINUS]) if letter == "−" else letter.encode("cp1252") for letter in text
    )


def _assemble(objects: list[bytes], info: bytes) -> bytes:
    output = bytearray(b"%PDF-1.4\n")
    offsets = []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(output))
        output += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(output)
    output += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    output += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    output += b"trailer\n<< /Size %d /Root 1 0 R%s >>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1,
        info,
        start,
    )
    return bytes(output)
