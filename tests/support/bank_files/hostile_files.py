"""Files that were made to harm whoever reads them."""

import io
import zipfile
from typing import Final

from tests.support.bank_files.pdf_writer import write_pdf
from tests.support.bank_files.workbook_files import write_xlsx, write_zip

OBJECTS: Final = 1_000_000
BOMB_BYTES: Final = 200 * 1024 * 1024
LAUGHS: Final = 10


def zip_bomb(text: str) -> bytes:
    """A workbook of some hundred kilobytes that unpacks to far more than is read."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/note.txt", text)
        with archive.open("xl/workbook.xml", "w", force_zip64=True) as member:
            part = b" " * (1024 * 1024)
            for _part in range(BOMB_BYTES // len(part)):
                member.write(part)
    return output.getvalue()


def billion_laughs(text: str) -> bytes:
    """A statement in CAMT.053 whose entities unfold tenfold at each level."""
    entities = [f'<!ENTITY a0 "{text}">']
    for level in range(1, LAUGHS):
        entities.append(f'<!ENTITY a{level} "{f"&a{level - 1};" * 10}">')
    space = "urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"
    return (
        f'<?xml version="1.0"?><!DOCTYPE Document [{"".join(entities)}]>'
        f'<Document xmlns="{space}"><BkToCstmrStmt><Stmt><Id>&a{LAUGHS - 1};</Id></Stmt>'
        "</BkToCstmrStmt></Document>"
    ).encode()


def laughing_workbook(text: str) -> bytes:
    """A workbook whose texts are such entities."""
    entities = [f'<!ENTITY a0 "{text}">']
    for level in range(1, LAUGHS):
        entities.append(f'<!ENTITY a{level} "{f"&a{level - 1};" * 10}">')
    strings = (
        f'<?xml version="1.0"?><!DOCTYPE sst [{"".join(entities)}]>'
        '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
        f"<si><t>&a{LAUGHS - 1};</t></si></sst>"
    )
    return _with_member(write_xlsx([[text]]), "xl/sharedStrings.xml", strings.encode())


def crowded_pdf(text: str) -> bytes:
    """A PDF of a million objects, with none of the tables that would find them."""
    head = b"%PDF-1.7\n% " + text.encode() + b"\n"
    return head + b"".join(b"%d 0 obj endobj\n" % number for number in range(1, OBJECTS + 1))


def vast_sheet(text: str) -> bytes:
    """A workbook that says of its sheet that it has 17 thousand million cells."""
    content = write_xlsx([[text]])
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        name = next(one for one in archive.namelist() if one.startswith("xl/worksheets/"))
        sheet = archive.read(name)
    cell = b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
    return _with_member(content, name, sheet.replace(b"</sheetData>", cell))


def picture_pdf() -> bytes:
    """A PDF of pages without any text."""
    return write_pdf([[], []])


def _with_member(content: bytes, name: str, member: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members: dict[str, str | bytes] = {one: archive.read(one) for one in archive.namelist()}
    return write_zip({**members, name: member})
