import { anyOf, BEGIN, listed } from "./patterns";
import { WALLET_NAMES } from "./words";

const lead = (list: string) => new RegExp(`${BEGIN + anyOf(list)}[ :]+`, "giu");
/** A label, whose value may stand on the next line. */
const label = (list: string) =>
  new RegExp(`${BEGIN + anyOf(list)}(?: ?/ ?\\p{L}+)? ?[:\n ] ?`, "giu");

/** The same at the beginning of a line. */
const field = (list: string) =>
  new RegExp(`^${anyOf(list)}(?: ?/ ?\\p{L}+)?(?: name)? ?[:\\n] ?`, "gimu");

const FIELDS = field(
  "(?:nama_)?(?:merchant|penerima|tujuan|perusahaan|lembaga) (?:merchant|beneficiary|recipient)_name recipient company (?:pay(?:ment)?_)?to (?:(?:pem)?bayar(?:an)?_|(?:di)?kirim_)?ke kepada penyedia_jasa item biller produk hotel (?:rekening_)tujuan",
);
const OWNERS = label(
  "a\\/n a\\.n\\.? atas_nama (?:nama_)?penerima (?:nama_)?pengirim recipient sender nama",
);
/** A name may stand right behind the amount and its day. */
const BEHIND_AMOUNT =
  /\d[.,]\d{3}(?:[.,]\d\d)?(?: (?:tgl|pada|on))?[ \n]*(?:¶ *)?(?<=[ \n])(?=\p{Lu})/gu;

