/** The words by which a text is understood, Indonesian and English; alternatives of patterns. */

/** Slang of the market for amounts, by whole rupiah. */
export const SLANG: Readonly<Record<string, number>> = {
  cepek: 100,
  gopek: 500,
  seceng: 1_000,
  noceng: 2_000,
  goceng: 5_000,
  ceban: 10_000,
  seban: 10_000,
  noban: 20_000,
  jigo: 25_000,
  selawe: 25_000,
  gocap: 50_000,
  goban: 50_000,
};

export const UNITS: Readonly<Record<string, number>> = {
  perak: 0,
  rupiah: 0,
  k: 3,
  rb: 3,
  rbu: 3,
  ribu: 3,
  rebu: 3,
  thousand: 3,
  jt: 6,
  juta: 6,
  mio: 6,
  million: 6,
  mil: 6,
  // As in 1.8m; a whole number with it may be meters.
  m: 6,
  miliar: 9,
  milyar: 9,
  billion: 9,
};

/** The words of numbers below a hundred by their value, then those that multiply. */
export const DIGIT_WORDS =
  "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas;zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";

/** A number before these counts or measures something. */
export const MEASURES =
  "kg|kilo|gr|gram|g|ons|ml|l|lt|liter|ltr|km|m|cm|meter|inch|pcs|buah|bh|biji|cup|cups|gelas|porsi|bungkus|bks|botol|orang|org|people|pax|bulan|bln|months?|hari|days?|minggu|weeks?|tahun|thn|years?|jam|hours?|menit|min|kali|gb|mb|watt|va|kwh|lembar|lbr|pasang|ekor|butir|dus|packs?|box|kotak|poin|points?|koin|coins?|%|persen|percent";

/** A number behind these is a name. */
export const NUMBERED =
  "no|nomor|number|jam|pukul|at|rt|rw|lantai|kamar|tahun|blok|rek|rekening|kode|code|ref|id|order|trx|iphone|nopol|gate|akun|card|kartu|va";

export const TOTAL = "total(?:nya)?|jadi(?:nya)?|semua(?:nya)?|altogether|in total|totalling";
export const FEE = "(?:biaya |ongkos )?(?:admin|adm|fee|biaya|charge)(?: (?:admin|transfer|tf))?";

export const FROM =
  "dari|dr|from|pakai|pake|pakek|pk|via|lewat|melalui|with|using|by|dengan|dgn|sama";
export const TO = "ke|to|into|masuk(?: ke)?|kepada";

/** Wallets by what people call them: the name, then the other names. */
export const WALLET_NAMES = [
  "tunai|cash|uang tunai|kes|kontan|uang cash",
  "kartu kredit|credit card|cc|kredit card|kartu cc",
  "bca|m-transfer|m-bca|mbca|klikbca|mybca|bca mobile|m-banking bca",
  "mandiri|livin|livin'? by mandiri",
  "bri|brimo",
  "bni|wondr|wondr by bni",
  "bsi|byond",
  "cimb niaga|cimb|octo",
  "permata",
  "danamon",
  "jago",
  "seabank|sea bank",
  "jenius",
  "blu",
  "neo",
  "allo",
  "gopay|go-pay|go pay|gpay",
  "ovo",
  "dana",
  "shopeepay|shopee pay|spay|shopepay",
  "linkaja|link aja",
  "flip",
  "spaylater|shopee paylater",
  "gopaylater|gopay later",
  "kredivo",
  "akulaku",
];

export const CASH = 0;
export const CREDIT_CARD = 1;

/** 'dana' and 'jago' beside these are no wallets. */
export const FUNDS_BEFORE =
  "ayam|geser|pindah\\p{L}*|transfer|tf|pengembalian|sumber|kirim|tarik|pencairan";
export const FUNDS =
  "darurat|masuk|pensiun|sosial|bencana|keluar|cadangan|pendidikan|bantuan|tabungan";

export const TOP_UP =
  "top[ -]?up(?: saldo)?|topap|isi(?: ulang)?(?: saldo)?|ngisi(?: saldo)?|reload";
export const WITHDRAW =
  "(?:tarik|narik|penarikan|withdrew|withdraw|withdrawal)(?: uang| duit)?|(?:ambil|took out|got) (?:uang|duit|cash|tunai)";
export const DEPOSIT = "setor(?:an)?|deposit(?:ed)?|nyetor";
export const MOVE =
  "nabung|menabung|pindah(?:in|kan)?(?: uang| duit| saldo| dana)?|mindahin|transfer(?:red)?|tf|trf|trx|geser|moved?|kirim|pemindahan";

