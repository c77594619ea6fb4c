/**
 * The words by which a text is understood, Indonesian and English, with spaces between them.
 * '_' inside one is a space, a hyphen or nothing; one of five letters and more may have an ending.
 */

export const FROM =
  "dari dr from pakai pake pk via lewat melalui menggunakan with using by dengan dgn sama qris";
export const TO = "ke to into kepada";

/** The words of units; the place of a list is the zeros that they stand for, its first what `readAmount` knows. */
export const UNITS =
  "perak rupiah;;;k rb rbu ribu rebu ewu ceng thousand;;;jt juta mio mil million m;;;miliar milyar billion"
    .split(";")
    .map((list) => list.split(" "));

/** The words of numbers by their value, in Indonesian and in English. */
export const COUNTS =
  "nol satu dua tiga empat lima enam tujuh delapan sembilan;zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen;twenty thirty forty fifty sixty seventy eighty ninety"
    .split(";")
    .map((list) => list.split(" "));

/** A number before these counts or measures something; behind the others it is a name. */
export const MEASURES =
  "k?gr?(?:am)? m[gl]? ons km cm pcs orang lembar butir watt va kwh [gm]b bulan hari x";
export const NUMBERED =
  "no nomor jam pukul rt rw lantai kamar tahun blok rek kode ref id order iphone gate level va";

/** A question tells no entry, even about money, and neither does a reminder. */
export const QUESTIONS =
  "berapa brp gimana gmn bagaimana kenapa kapan apakah how_much how_do jangan_lupa";

/** What stands around the name of a wallet, and what 'dana' and 'jago' beside are no wallets. */
export const AROUND = "rekening rek bank saldo akun kartu debit e-?wallet dompet qris";
export const BEFORE_DANA = "ayam geser pindah\\p{L}* transfer tf sumber kirim pencairan";
export const BEHIND_DANA = "darurat masuk cair pensiun sosial bencana pendidikan bantuan";

/** Wallets by what people call them: the name, then the other names. */
export const WALLET_NAMES = [
  "tunai cash uang_tunai kes kontan",
  "kartu_kredit credit_card cc kartu_cc kk_(?:bca|mandiri|bni|bri)",
  "bca m-transfer m-?bca my_?bca klikbca",
  "mandiri livin'?",
  "bri brimo",
  "bni wondr",
  "bsi byond",
  "cimb octo",
  "gopay go_pay gpay",
  "shopeepay shopee_pay spay",
  "linkaja link_aja",
  ..."permata danamon jago seabank jenius blu neo allo ovo dana flip kredivo akulaku".split(" "),
];
export const CASH = 0;
export const CREDIT_CARD = 1;

export const TOP_UP = "top(?:ped)?_up topap isi ngisi reload";
export const WITHDRAW = "(?<!(?:biaya|hasil|admin)_)tarik (?<!hasil_)narik menarik penarik withdr";
export const DEPOSIT = "setor nyetor deposit(?!o)";
export const MOVE = "nabung menabung pindah mindah transfer tf trf geser moved? kirim put";

/** What one earns, or pays to those who work for oneself. */
const WAGES = "(?:gaji|thr(?!\\p{L})|bonus|upah)";
const STAFF =
  "(?:buat_|untuk_|si_)*(?:mbak|bibi?|art|karyawan|pegawai|pembantu|tukang|s[ou]pir|satpam|(?:ke)?ponakan|anak)";

/** Which way the money went; the first one in a sentence decides. */
export const SPEND = `tuku tumbas meuli bli beli bayar mbayar membayar byr kasih ngasih memberi kirim(?!an) traktir bought paid pay spent gave sent lent keluar expense pengeluaran balikin (?:di)?[pm]inj[ae]m(?:in|kan) ${WAGES}_${STAFF}`;
export const EARN = `jual jualan narik ngojek ngojol dibalikin terima menerima nerima dapat dapet dpt ditransfer ditf dikirim dibayar(?!\\s*[⟦§]) bayaran dikasih? (?<!tiket_|biaya_|karcis_)masuk hasil laku pemasukan income received got earned sold borrowed menang paid_(?:me|back) kiriman client_paid ${WAGES}(?!_${STAFF}) salary payday payroll honor komisi (?<!pulang_)lembur beasiswa scholarship (?:angpa[ou]|hadiah|kado|uang|duit|gift|money|allowance|tips?)\\s+(?:[\\p{L}§]+\\s+){0,3}(?:dari|from|lomba) nemu refund cashback (?<!buket_|toko_|beli_|bibit_)bunga(?!_tabur) dividen interest omzet omset pensiun [pm]inj[ae]m(?!\\p{L}) bansos dana_cair pencairan tunjangan insentif sales tutoring_(?:fee|income)`;

