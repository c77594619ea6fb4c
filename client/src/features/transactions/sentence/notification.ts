import { findAmounts, type FoundAmount, writeOutWords } from "./amounts";
import { findCategory } from "./category";
import { takeDay } from "./days";
import {
  keepTold,
  type KnownWallet,
  NOTHING,
  type Parts,
  type ParsedText,
  type ParseContext,
  wordPattern,
} from "./parsed-text";
import { findCard, findCash, takeWallets, type WalletMention } from "./wallets";

/** The words right before an amount, back to what ends a phrase. */
function phraseBefore(text: string, { start }: FoundAmount): string {
  return (
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[\n;.!](?=\s|$)|\d,? (?=\p{L})/u)
      .at(-1) ?? ""
  );
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
const FEE = wordPattern(
  "biaya(?: (?:admin|transfer|transaksi|layanan|penanganan))?|admin|adm|fee|charge|ongkos",
);
const TOTAL = wordPattern(
  "total(?: (?:bayar|pembayaran|belanja|tagihan|transaksi|payment|amount|debit|didebet))?|grand total|jumlah bayar|total paid|amount paid|yang dibayar",
);
const LABEL = wordPattern("nominal|jumlah|amount|sebesar|senilai|sejumlah|sebanyak|nilai|of|rp");

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
  const of = (role: Role) => [
    ...new Set(found.filter((one) => one.role === role).map(({ value }) => value)),
  ];
  const usable = (["total", "labelled", "plain", "added"] as const)
    .map(of)
    .find((values) => values.length > 0);
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
  if (
    /you (?:have |just )?(?:received|got)|masuk|refund|dikembalikan|pengembalian|menerima|credited|dikreditkan|sent you/iu.test(
      text,
    )
  )
    return true;
  const outgoing = OUTGOING.exec(text);
  return !outgoing || incoming.index < outgoing.index;
}

const NAME = "([\\p{L}\\p{N}][\\p{L}\\p{N}&'’./*@_ -]*?[\\p{L}\\p{N})*]|[\\p{L}\\p{N}]{2,})";
const STOP =
  "(?=\\s*(?:$|[\\n,;(|!•]|\\.!|\\. |\\.$|: | - |(?<![\\p{L}\\p{N}])(?:pada|tgl|tanggal|tanggal|dgn|dengan|pakai|menggunakan|via|melalui|lewat|sebesar|senilai|sejumlah|rp|idr|berhasil|telah|sudah|udah|sdh|idpel|id pel|totalnya|sukses|successful|successfully|was|has|on|using|with|from your|dari (?:rekening|kartu|saldo|gopay|ovo|dana|akun)|ref|no|noref|was|jam|pukul|saldo|sisa|balance|trx|id|rek|rekening|for|untuk|di atm|bank|a/n|a\\.n|an|\\d{1,2}[/-]\\d{1,2}|\\d{1,2} (?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)|\\d{4,}|of|as|ke|to|dari|from|§|¶|⟦)(?![\\p{L}])|[§¶⟦]))";

const NO_PARTY =
  "(?!(?:rekening|rek|kamu|anda|your?|akun|account|saldo|bank|kartu|card|qris|pembayaran|transaksi|merchant|tujuan|atm|aplikasi|app|tanggal|pukul|jam|info|rp|idr|nomor|no|siapa|customer|detail|cek|tagihan|transfer|debit|kredit|dana|uang|the|this|ini|pay|complete|make|of|berhasil|gagal|sukses|telah|sudah|sebesar|pesanan|kantong|untuk|ke|di)(?![\\p{L}])|[¶§⟦])";

