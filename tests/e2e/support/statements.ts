import { readFileSync } from "node:fs";

/** A month of KlikBCA: five rows that add up. */
export const STATEMENT = [
  "No. rekening : 0000012345",
  "Nama : BUDI CONTOH",
  "Periode : 01/08/2024 - 31/08/2024",
  "Kode Mata Uang : Rp",
  "Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo",
  "'02/08,'TRSF E-BANKING DB 0208/FTSCY/WS95271       72000.00SARI CONTOH,'0000,72000.00,DB,928000.00",
  "'03/08,'TRSF E-BANKING CR 0308/FTSCY/WS95051       50000.00 pinjam kemarin ANDI CONTOH,'0000,50000.00,CR,978000.00",
  "'14/08,'TRANSAKSI DEBIT TGL: 14/08 QR 014 00000.00WARUNG CONTOH,'0000,25500.00,DB,952500.00",
  "'25/08,'KR OTOMATIS LLG-ANTAR BANK PT CONTOH FIKTIF GAJI,'0000,5000000.00,CR,5952500.00",
  "'31/08,'BIAYA ADM,'0000,12500.00,DB,5940000.00",
  "Saldo Awal,1000000.00",
  "Mutasi Debet,110000.00",
  "Mutasi Kredit,5050000.00",
  "Saldo Akhir,5940000.00",
].join("\r\n");

/** The same kind of month as a PDF, encrypted with AES-256; written by tests/support/bank_files. */
export const LOCKED = {
  name: "e-statement.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync(new URL("../files/encrypted-statement.pdf", import.meta.url)),
};

/** A file as the bank gives it to download. */
export const bankFile = (text: string, name = "mutasi.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});
