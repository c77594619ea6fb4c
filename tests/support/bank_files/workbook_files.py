"""Workbooks: XLSX, XLS and ODS, and the encrypted ones of the first two."""

import datetime as dt
import hashlib
import io
import struct
import zipfile
from xml.sax.saxutils import escape

import xlsxwriter
import xlwt
from msoffcrypto.format.ooxml import OOXMLFile
from msoffcrypto.method.rc4 import DocumentRC4
from xlwt.CompoundDoc import XlsDoc

CellValue = str | int | float | dt.date | None
SheetRows = list[list[CellValue]]

_BOF, _FILE_PASS, _BOUND_SHEET = 0x0809, 0x002F, 0x0085
_SALT = bytes(range(16))


def write_xlsx(*sheets: SheetRows) -> bytes:
    """A workbook with these sheets; a text that begins with `=` is a formula."""
    output = io.BytesIO()
    with xlsxwriter.Workbook(output, {"in_memory": True}) as workbook:
        day_format = workbook.add_format({"num_format": "dd/mm/yyyy"})
        for rows in sheets:
            sheet = workbook.add_worksheet()
            for index, row in enumerate(rows):
                for column, cell in enumerate(row):
                    if isinstance(cell, dt.date):
                        sheet.write_datetime(index, column, cell, day_format)
                    elif cell is not None:
                        sheet.write(index, column, cell)
    return output.getvalue()


def write_xls(rows: SheetRows) -> bytes:
    """A workbook of Excel 97."""
    output = io.BytesIO()
    _xls_book(rows).save(output)
    return output.getvalue()


def write_ods(rows: SheetRows) -> bytes:
    """A sheet of OpenDocument; all cells are texts."""
    cells = "".join(
        "<table:table-row>"
        + "".join(
            '<table:table-cell office:value-type="string">'
            f"<text:p>{escape(str(cell or ''))}</text:p></table:table-cell>"
            for cell in row
        )
        + "</table:table-row>"
        for row in rows
    )
    namespaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for name in ("office", "table", "text")
    )
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {namespaces}>'
        f'<office:body><office:spreadsheet><table:table table:name="Mutasi">{cells}'
        "</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    mimetype = "application/vnd.oasis.opendocument.spreadsheet"
    manifest = (
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
    )
    return write_zip(
        {"mimetype": mimetype, "content.xml": content, "META-INF/manifest.xml": manifest}
    )


def write_zip(members: dict[str, str | bytes]) -> bytes:
    """An archive with these members, deflated."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return output.getvalue()


def encrypt_xlsx(content: bytes, password: str) -> bytes:
    """The workbook under agile encryption, as Excel writes it."""
    output = io.BytesIO()
    OOXMLFile(io.BytesIO(content)).encrypt(password, output)
    return output.getvalue()


def write_encrypted_xls(rows: SheetRows, password: str) -> bytes:
    """A workbook of Excel 97 under RC4."""
    plain = _with_file_pass(_xls_book(rows).get_biff_data(), password)
    # The container fills the stream up with zeros, which have to look like empty records.
    plain += struct.pack("<HH", 0, -len(plain) % 4) + bytes(-len(plain) % 4)
    book = bytearray(plain)
    # The cipher gives the text for its secret and the secret for its text.
    encrypted = DocumentRC4.decrypt(password, _SALT, io.BytesIO(plain), blocksize=1024).read()
    for start, number, size in _records(plain):
        clear = {_BOF: size, _FILE_PASS: size, _BOUND_SHEET: 4}.get(number, 0)
        body = slice(start + 4 + clear, start + 4 + size)
        book[body] = encrypted[body]
    output = io.BytesIO()
    XlsDoc().save(output, bytes(book))
    return output.getvalue()


def _xls_book(rows: SheetRows) -> xlwt.Workbook:
    workbook = xlwt.Workbook()
    sheet = workbook.add_sheet("Mutasi")
    day_style = xlwt.easyxf(num_format_str="dd/mm/yyyy")
    for index, row in enumerate(rows):
        for column, cell in enumerate(row):
            if isinstance(cell, dt.date):
                sheet.write(index, column, cell, day_style)
            elif cell is not None:
                sheet.write(index, column, cell)
    return workbook


def _records(stream: bytes) -> list[tuple[int, int, int]]:
    """The start, number and size of each record."""
    records, start = [], 0
    while start + 4 <= len(stream):
        number, size = struct.unpack_from("<HH", stream, start)
        if number == 0 and size == 0:
            break
        records.append((start, number, size))
        start += 4 + size
    return records


def _with_file_pass(stream: bytes, password: str) -> bytes:
    """The stream with the record that says how it is encrypted, behind the first one."""
    verifier = bytes(range(16, 32))
    clear = io.BytesIO(verifier + hashlib.md5(verifier).digest())
    hidden = DocumentRC4.decrypt(password, _SALT, clear, blocksize=1024).read()
    body = struct.pack("<HHH", 1, 1, 1) + _SALT + hidden
    record = struct.pack("<HH", _FILE_PASS, len(body)) + body
    _, _, first_size = _records(stream)[0]
    cut = 4 + first_size
    output = bytearray(stream[:cut] + record + stream[cut:])
    for start, number, _ in _records(bytes(output)):
        if number == _BOUND_SHEET:
            (place,) = struct.unpack_from("<I", output, start + 4)
            struct.pack_into("<I", output, start + 4, place + len(record))
    return bytes(output)
