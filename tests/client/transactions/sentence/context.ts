import type { KnownCategory, ParseContext } from "@/features/transactions/sentence/parsed-text";

/** The built-in categories, as their names are on the server. */
const EXPENSES = {
  "food-beverages": ["Food & Beverages", "Makanan & Minuman"],
  groceries: ["Groceries", "Belanja Bulanan"],
  transportation: ["Transportation", "Transportasi"],
  fuel: ["Fuel", "Bensin"],
  housing: ["Housing", "Tempat Tinggal"],
  rent: ["Rent", "Sewa"],
  kos: ["Kos", "Kos"],
  utilities: ["Utilities", "Listrik, Air & Internet"],
  "mobile-data": ["Mobile & Data", "Pulsa & Data"],
  education: ["Education", "Pendidikan"],
  healthcare: ["Healthcare", "Kesehatan"],
  "debt-payment": ["Debt Payment", "Cicilan & Utang"],
  "fees-admin": ["Fees & Admin", "Biaya & Admin"],
  "dining-out": ["Dining Out", "Makan di Luar"],
  entertainment: ["Entertainment", "Hiburan"],
  fashion: ["Fashion", "Pakaian"],
  makeup: ["Makeup", "Makeup"],
  skincare: ["Skincare", "Perawatan Kulit"],
  bodycare: ["Bodycare", "Perawatan Tubuh"],
  "travel-holidays": ["Travel & Holidays", "Jalan-jalan & Liburan"],
  technologies: ["Technologies", "Teknologi"],
  donate: ["Donate", "Donasi & Sedekah"],
  "miscellaneous-expense": ["Miscellaneous Expense", "Pengeluaran Lain-lain"],
  saving: ["Saving", "Tabungan"],
  investment: ["Investment", "Investasi"],
  lainnya: ["Lainnya", "Lainnya"],
};
const INCOME = {
  salary: ["Salary", "Gaji"],
  "business-income": ["Business income", "Hasil Usaha"],
  investments: ["Investments", "Hasil Investasi"],
  "freelance-side-gigs": ["Freelance / Side gigs", "Kerja Lepas & Sampingan"],
  "pensions-retirement-funds": ["Pensions / Retirement funds", "Pensiun"],
  gifts: ["Gifts", "Hadiah"],
  others: ["Others", "Pemasukan Lain"],
};

function categoriesOf(
  type: KnownCategory["type"],
  names: Record<string, readonly string[]>,
): KnownCategory[] {
  return Object.entries(names).map(([id, [name = "", label = ""]]) => ({
    id,
    name,
    label,
    type,
    aliases: [],
    hidden: false,
  }));
}

export const CATEGORIES = [
  ...categoriesOf("expenses", EXPENSES),
  ...categoriesOf("income", INCOME),
];

const NAMES = "Tunai,BCA,Mandiri,GoPay,OVO,DANA,ShopeePay,Jago,SeaBank,BRI,BNI,Kartu Kredit";

/** Somebody with the usual wallets, on a Saturday. */
export const CONTEXT: ParseContext = {
  today: "2026-11-28",
  wallets: NAMES.split(",").map((name) => ({ id: name, name })),
  categories: CATEGORIES,
};
