"""CAMT.053 files, in an early and in a late version of the namespace."""

import datetime as dt
from dataclasses import replace
from html import escape

from server.imports.statements.statement import SEN, RowKind
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

OLD, NEW = "02", "08"
CODES = {
    RowKind.FEE: ("MDOP", "CHRG"),
    RowKind.TRANSFER_OUT: ("ICDT", "DMCT"),
    RowKind.TRANSFER_IN: ("RCDT", "DMCT"),
    RowKind.CASH_OUT: ("CCRD", "CWDL"),
    RowKind.PURCHASE: ("CCRD", "POSD"),
    RowKind.TAX: ("MDOP", "TAXE"),
}


def write_camt053(
    *ledgers: BankLedger,
    version: str = NEW,
    bic: str = "CENAIDJA",
    currency: str = "IDR",
    prefix: str = "",
    summary: bool = True,
) -> bytes:
    """A file of one statement or several."""
    namespace = f"urn:iso:std:iso:20022:tech:xsd:camt.053.001.{version}"
    body = [f'<Document xmlns="{namespace}">', "<BkToCstmrStmt>", "<GrpHdr>", "</GrpHdr>"]
    for ledger in ledgers:
        body += _statement(ledger, version, bic, currency, summary)
    text = "\n".join([*body, "</BkToCstmrStmt>", "</Document>", ""])
    if prefix:
        text = text.replace("</", f"</{prefix}:").replace("<", f"<{prefix}:")
        text = text.replace(f"<{prefix}:/{prefix}:", f"</{prefix}:")
        text = text.replace("xmlns=", f"xmlns:{prefix}=")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}'.encode()


def write_daily_camt053(ledger: BankLedger) -> bytes:
    """A statement for each day with entries."""
    days, opening = [], ledger.opening
    for day in sorted({entry.day for entry in ledger.entries}):
        entries = tuple(entry for entry in ledger.entries if entry.day == day)
        days.append(replace(ledger, opening=opening, entries=entries, start=day, end=day))
        opening = days[-1].closing
    return write_camt053(*days)


def _statement(
    ledger: BankLedger, version: str, bic: str, currency: str, summary: bool
) -> list[str]:
    tag = "BICFI" if version == NEW else "BIC"
    lines = ["<Stmt>", f"<FrToDt><FrDtTm>{ledger.start}T00:00:00+07:00</FrDtTm>"]
    lines += [f"<ToDtTm>{ledger.end}T23:59:59+07:00</ToDtTm></FrToDt>"]
    lines += [f"<Acct><Id><Othr><Id>{ledger.account}</Id></Othr></Id><Ccy>{currency}</Ccy>"]
    lines += [f"<Svcr><FinInstnId><{tag}>{bic}</{tag}></FinInstnId></Svcr></Acct>"]
    lines += _balance("OPBD", ledger.opening, ledger.start, currency)
    lines += _balance("CLBD", ledger.closing, ledger.end, currency)
    if summary:
        counts = [sum(e.amount > 0 for e in ledger.entries)]
        counts += [len(ledger.entries) - counts[0]]
        sides = zip(("Cdt", "Dbt"), counts, (ledger.money_in, ledger.money_out), strict=True)
        lines += ["<TxsSummry>"]
        for side, count, total in sides:
            lines += [f"<Ttl{side}Ntries><NbOfNtries>{count}</NbOfNtries>"]
            lines += [f"<Sum>{_amount(total)}</Sum></Ttl{side}Ntries>"]
        lines += ["</TxsSummry>"]
    for number, entry in enumerate(ledger.entries, 1):
        lines += _entry(entry, f"{entry.day:%Y%m%d}{number:04}", version, currency)
    return [*lines, "</Stmt>"]


def _entry(entry: BankEntry, reference: str, version: str, currency: str) -> list[str]:
    family, code = CODES.get(entry.kind, ("NTAV", "NTAV"))
    status = "<Sts><Cd>BOOK</Cd></Sts>" if version == NEW else "<Sts>BOOK</Sts>"
    return [
        "<Ntry>",
        f'<Amt Ccy="{currency}">{_amount(entry.amount)}</Amt>{_side(entry.amount)}{status}',
        f"<BookgDt><DtTm>{entry.day}T{entry.time}+07:00</DtTm></BookgDt>",
        f"<ValDt><Dt>{entry.day}</Dt></ValDt><AcctSvcrRef>{reference}</AcctSvcrRef>",
        f"<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>{family}</Cd><SubFmlyCd>{code}</SubFmlyCd></Fmly>",
        "</Domn></BkTxCd><NtryDtls><TxDtls>",
        f"<RmtInf><Ustrd>{escape(entry.text, quote=False)}</Ustrd></RmtInf>",
        "</TxDtls></NtryDtls>",
        "</Ntry>",
    ]


def _balance(code: str, sen: int, day: dt.date, currency: str) -> list[str]:
    return [
        f"<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp>",
        f'<Amt Ccy="{currency}">{_amount(sen)}</Amt>{_side(sen)}<Dt><Dt>{day}</Dt></Dt></Bal>',
    ]


def _side(sen: int) -> str:
    return f"<CdtDbtInd>{'DBIT' if sen < 0 else 'CRDT'}</CdtDbtInd>"


def _amount(sen: int) -> str:
    rupiah, rest = divmod(abs(sen), SEN)
    return f"{rupiah}.{rest:02}"