/** What stands before the name of a shop or a person, the surest first. */
const LEADS = {
  label: [
    FIELDS,
    /(?<!\p{L})(?=(?:Go|Grab)(?!Pay|Food)\p{Lu})/gu,
    label("(?:nama_)?merchant(?:_name)? penyedia(?:_jasa)? biller produk item layanan"),
  ],
  out: [
    /(?<!\p{L})(?=(?:[Pp]aket [Dd]ata|[Pp]ulsa|[Tt]oken) \p{L})/gu,
    label("tagihan langganan autodebet isi_ulang cicilan angsuran iuran premi"),
    OWNERS,
    lead(
      "beli pembelian naik perjalanan qris di at kepada kpd ke to pada for untuk (?<!metode_|total_|waktu_)pembayaran bayar purchase",
    ),
    lead("by pesanan order_from"),
    /(?<!\p{L})(?=(?:Go|Grab)Food)/gu,
    BEHIND_AMOUNT,
    // Or right before it.
    /(?<=[.:] )(?=(?:[\p{Lu}&']+ )+Rp)/gu,
  ],
  in: [
    OWNERS,
    lead("dari dr from oleh"),
    /(?<!\p{L})(?=(?:PT|CV)\.? )/gu,
    lead("toko"),
    BEHIND_AMOUNT,
    /(?<![\p{L}\p{N}] ?)(?=(?:\p{Lu}[^\s!.,:]* )+(?:baru|just|mengirim|telah mengirim|sent) )/gu,
  ],
};

/** What a message is about, where it names nobody. */
const TOPIC =
  /(?<!\p{L})(?:biaya(?! (?:layanan|jasa|lain|perjalanan|pengiriman))|bunga|dividen|bansos|cashback|pengembalian|refund|(?:gaji |manfaat )?pensiun|interest|pajak|kupon(?: \p{L}+\d+)?|hasil penjualan|klaim|(?:pulsa|token)(?= \p{L}))(?: (?!sebesar|buat|kamu|nomor|sudah|telah|dari|untuk|from|berhasil|transaksi|earned|(?:bulan|bln)\P{L})\p{L}{3,}){0,3}/iu;
const CURRENCY = /(?:rp|idr)\W*\d/iu;

/** A name is written with capitals; these words are of the message. */
const NAME_PART =
  /^(?!\S*\d\*\*|\d{6}).*[\p{Lu}\d]|^[&-]$|^[$@]\p{L}|\p{L}[._]\p{L}|^(?:and|dan|reksa|dana|paket|data|pulsa|token|listrik|tiket|voucher)$/u;
const NO_NAME = listed(
  "(?:rp|idr)\\S* bank bca bni bri kartu atm qr qris hai hello dear payment success merchant account rekening rek kantong saldo anda nasabah berhasil sukses gagal ref idpel rrn tgl tanggal virtual info tunai nop",
);
/** They begin a label. */
const NO_BEGIN = listed("no kode paid total metode waktu biaya nominal admin termasuk");
const ACCOUNT = /^(?:\d{5}\w+ ?|[\d*x -]{4,})/iu;
const TITLE = /^(?:sdri?|bpk|bapak|ibu)\.? /iu;
/** The number or the town of a shop. */
const BRANCH =
  /(?: (?!\d+(?:[GM]B|ml|gr|\.\dL))(?:\d+[.,]\d{3}|\S*\d\S*\p{L}\S*|\p{L}+\d+|JKT|JAK\p{L}*|BDG|SBY|TGR|BKS|DPK|BGR|SMG|MDN|PLG|MKS|ID))+$/u;

/** A date is none. */
const IS_NAME = /^(?!\d\d? \p{L}+ 20).*(?:\p{Lu}.|.\p{Lu}|[$@]|\p{L}[\d._])/u;
const PHONE = / ?(?:\+?62|08)\d[\d*x-]*$/u;

/** The name that begins there. */
function nameAt(text: string, start: number): string {
  const [phrase = ""] = text.slice(start).split(/[\n,;(|!•:§¶⟦]|(?<!PT|CV|Kab|^\p{Lu})\. | - /u);
  const parts = phrase.replace(ACCOUNT, "").split(" ");
  const end = parts.findIndex((part) => !NAME_PART.test(part) || NO_NAME.test(part));
  const name = parts.slice(0, end < 0 ? parts.length : end).join(" ");
  // What a colon follows is a label.
  if (text.startsWith(`${name}: `, start) || NO_BEGIN.test(parts[0] ?? "")) return "";
  return name.replace(PHONE, "").replace(TITLE, "").replace(BRANCH, "").trim();
}

/** Who tells that they were paid, is whom one paid. */
export const RECEIVED = /(?:kami|we(?: have)?|payment) (?:terima|received)/iu;
const SENDER = /^\p{Lu}[\p{L} ]+(?=:)/u;
const INSTITUTION = listed(`${WALLET_NAMES.slice(2, -2).join(" ")} bank bsi btn ocbc maybank`);

/** What begins a line that names no shop: the app, the state, or a label. */
const NO_TITLE = listed(
  "go_?jek grab shopee tokopedia tiktok lazada blibli tiket\\.com traveloka kai_access m-tix google mypertamina \\p{L}+_?food pln_mobile pembayaran payment transaksi rincian pesanan your struk nota total nama sumber dari ke tarif jl",
);

/** The shop that a receipt of some lines begins with, or what was ordered from an app. */
function titleOf(text: string): string | undefined {
  const isTitle = (line: string, name: string) =>
    (name === line || / /.test(name)) && !NO_TITLE.test(name);
  return text
    .replace(/[*_]/g, "")
    .split("\n")
    .filter((line, _, { length }) => length > 3 && !/\d[.,]\d{3}\W*$/.test(line))
    .map((line) => [line, INSTITUTION.test(line) ? "" : nameAt(line, 0)] as const)
    .find(([line, name]) => IS_NAME.test(name) && isTitle(line, name))?.[1];
}

const topicOf = (text = "") => TOPIC.exec(text)?.[0];

/** Between the bank of whom is paid and the name. */
const THEIR_ACCOUNT =
  /((?:[Kk]e|KE|[Tt]o) )(?:[\p{L} ]+(?: - |\n| ))?(?!08)[\dXx*]{6,}(?: (?=\p{Lu})|\n)(?:B(?:ANK|ank) .*\n)?/gu;

/** The first name that any of these leads to. */
const nameBehind = (patterns: readonly RegExp[], text: string) =>
  patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: words, index }) => nameAt(text, index + words.length))
    .find((name) => IS_NAME.test(name));

/** Whom one paid; a bank that tells it is not who was paid. */
function findPayee(text: string): string | undefined {
  const [head = ""] = text.split(/[:\n]/);
  const isBank = INSTITUTION.test(head);
  const sender = SENDER.exec(text)?.[0];
  const title = titleOf(text);
  const joined = text.replace(THEIR_ACCOUNT, "$1");
  return [
    RECEIVED.test(text) && sender,
    nameBehind(LEADS.label, joined),
    !isBank && title,
    nameBehind(LEADS.out, joined),
    title,
    topicOf(text),
    !isBank && sender,
  ].find((name) => typeof name === "string");
}

/** Whom a message names, or what it is about. */
export function findParty(text: string, incoming: boolean): string | undefined {
  const topic = topicOf(text.split(CURRENCY)[0]);
  if (topic) return topic;
  return incoming ? (nameBehind(LEADS.in, text) ?? topicOf(text)) : findPayee(text);
}