/** What leads to the words that tell something, and what is left over between them. */
export const FILLERS =
  "bli beli membeli bayar membayar mbayar bayarin byr buat untuk utk dana_masuk uang_masuk rp idr total totalnya habis abis seharga harga sebesar cuma aja doang kena for on the an? bought paid(?!_back) spent i my aku saya gw yang yg expense income(?=\\s+\\p{L}) dapat dapet dpt terima received got masuk keluar jadi tadi of kembali sekitar about qris (?<!kopi_)tuku tumbas meuli gue gua eh udah udh sudah lupa nyatet nyatat catat catet nih dong deh tolong btw oiya td wkwk hehe";
/** What only leads to something, so that it ends nothing. */
export const PREPOSITIONS = `di at in pada dibayar ${FROM} ${TO}`;

/** Things by the built-in category where they belong; the longest one in a text decides. */
export const THINGS: Readonly<Record<string, string>> = {
  "food-beverages":
    "dunkin sosis risol yogurt fried kuliner ☕ 🍜 🍕 makan mkn makn maksi minum food sarapan breakf lunch dinner meal drink beers? snack jajan cemil camil ngemil bekal kopi kopken coffee latte cappuc espres matcha teh tea (?:es|jus)\\s\\p{L}+ es jus boba susu juice smoothi jamu cendol nasi nasgor sego uduk mie mi bakmi noodle indomie bakso ayam geprek bebek lele sate soto sop soup rawon rendang gulai padang pecel gado gudeg bubur lontong ketupat ketopr siomay batagor pempek rujak seblak cilok cireng cimol lotek durian pop_?mie pentol gorengan tahu tempe kerupuk keripik martab roti donat(?!i|e) kue cake bakery pastry sandw burger pizza kebab pasta salad chicken bento dimsum ice_cream coklat chocol permen pisang warteg warung warkop warmindo angkring burjo kantin katering go_food grab_food shopee_food mixue chatime janji_jiwa fore tomoro aqua air_mineral cilung serabi surabi ketan bakpao bolu brownies dawet babi coto krupuk nyemil sahur takjil popcorn do(?:ugh)?nut milk_tea porridge ramen ngopi brunch nasi_bungkus telur_gulung buka_puasa bakwan mendoan lauk catering gurame (?!minyak|wajan)\\p{L}+_(?:goreng|bakar|rebus|penyet|asam) iga opor sambal",
  "dining-out":
    "shabu hanamasa resto restau steak cafe kafe nongkrong starb kfc mcd mekdi burger_king hokben sushi solaria makan_di_luar bukber gacoan richeese seafood dining rumah_makan ayce pizza_hut",
  groceries:
    "market(?!i|_fund) kecap sa[ou]s santan kentang cheese terigu sabun_cuci sunlight pewangi mie?_instan indomaret alfam super_?ind hypermart transmart lotte lawson pasar(?!_malam) sayur telur telor eggs? beras rice gula sembako belanja_(?:bulan|dapur|minggu|hari) grocer superm minim buah fruit apple banana daging meat ikan bumbu bawang cabe tomat wortel bayam kangkung tepung garam minyak (?:air_)?galon gallon deter[gj]en rinso tisu popok pampers diaper susu_(?:anak|bayi|formula|sgm) milk dapur (?!laundry|kilo|gas|elp|melon)\\S+_(?:\\d+_|setengah_|se)(?:dus|kardus|ekor|ikat|sisir|kilo|kg) udang cumi jeruk mangga alpukat jagung sawi kol bayem keju mentega obat_nyamuk kopi_bubuk (?:tahu|tempe)_(?:tahu|tempe) frozen indomart",
  transportation:
    "ongkos stnk samsat tilang helm kapal transport gojek goride gocar grab grabcar grabbike ojek ojol maxim indrive bus busway tije transj krl kereta kai commut mrt lrt taksi taxi train tiket_ka blueb angkot becak bajaj damri whoosh ferry uber parkir\\s\\p{L}+ parkir parking tol toll e_toll e_money ban oli aki rem bengkel (?:cuci|servis|service|pajak|sewa)_(?:motor|mobil) car_wash scooter feri bandara kampas ahass motorbike_serv oil_change speedboat steam_motor tambal_ban mikrolet flazz perpanjang_sim",
  fuel: "⛽ bensin pertalit pertam solar bbm spbu shell(?!a) fuel petrol gas_for",
  kos: "kosan kost boarding_h",
  rent: "kontrakan sewa_(?:rumah|kamar|kios|lapak|ruko|toko|tempat|gudang) rent apartem mamikos",
  housing:
    "sapu panci kompor kulkas mesin_cuci meja kursi rak bantal pipa kunci blender setrika (?:pasang|cuci|servi[sc]e?)_ac kpr renov tukang(?!_sayur|_kebun) plumb semen genteng bangunan cat_(?:rumah|tembok) ikea informa(?!si|tion) furnit kasur mattress lemari sprei gorden kipas lampu keran rice_cook repair paint kuas sofa satpam keamanan ronda iuran_(?:rt|warga|komp) piring gelas jemuran magic_com",
  utilities:
    "starlink listrik electric pln token pdam pam air water wifi internet(?!_(?:bank|trans)) indihome biznet first_med my_repub gas elpiji lpg ipl pgn sampah kebersih gas_melon pulsa_listrik tv_kabel",
  "mobile-data":
    "pulsa kuota paket_data paket_int paketan data telkomsel simpati kartu_halo xl indosat im3 tri axis smartf by.u phone_(?:cred|bill) data_plan phone_plan sim_card perdana",
  education:
    "pensil privat ngaji pesantren tk sd smp sma semester tutor buku book(?!ing) spp kuliah kursus kelas class (?<!(?:tas|baju|jajan|bekal|sepatu)_)sekolah school ukt kampus universi course tuition udemy bimbel seminar worksh webinar training pelatih daftar_ulang wisuda skripsi print(?!er) ngeprint gramedia seragam modul daycare ujian sertifi lesson lks pondok atk fotokopi_(?:buku|modul|makalah|tugas|skripsi) les\\s\\p{L}+ les study_tour jilid hvs textb",
  healthcare:
    "usg behel fisio operasi kontrol glasses sakit obat dokter doctor apote pharm medic meds klinik hospital rumah_sakit rs bpjs vitamin vaksin imunis halodoc k24 kimia_f gigi dentist berobat puskesmas bidan lab minyak_kayu_putih darah tes_darah blood check_?up periksa masker asuransi insur premi kacamata optik lens softlens psikol paracet tolak_angin betadine pills? rawat resep antibio kolesterol suntik sunat dental suplemen cek_(?:gula|darah|kes) koyo",
  "debt-payment":
    "koperasi cicil nyicil angsuran setoran_motor pinjaman h?utang paylater instal loan kredivo akulaku spaylater pinjol adira fif pegadaian debt kredit_m kur home_credit",
  "fees-admin":
    "denda administrasi admin bank_fee biaya_(?:adm|transfer|tf|tarik|bulan|tahun|kliring|peng|kelola|sms|notif) atm_fee transfer_fee m[ae]terai pajak_bunga",
  entertainment:
    "pubg valorant fitness basket mancing novel bioskop nonton movie cinema xxi cgv netflix spotify youtube disney vidio prime_v games? steam roblox codashop ml ff mobile_leg diamond ps konser concert karaoke gym futsal badminton renang berenang bola billiard bowling padel pilates yoga surf dufan komik museum warnet (?:sewa|rental)_ps waterpark lapangan raket kolam_renang album ngegym",
  fashion:
    "koko peci blouse gelang kalung baju celana kaos kemeja jaket jacket hoodie sweater cardigan daster gamis mukena sarung kebaya batik rok dress shirt t-shirt pants jeans socks? hat topi tas bag backpack dompet sepatu shoes? sneaker sandal sendal hijab jilbab kerudung cloth pakaian outfit bra daleman jahit uniqlo h&m zara jam_tangan kacamata_h legging jersey thrift permak nike",
  makeup:
    "lip eyebrow maybell emina lipsti lip_?tint lip_?cream bedak foundation mascara maskara cushion eyelin eyeshad blush conceal alis primer pensil_alis bulu_mata",
  skincare:
    "serum sunscr moistur toner facial face_(?:wash|cream) (?:sabun_|cuci_)+muka skintific somethinc watson masker_w retinol acne cleanser sunblock cream_(?:malam|siang|wajah) jerawat pelemba",
  bodycare:
    "handuk hair sabun sampo shampo rambut cukur haircut barber salon parfum perfum odol pasta_gigi sikat_gigi lotion pij[ae]t massage spa creambath nail pembalut beard manicure pedicure pangkas smoothing softex deodor hand_?body",
  "travel-holidays":
    "airasia citilink koper piknik hotel pesawat garuda flight trip tiket_masuk tiket_pes kebun_b travel liburan holiday staycation villa airbnb agoda wisata oleh_?oleh oleh2 sewa_mobil_l penginap homestay tiket\\.com visa paspor passport pantai camping glamping umroh umrah rental_mobil karcis mudik",
  technologies:
    "ibox erafone cas casan tempered pc komputer speaker adaptor hp handph iphone laptop charger kabel cable mouse keyboard headset headph airpods tws power_?bank casing case screen_p flashd usb ssd monitor printer kamera router baterai hosting domain server software icloud google_one chatgpt canva zoom servis_hp phone_repair phone_case macbook ipad lcd samsung ear(?:ph|b) vpn",
  donate:
    "santunan persembahan kolekte offering sedekah infa[qk] zakat donasi donat(?:ion|e) sumbang kitabisa charity amal wakaf masjid gereja church panti yatim pengamen qurban perpuluhan korban kotak_amal celengan_masjid fidyah aqiqah orphan pengemis",
  "miscellaneous-expense":
    "arisan kucing anjing dog vet pet_food laundry paket rokok ongkir kondangan amplop fotokopi fotocopy (?!nasi)\\S+_(?:kucing|anjing) uang_jajan uang_saku buket_bunga ayam_jago cat_food litter mainan toys vape dry_clean (?:uang|iuran)_kas bunga_tabur tukang_kebun whiskas",
  saving: "nabung menabung tabungan saving saved celengan dana_darurat",
  investment:
    "saham reksa emas crypto kripto bitcoin btc bibit(?!_t) ajaib obligasi invest deposito stock bareksa pluang sbn (?:mutual|market)_fund antam (?:nabung|tabungan)_emas",
  salary:
    "rapel gaji gajian salary payroll payday thr bonus upah lembur tunjangan(?:_sertif)? insentif wage paycheck uang_makan",
  "business-income":
    "merchant jualan omzet omset penjual dagang panen usaha (?<!\\p{L}_)laku laba hasil(?!_(?:narik|ngojek|ojol)) untung sales orderan cookies (?:cake|food)_sales jual_(?:kue|ikan|ayam|telu?r|sayur|es|nasi)",
  "freelance-side-gigs":
    "freelance honor proyek project komisi commission ngajar ngeles fee desain side_job sampingan jasa narik ngojek ngojol logo invoice tutoring_(?:fee|income) translate endorse affiliat adsense konten edit",
  investments: "dividen (?<!buket_|toko_)bunga kupon interest deposito saham bagi_hasil",
  "pensions-retirement-funds": "pensiun pension jht taspen",
  gifts:
    "hadiah kado angpa[ou] dikasih? gift birthday grandma allowance money_from thr_dari(?!_kantor) (?<!kue_)ulang_tahun ultah",
  others: "refund cashback reimburs pengembalian bekas preloved bansos nemu",
};