const party = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})[ :]+${NO_PARTY}${NAME}${STOP}`, "giu");

const SHOPS = "merchant|nama merchant|merchant name|penyedia(?: jasa)?|biller|produk|layanan";
const PEOPLE =
  "a/n|a\\.n\\.?|atas nama|penerima|nama penerima|nama pengirim|recipient|beneficiary|pengirim|sender|nama|berita|catatan|note";
const PARTIES = {
  out: [
    party(SHOPS),
    party("tagihan|pembelian"),
    party(PEOPLE),
    party("naik|di|at|kepada|ke|to|pada|for|untuk|pembayaran|payment of|bayar|purchase"),
  ],
  in: [
    party(PEOPLE),
    party("dari|from|oleh|pengirim|refund"),
    /(?<!\p{L})((?:PT|CV)\.? [\p{L} &]+?)(?= *(?:[.,;:\n§¶⟦(]|$|rp))/giu,
  ],
};
/** What a message is about, where it names nobody. */
const TOPIC =
  /(?<!\p{L})((?:biaya|bunga|cashback|pengembalian dana|refund|pensiun|interest|pajak|kliring)(?: \p{L}{3,}){0,2}?)(?= *(?:[.,;:\n§¶⟦(]|$|rp|idr|sebesar|sudah|telah|dari|untuk|nov|\p{L}*\d|of))/iu;
const TITLE = /^(?:sdr\.?|sdri\.?|bpk\.?|ibu|bapak|merchant|pembayaran|pembelian|tagihan) /iu;
/** The number or the town of a shop. */
const BRANCH =
  / +(?:[\p{L}-]*\d[\p{L}\d-]*\p{L}[\p{L}\d]*|\p{L}+\d+|JKT|BDG|SBY|JAK(?:SEL|PUS|BAR|TIM|UT)|TGR|BKS|DPK|BGR|YK|SMG|MDN|ID)$/u;

const ABOUT_ITSELF = /cashback|pengembalian dana|refund|bunga|biaya adm/iu;

function cleanName(name: string): string {
  const bare = name.replace(/^[\d*x -]{4,}/iu, "").replace(TITLE, "");
  return bare.replace(BRANCH, "").trim();
}

/** Whom a message names, or what it is about. */
function findParty(text: string, incoming: boolean): string | undefined {
  const topic = TOPIC.exec(text)?.[1];
  if (topic && ABOUT_ITSELF.test(text)) return topic;
  const joined = text.replace(/((?:ke|to) [\d*x]{6,})\n/giu, "$1 ");
  const names = PARTIES[incoming ? "in" : "out"].flatMap((pattern) =>
    [...joined.matchAll(pattern)].map(([, name = ""]) => cleanName(name)),
  );
  return names.find((name) => name.length > 1) ?? topic;
}

const TOPPED_UP = wordPattern("top[ -]?up|isi saldo|pengisian saldo|isi ulang saldo");
const DRAWN = wordPattern(
  "tarik(?:an)?|penarikan|cash withdrawal|withdrawal|withdrew|tarik|cardless",
);

type Mentions = readonly WalletMention[];
type Wallets = readonly KnownWallet[];
type Marked = ReturnType<typeof takeWallets>;

const BESIDE = /(?:top[ -]?up|saldo) *⟦(\d)⟧|⟦(\d)⟧ *top[ -]?up/iu;
const PAYS_CARD = /(?<!\p{L})(?:pembayaran|bayar|payment)(?: tagihan)?(?: ke| of| for| to)? *⟦/iu;

/** The wallet that a top-up fills. */
function findFilled(text: string, mentions: Mentions): string | undefined {
  const [, behind, ahead] = BESIDE.exec(text) ?? [];
  const beside = mentions[Number(behind ?? ahead ?? -1)];
  const to = mentions.find(({ role }) => role === "to");
  return (beside ?? to ?? mentions.find(({ role }) => role !== "from") ?? mentions[0])?.id;
}

/** Where the money of a transfer between own wallets goes; undefined for that of other people. */
function findTarget(text: string, mentions: Mentions, wallets: Wallets): string | undefined {
  const cash = findCash(wallets);
  if (DRAWN.test(text) && cash) return cash;
  if (TOPPED_UP.test(text)) return findFilled(text, mentions);
  const card = findCard(wallets);
  const names = new Set(mentions.map(({ id }) => id));
  return card && names.has(card) && names.size > 1 && PAYS_CARD.test(text) ? card : undefined;
}

/** The parts of a top-up or of cash that was drawn; null for money of other people. */
function readWay(text: string, mentions: Mentions, wallets: Wallets): Parts | null {
  if (mentions.length === 0 || wallets.length < 2) return null;
  const to = findTarget(text, mentions, wallets);
  if (to === undefined) return null;
  const from = mentions.find(({ id }) => id !== to)?.id;
  return keepTold({ type: "transfer", wallet_id: from, to_wallet_id: to });
}

/** The wallet of the person: not the one of who sent, or of who was paid. */
function findOwn(mentions: Mentions, incoming: boolean, card?: string): string | undefined {
  const [foreign, own] = incoming ? ["from", "to"] : ["to", "from"];
  if (!incoming && mentions.some(({ id }) => id === card)) return card;
  const found =
    mentions.find(({ role }) => role === own) ??
    mentions.find(({ role }) => role !== foreign) ??
    mentions[0];
  return found?.id;
}

/** The parts of what was earned or spent, besides amount and day. */
function readEntry(text: string, marked: Marked, context: ParseContext): Parts {
  const { categories, wallets } = context;
  const incoming = isIncoming(text);
  const type = incoming ? "income" : "expenses";
  const detail = findParty(text, incoming);
  const named = findCategory(detail ?? "", type, categories);
  return keepTold({
    type,
    category_id: (named ?? findCategory(marked.text, type, categories))?.id,
    wallet_id: findOwn(marked.mentions, incoming, findCard(wallets)),
    detail,
  });
}

/** Reads the message of a bank or an e-wallet about what happened. */
export function readNotification(message: string, context: ParseContext): ParsedText {
  const { date, text } = takeDay(message, context.today);
  const { amount, fee, amounts } = readMoney(text);
  if (amount === undefined && amounts.length === 0) return NOTHING;
  const marked = takeWallets(text, context.wallets, true);
  const way = readWay(marked.text, marked.mentions, context.wallets);
  const parts = way ?? readEntry(text, marked, context);
  const filled = keepTold({ ...parts, amount, fee: way ? fee : undefined, date });
  return { kind: "entry", parts: filled, amounts };
}
