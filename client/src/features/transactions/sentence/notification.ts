import { findAmounts, type FoundAmount, writeOutWords } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import { type Parts, type Reading, type ReadingContext, wordPattern } from "./reading";
import { findCard, findCash, takeWallets, type WalletMention } from "./wallets";

/** The words right before an amount, back to what ends a phrase. */
function phraseBefore(text: string, { start }: FoundAmount): string {
  return text.slice(Math.max(0, start - 60), start).split(/[\n;.!](?=\s|$)|\d,? (?=\p{L})/u).at(-1) ?? "";
}

const BALANCE = wordPattern(
  "saldo|balance|bal|sisa|limit|tersedia|available|outstanding|plafon|total tabungan",
);
const MOVING = wordPattern(
  "berkurang|bertambah|terpotong|isi|top[ -]?up|tambah|masuk|ditarik|increased|decreased|added|deducted|penarikan|transfer|kirim|menerima|terima|received|dikirim|membayar|bayar|ditambahkan|pengisian|pengembalian|refund",
);
const ADDED = wordPattern(
  "cashback|diskon|discount|potongan|hemat|saved|poin|points?|koin|coins?|bonus|voucher|min(?:imum|imal)?|minimum|promo|reward|kembalian|subsidi|tip|hingga|up to|kurs|rate|ppn|pajak|tax|subtotal|sub total|ongkir|harga|nominal token|belum termasuk",
);
const FEE = wordPattern("biaya(?: (?:admin|transfer|transaksi|layanan|penanganan))?|admin|adm|fee|charge|ongkos");
const TOTAL = wordPattern(
  "total(?: (?:bayar|pembayaran|belanja|tagihan|transaksi|payment|amount|debit|didebet))?|grand total|jumlah bayar|total paid|amount paid|yang dibayar",
);
const LABEL = wordPattern(
  "nominal|jumlah|amount|sebesar|senilai|sejumlah|sebanyak|nilai|of|rp",
);

type Role = "balance" | "fee" | "added" | "total" | "labelled" | "plain";

function roleOf(amount: FoundAmount, text: string): Role {
  const phrase = phraseBefore(text, amount);
  if (BALANCE.test(phrase) && !MOVING.test(phrase)) return "balance";
  if (TOTAL.test(phrase)) return "total";
  if (FEE.test(phrase)) return "fee";
  if (ADDED.test(phrase)) return "added";
  return LABEL.test(phrase) ? "labelled" : "plain";
}

interface Money {
  amount?: number;
  fee?: number;
  amounts: number[];
}

/** The amount of a message among its balance, fees, discounts and numbers. */
function readMoney(text: string): Money {
  const found = findAmounts(writeOutWords(text))
    .filter(({ certain }) => certain)
    .map((amount) => ({ value: amount.value, role: roleOf(amount, text) }));
  const of = (role: Role) => [...new Set(found.filter((one) => one.role === role).map(({ value }) => value))];
  const usable = (["total", "labelled", "plain", "added"] as const).map(of).find((values) => values.length > 0);
  const fee = of("fee")[0];
  const values = usable ?? (fee === undefined ? [] : [fee]);
  return {
    ...(values.length === 1 && { amount: values[0] }),
    ...(usable && fee !== undefined && { fee }),
    amounts: values.length > 1 ? values : [],
  };
}

const INCOMING = wordPattern(
  "masuk|diterima dari|menerima|terima(?! kasih)|received|credited|dikreditkan|kredit(?:an)?|cr|incoming|bertambah|refund(?:ed)?|dikembalikan|pengembalian(?: dana)?|sent you|mengirim(?:kan|i)? (?:anda|kamu|uang|dana|rp)[^.\\n]{0,30}(?:ke|kepada) (?:anda|kamu)|mengirimi|bunga|interest|gaji|cair|pencairan|transfer dari|dana dari|kiriman|payroll|salary|ditambahkan|you got|you've got|kamu dapat|anda mendapat(?:kan)?|penerimaan|setoran|disbursed|paid you|deposit",
);
const OUTGOING = wordPattern(
  "pembayaran|membayar|bayar|dibayar|paid|payment|payments|debe?i?t|debited|didebi?e?t|db|keluar|transfer ke|ditransfer ke|dikirim|mengirim|kirim|terkirim|kamu kirim|sent|belanja|pembelian|membeli|purchase[ds]?|spent|berkurang|tarik|penarikan|withdraw(?:al|n)?|pemakaian|transaksi|terpotong|m-transfer|charged|transfer (?:berhasil|to|dana ke|rp)|top[ -]?up|isi|pemindahbukuan|qris|kartu kredit|tagihan|langganan|subscription|order|pesanan",
);

/** Whether money came in; a payment that the shop received went out. */
function isIncoming(text: string): boolean {
  const incoming = INCOMING.exec(text);
  if (!incoming) return false;
  if (/you (?:have |just )?(?:received|got)|masuk|refund|dikembalikan|pengembalian|menerima|credited|dikreditkan|sent you/iu.test(text)) return true;
  const outgoing = OUTGOING.exec(text);
  return !outgoing || incoming.index < outgoing.index;
}

