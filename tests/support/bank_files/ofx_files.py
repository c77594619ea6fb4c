"""OFX files, in SGML and in XML."""

from collections.abc import Sequence
from html import escape

from server.imports.statements.statement import SEN, RowKind
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

SGML_HEAD = """OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

"""
XML_HEAD = (
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'
)
TYPES = {
    RowKind.FEE: "SRVCHG",
    RowKind.INTEREST: "INT",
    RowKind.PURCHASE: "POS",
    RowKind.CASH_OUT: "ATM",
    RowKind.TRANSFER_IN: "XFER",
}


def write_ofx(
    *ledgers: BankLedger,
    xml: bool = False,
    currencies: Sequence[str] = (),
    signed: bool = True,
    card: bool = False,
) -> bytes:
    """A file of one account or several; unsigned amounts have their side in the type alone."""
    lines = ["<OFX>", "<BANKMSGSRSV1>"]
    for index, ledger in enumerate(ledgers):
        currency = currencies[index] if currencies else "IDR"
        lines += ["<STMTTRNRS>", *_statement(ledger, currency, xml, signed, card), "</STMTTRNRS>"]
    lines += ["</BANKMSGSRSV1>", "</OFX>"]
    return ((XML_HEAD if xml else SGML_HEAD) + "\n".join(lines) + "\n").encode()


def _statement(ledger: BankLedger, currency: str, xml: bool, signed: bool, card: bool) -> list[str]:
    def leaf(tag: str, text: str) -> str:
        return f"<{tag}>{escape(text, quote=False)}" + (f"</{tag}>" if xml else "")

    outer, holder = ("CCSTMTRS", "CCACCTFROM") if card else ("STMTRS", "BANKACCTFROM")
    lines = [f"<{outer}>", leaf("CURDEF", currency), f"<{holder}>"]
    lines += [leaf("ACCTID", ledger.account), f"</{holder}>", "<BANKTRANLIST>"]
    lines += [leaf("DTSTART", f"{ledger.start:%Y%m%d}"), leaf("DTEND", f"{ledger.end:%Y%m%d}")]
    for number, entry in enumerate(ledger.entries, 1):
        lines += ["<STMTTRN>", leaf("TRNTYPE", _type(entry))]
        lines += [leaf("DTPOSTED", f"{entry.day:%Y%m%d}{entry.time:%H%M%S}.000[+7:WIB]")]
        lines += [leaf("TRNAMT", _amount(entry.amount if signed else abs(entry.amount)))]
        lines += [leaf("FITID", f"{entry.day:%Y%m}{number:05}"), leaf("NAME", entry.text[:32])]
        lines += [leaf("MEMO", entry.text), "</STMTTRN>"]
    lines += ["</BANKTRANLIST>", "<LEDGERBAL>", leaf("BALAMT", _amount(ledger.closing))]
    return [*lines, leaf("DTASOF", f"{ledger.end:%Y%m%d}"), "</LEDGERBAL>", f"</{outer}>"]


def _type(entry: BankEntry) -> str:
    return TYPES.get(entry.kind, "CREDIT" if entry.amount > 0 else "DEBIT")


def _amount(sen: int) -> str:
    rupiah, rest = divmod(abs(sen), SEN)
    return f"{'-' if sen < 0 else ''}{rupiah}.{rest:02}"