export const SPEND =
  "beli|bayar|bayarin|byr|jajan|belanja|kasih|ngasih|kirim|traktir|bought|buy|paid(?! me| back)|pay|spent|gave|sumbang|donasi|sedekah|pengeluaran|keluar|expense|kembaliin|balikin|pinjamin|pinjemin|minjemin";
export const EARN =
  "jualan|narik|ngojek|ngojol|dibalikin|paid back by|paid me back|gaji|gajian|salary|payday|payroll|thr|bonus|terima|nerima|dapat|dapet|dpt|ditransfer|dibayar|dikasih|dikasi|(?<!tiket |karcis |biaya )masuk|komisi|honor|upah|lembur(?:an)?|refund|cashback|bunga|dividen|dividend|jual|laku|hasil|pemasukan|income|received|got|earned|paid me|uang jajan|uang saku|omzet|omset|penjualan|reimburse|reimbursement|freelance|angpao|angpau|pensiun|untung|interest|sold|wages?|royalti|menang";

/** What leads to the words that tell something, and what is left over between them. */
export const FILLERS =
  "beli|bayar|byr|bayarin|buat|untuk|utk|dana masuk|uang masuk|rp|idr|total|totalnya|habis|abis|seharga|harga|harganya|sebesar|senilai|sejumlah|cuma|aja|doang|kena|for|on|the|an?|bought|buy|paid(?! back)|pay|spent|spend|i|my|me|aku|saya|gw|gue|gua|dan|and|catat|pengeluaran|pemasukan|expense|income|yang|yg|dapat|dapet|dpt|terima|nerima|received|got|masuk|keluar|jadi|tadi|was|is|it|costs?|of|tgl|tanggal|kembali(?:an)?";

/** What only leads to something, so that it ends nothing. */
export const PREPOSITIONS =
  "ke|di|dari|dr|pakai|pake|via|lewat|dengan|dgn|at|in|to|from|with|using|pada|by|sama";