const NAME = "([\\p{L}\\p{N}][\\p{L}\\p{N}&'’./*@_ -]*?[\\p{L}\\p{N})*]|[\\p{L}\\p{N}]{2,})";
const STOP =
  "(?=\\s*(?:$|[\\n,;(|!]|\\. |\\.$|: | - |(?<![\\p{L}\\p{N}])(?:pada|tgl|tanggal|tanggal|dgn|dengan|pakai|menggunakan|via|melalui|lewat|sebesar|senilai|sejumlah|rp|idr|berhasil|telah|sudah|sukses|successful|successfully|was|has|on|using|with|from your|dari (?:rekening|kartu|saldo|gopay|ovo|dana|akun)|ref|no|noref|was|jam|pukul|saldo|sisa|balance|trx|id|rek|rekening|for|untuk|di atm|bank|a/n|a\\.n|an|\\d{1,2}[/-]\\d{1,2}|\\d{1,2} (?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)|\\d{4,}|of|as|ke|to|dari|from|§|¶|⟦)(?![\\p{L}])|[§¶⟦]))";

const party = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})[ :]+${NAME}${STOP}`, "giu");

const NAMED_PARTY = party("a/n|a\\.n\\.?|atas nama|merchant|nama merchant|toko|penerima|nama penerima|nama pengirim|recipient|beneficiary|pengirim|sender|merchant name|kepada|nama|keterangan|berita|catatan|note");
const OUT_PARTY = party("di|at|kepada|ke|to|pada|for|untuk|pembayaran|pembelian|payment of|bayar|purchase");
const IN_PARTY = party("dari|from|oleh|by|pengirim|sender|pembayaran|refund");
const NO_PARTY = /^(?:rekening|rek|kamu|anda|your?|akun|account|saldo|bank|kartu|card|qris|pembayaran|transaksi|merchant|tujuan|atm|aplikasi|app|tanggal|pukul|jam|https?|www|call|hubungi|info|\d|¶|§|⟦|rp|idr|nomor|no\b|siapa|halo|cs|customer|detail|lihat|cek|tagihan$|transfer|debit|kredit|dana\b|uang\b|the\b|this\b|ini\b|transaksi)/iu;

function findParty(text: string, incoming: boolean): string | undefined {
  for (const pattern of [NAMED_PARTY, incoming ? IN_PARTY : OUT_PARTY]) {
    for (const [, name = ""] of text.matchAll(pattern)) {
      const told = name.replace(/^[\d*x -]{4,}/iu, "").replace(/^(?:sdr\.?|sdri\.?|bpk\.?|ibu|bapak|merchant|toko|pembayaran|pembelian|tagihan) /iu, "").trim();
      if (told.length > 1 && !NO_PARTY.test(told)) return told;
    }
  }
  return undefined;
}

const TOPPED_UP = wordPattern("top[ -]?up|isi saldo|pengisian saldo|isi ulang saldo");
const DRAWN = wordPattern("tarik tunai|penarikan tunai|penarikan|cash withdrawal|withdrawal|withdrew|tarik|cardless");

type Mentions = readonly WalletMention[];

/** The two wallets of a top-up or of cash that was drawn; null for money of other people. */
function findWay(text: string, mentions: Mentions, context: ReadingContext): Parts | null {
  const transfer = (from?: string, to?: string): Parts => ({
    type: "transfer",
    ...(from && { wallet_id: from }),
    ...(to && { to_wallet_id: to }),
  });
  const first = mentions[0];
  if (!first) return null;
  const cash = findCash(context.wallets);
  if (DRAWN.test(text) && cash) return transfer(mentions.find(({ id }) => id !== cash)?.id, cash);
  const other = mentions.find(({ id }) => id !== first.id);
  if (TOPPED_UP.test(text)) {
    const to = mentions.find(({ role }) => role === "to") ?? mentions.find(({ role }) => role !== "from") ?? first;
    return transfer(mentions.find(({ id }) => id !== to.id)?.id, to.id);
  }
  const card = findCard(context.wallets);
  const paysCard = wordPattern("(?:pembayaran|bayar|payment)(?: tagihan)?(?: ke| of| for| to)? *⟦").test(text);
  if (card && paysCard && other && mentions.some(({ id }) => id === card)) {
    return transfer(mentions.find(({ id }) => id !== card)?.id, card);
  }
  return null;
}

/** The wallet of the person: not the one of who sent, or of who was paid. */
function findOwn(mentions: Mentions, incoming: boolean): string | undefined {
  const foreign = incoming ? "from" : "to";
  return (mentions.find(({ role }) => role !== foreign) ?? mentions[0])?.id;
}

/** Reads the message of a bank or an e-wallet about what happened. */
export function readNotification(message: string, context: ReadingContext): Reading {
  const { date, text } = takeDay(message, context.today);
  const { amount, fee, amounts } = readMoney(text);
  if (amount === undefined && amounts.length === 0) return { kind: "nothing", parts: {}, amounts: [] };
  const marked = takeWallets(text, context.wallets);
  const way = findWay(marked.text, marked.mentions, context);
  const incoming = isIncoming(text);
  const wallet = findOwn(marked.mentions, incoming);
  const type = incoming ? "income" : "expenses";
  const detail = findParty(text, incoming);
  const category =
    (detail && findCategory(detail, type, context.categories)) ??
    findCategory(marked.text, type, context.categories);
  const parts: Parts = way ?? {
    type,
    ...(category && { category_id: category.id }),
    ...(wallet && { wallet_id: wallet }),
    ...(detail && { detail }),
  };
  return {
    kind: "entry",
    parts: {
      ...parts,
      ...(amount !== undefined && { amount }),
      ...(way && fee !== undefined && { fee }),
      ...(date && { date }),
    },
    amounts,
  };
}