/** Things by the built-in category where they belong; the longest one in a text decides. */
export const THINGS: Readonly<Record<string, string>> = {
  "food-beverages":
    "☕|🍜|🍔|🍕|🍱|kopi|coffee|teh|tea|makan|maem|mam|food|minum|minuman|makanan|sarapan|breakfast|lunch|dinner|brunch|jajan|snack|nasi|bakso|mie|mi|ayam|sate|soto|gado-gado|gorengan|roti|martabak|seblak|es|boba|susu|jus|juice|padang|warteg|warung|warkop|angkringan|kantin|gofood|grabfood|shopeefood|indomie|rendang|pecel|bubur|ketoprak|siomay|batagor|pempek|rujak|geprek|burger|pizza|kopken|kopi kenangan|janji jiwa|fore|tomoro|mixue|chatime|donat|cake|kue|bakery|camilan|cemilan|ngemil|bekal|lele|gudeg|catering|air mineral|aqua|matcha|latte|burjo|cilok|dimsum|pentol|nasgor|meals?|drinks?|beers?|snacks?|kerupuk|permen|pisang|cokelat|coklat|es krim|ice cream|kebab|tahu|tempe|kwetiau|cireng|keripik|bakmi|ketupat|lontong|sop|soto|soup|tongseng|rawon|gulai|lumpia|risol|lemper|kolak|cendol|jamu|sosis|sandwich|toast|croissant|pancake|spaghetti|pasta|salad|bento|katsu|thai tea|americano|cappuccino|espresso|bagel|dessert|puding|pudding|mineral water|takeaway|siomai|kerak telor|ketan|onigiri|tahu bulat|takoyaki|milkshake|smoothie|juices?|cookies?|pastry",
  "dining-out":
    "restoran|restaurant|resto|steakhouse|bistro|cafe|kafe|ngopi|nongkrong|starbucks|kfc|mcd|mcdonalds|mcdonald's|hokben|sushi|steak|solaria|makan di luar|buffet|bukber|gacoan|richeese|yoshinoya|pizza hut|marugame|ramen|haidilao|seafood|burger king|dining|rumah makan|traktir|brunch",
  groceries:
    "🛒|indomaret|alfamart|alfamidi|superindo|hypermart|transmart|lotte mart|familymart|lawson|pasar|sayur(?:an)?|telur|telor|beras|minyak goreng|gula|sembako|belanja bulanan|belanja dapur|belanja mingguan|groceries|grocery|supermarket|minimarket|swalayan|buah|daging|ikan|bumbu|galon|deterjen|tisu|popok|diapers|vegetables|eggs|rice|milk|fruit|(?:\\p{L}+ )?(?:\\d+ ?|setengah )(?:dus|ekor|ikat|sisir|kilo)|susu anak|bawang|cabai|cabe|pampers|susu formula|detergent|minyak|tepung|garam|mentega|sereal|sabun cuci|pewangi|tissue|bread|meat|chicken breast|kebutuhan dapur|stok dapur",
  transportation:
    "🚕|🛵|🚌|gojek|grab|goride|gocar|grabbike|grabcar|ojek|ojol|maxim|indrive|bus|busway|transjakarta|tj|krl|kereta|commuter|mrt|lrt|taksi|taxi|cab|train|bluebird|angkot|parkir|parking|tol|toll|e-toll|etoll|emoney|e-money|flazz|brizzi|damri|whoosh|tambal ban|ganti oli|oli|servis motor|service motor|servis mobil|service mobil|bengkel|cuci motor|cuci mobil|ferry|tiket kereta|tiket bus|tiket krl|becak|bajaj|angkutan|uber|ojek online|parkiran|ban|aki|subway|commuter line|train ticket|bus ticket|metro",
  fuel: "⛽|bensin|gas for (?:the |my )?(?:car|bike|motorcycle)|pertalite|pertamax|solar|bbm|spbu|shell|fuel|petrol|gasoline|pertamina|gas station",
  kos: "kos|kost|kosan|kost-an|indekos|ngekos|uang kos|bayar kos|boarding house",
  rent: "kontrakan|sewa rumah|sewa apartemen|sewa|apartemen|rent|ngontrak|mamikos",
  housing:
    "kpr|mortgage|renovasi|tukang|cat rumah|ikea|informa|mr diy|furniture|furnitur|ace hardware|azko|kasur|lemari|iuran rt|iuran warga|iuran|semen|cat tembok|servis ac|service ac|ledeng|keamanan|bangunan|sprei|gorden|kipas angin|rice cooker|home repair|repair",
  utilities:
    "listrik|pln|token|token listrik|pdam|air pdam|wifi|wi-fi|indihome|internet|biznet|first media|myrepublic|electricity|electric bill|water bill|gas|elpiji|lpg|ipl|pbb|iconnet|tagihan air|bayar air|sampah|tagihan listrik|air bersih|pam|gas melon|water|kebersihan|utility|utilities",
  "mobile-data":
    "pulsa|kuota|paket data|paketan|telkomsel|simpati|xl|indosat|im3|tri|axis|smartfren|by.u|phone credit|data plan|mobile data|paket internet|kartu halo|data package",
  education:
    "buku|books?|spp|kuliah|les|kursus|sekolah|ukt|kampus|course|tuition|school|udemy|bimbel|seminar|workshop|webinar|pelatihan|training|daftar ulang|uang sekolah|atk|gramedia|uang pangkal|wisuda|ruangguru|textbook|alat tulis|seragam|paud|daycare|tk|sd|smp|sma|ujian|skripsi|pena|pulpen|notebook|english course|toefl|ielts|sertifikasi|certification",
  healthcare:
    "obat|dokter|apotek|apotik|rumah sakit|rs|klinik|bpjs|vitamin|doctor|halodoc|hospital|pharmacy|medicine|berobat|dentist|puskesmas|kimia farma|k24|periksa gigi|masker|imunisasi|vaksin|tambal gigi|cek lab|asuransi|insurance|kacamata|optik|dokter gigi|medical|paracetamol|panadol|tolak angin|scaling|behel|rontgen|physio|terapi|psikolog|therapy|tes darah|kontrol dokter|rawat inap|meds|optik|softlens|check-?up|cek darah|lab|gigi|usg",
  "debt-payment":
    "cicilan|nyicil|angsuran|pinjaman|hutang|utang|paylater|installment|instalment|loan|kredivo|akulaku|spaylater|pinjol|adira|fif|pegadaian|debt|kredit motor",
  "fees-admin":
    "biaya admin|biaya administrasi|admin bank|biaya transfer|admin fee|admin|bank fee|transfer fee|biaya bulanan|materai|meterai",
  entertainment:
    "bioskop|nonton|film|netflix|spotify|games?|steam|konser|concert|karaoke|youtube|disney|cinema|movies?|xxi|cgv|mobile legends|ml|ff|vidio|gym|futsal|badminton|renang|billiard|bowling|dufan|timezone|roblox|codashop|diamond|tiket konser|tiket nonton|tiket bioskop|topup game|voucher game|komik|golf|padel|mainan|museum|konser|main bola|main futsal|tiket bola|billiards|prime video|apple music|youtube premium|play station|board game|arcade|main ps|ps|main game|mainan",
  fashion:
    "baju|celana|hoodie|sweater|cardigan|daster|gamis|mukena|sarung|kebaya|sneakers|pants|jacket|socks|hat|blouse|sendal|ikat pinggang|dompet|sepatu|kaos|jaket|tas|kemeja|rok|sandal|hijab|jilbab|kerudung|shoes|clothes|shirt|dress|uniqlo|topi|kaos kaki|jam tangan|dompet baru|batik|outfit|jeans|h&m|zara|pakaian|jahit|t-shirt|bag",
  makeup:
    "makeup|make up|lipstik|lipstick|bedak|foundation|maskara|mascara|cushion|eyeliner|blush on|lip tint|liptint|lip cream|lipcream|eyeshadow|concealer|pensil alis|parfait|primer",
  skincare:
    "skincare|serum|sunscreen|moisturizer|toner|facial wash|face wash|facewash|sabun muka|facial|skintific|watsons|sociolla|masker wajah|pelembap|pelembab|essence|retinol|micellar|acne|sheet mask|lulur wajah",
  bodycare:
    "sabun|sampo|shampoo|potong rambut|cukur|barbershop|salon|parfum|perfume|deodoran|deodorant|odol|pasta gigi|haircut|lotion|body lotion|pijat|massage|spa|creambath|sabun mandi|pangkas|sikat gigi|toothpaste|body wash|lulur|nail|kuku|barber|cukuran|hair|handbody|waxing|pembalut",
  "travel-holidays":
    "hotel|tiket pesawat|pesawat|trip|tour|tiket masuk|kebun binatang|oleh2|sewa mobil|traveloka|liburan|villa|airbnb|travel|flight|oleh-oleh|wisata|agoda|tiket.com|holiday|vacation|staycation|penginapan|jalan-jalan|tiket wisata|visa|paspor|passport|pantai|camping|hostel|resort|homestay|bagasi|guesthouse|souvenir|open trip|glamping|kai access",
  technologies:
    "hp|handphone|laptop|charger|kabel|mouse|keyboard|headset|earphone|earbuds|hosting|domain|icloud|google one|chatgpt|powerbank|power bank|casing|software|canva|tablet|monitor|printer|kamera|github|ssd|iphone|airpods|smartwatch|tws|flashdisk|phone case|hard ?disk|speaker|router|stylus|adaptor|adapter|webcam|cloud storage|antivirus|vpn|notion|adobe|microsoft|usb|cables?",
  donate:
    "sedekah|infaq|infak|zakat|donasi|sumbangan|sumbang|donate|donation|donated|kitabisa|charity|amal|wakaf|kotak amal|masjid|gereja|perpuluhan|panti asuhan|qurban|kurban",
  saving: "nabung|tabungan|savings?|menabung|celengan|dana darurat",
  investment:
    "saham|reksadana|reksa dana|emas|crypto|kripto|bitcoin|btc|bibit|ajaib|obligasi|investasi|investment|invest|deposito|stocks?|bareksa|stockbit|pluang|sbn|mutual fund",
  salary:
    "gaji|gajian|salary|payroll|thr|bonus|upah|lembur|lemburan|payday|tunjangan|wages?|paycheck|gaji ke-13",
  "business-income":
    "jualan|omzet|omset|penjualan|usaha|dagangan|hasil jualan|hasil toko|orderan|laba|sales|untung",
  "freelance-side-gigs":
    "freelance|honor|proyek|project|komisi|ngajar|fee|side job|sampingan|desain|upwork|fiverr|jasa|narik|ngojek|ngojol|commission|client|klien",
  investments:
    "dividen|dividend|bunga|kupon|profit saham|deposito|capital gain|interest|jual saham|bunga deposito|bunga tabungan|bagi hasil",
  "pensions-retirement-funds": "pensiun|pension|jht|taspen|uang pensiun",
  gifts: "hadiah|kado|angpao|angpau|dikasih|dikasi|gift|ampau|thr dari|birthday money|kiriman",
  others: "refund|cashback|reimburse|reimbursement|pengembalian|kembalian|menang undian|arisan",
};
