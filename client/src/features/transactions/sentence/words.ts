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

/** A question tells no entry, even about money. */
export const QUESTIONS = "berapa brp gimana gmn bagaimana kenapa kapan apakah how_much how_do";

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
export const WITHDRAW = "tarik narik menarik penarik withdr";
export const DEPOSIT = "setor nyetor deposit(?!o)";
export const MOVE = "nabung menabung pindah mindah transfer tf trf geser moved? kirim put";

/** Which way the money went; the first one in a sentence decides. */
export const SPEND =
  "bli beli bayar mbayar membayar byr kasih ngasih memberi kirim(?!an) traktir bought paid pay spent gave sent lent keluar expense pengeluaran balikin [pm]inj[ae]min gaji_(?:mbak|art|karyawan|pembantu|tukang|sopir)";
export const EARN =
  "jual jualan narik ngojek ngojol dibalikin terima menerima nerima dapat dapet dpt ditransfer dibayar(?!\\s*[⟦§]) bayaran dikasih? (?<!tiket_|biaya_|karcis_)masuk hasil laku pemasukan income received got earned sold borrowed menang paid_(?:me|back) kiriman client_paid gaji(?!_(?:mbak|art|karyawan|pembantu|tukang|sopir)) salary payday payroll thr bonus honor komisi upah lembur beasiswa scholarship (?:angpa[ou]|hadiah|kado|uang|duit|gift)_(?:\\p{L}+_)?(?:dari|from|lomba) nemu refund cashback (?<!buket_|toko_|beli_)bunga dividen interest omzet omset pensiun";

/** What leads to the words that tell something, and what is left over between them. */
export const FILLERS =
  "bli beli membeli bayar membayar mbayar bayarin byr buat untuk utk dana_masuk uang_masuk rp idr total totalnya habis abis seharga harga sebesar cuma aja doang kena for on the an? bought paid(?!_back) spent i my aku saya gw yang yg expense income dapat dapet dpt terima received got masuk keluar jadi tadi of kembali sekitar about qris";
/** What only leads to something, so that it ends nothing. */
export const PREPOSITIONS = `di at in pada dibayar ${FROM} ${TO}`;

/** Things by the built-in category where they belong; the longest one in a text decides. */
export const THINGS: Readonly<Record<string, string>> = {
  "food-beverages":
    "dunkin bakwan flat_white sosis nugget kentang_goreng ikan_bakar wedang ronde asinan lumpia risol tongseng yogurt biskuit wafer pancake waffle fried fries rice_bowl soda curry wine ubi singkong kuliner ☕ 🍜 🍔 🍕 🍱 makan mkn makn maem maksi minum food sarapan breakf lunch dinner meal eat drink beers? snack jajan cemil camil ngemil bekal kopi kopken coffee latte american cappuc espres matcha teh tea es boba bubble susu jus juice smoothi milksh jamu cendol nasi nasgor sego uduk mie mi bakmi noodle kwetiau indomie bakso ayam geprek bebek lele sate soto sop soup rawon rendang gulai padang pecel gado gudeg bubur lontong ketupat ketopr siomay batagor pempek rujak seblak cilok cireng cimol lotek durian pop_?mie pentol gorengan tahu tempe kerupuk keripik martab roti donat(?!i|e) kue cake cookie bakery pastry croiss toast sandw burger pizza kebab pasta spaghet salad chicken bento katsu dimsum takoyaki es_krim ice_cream cokelat coklat chocol permen pisang dessert puding warteg warung warkop warmindo angkring burjo kantin katering catering go_food grab_food shopee_food mixue chatime janji_jiwa fore tomoro aqua air_mineral",
  "dining-out":
    "hotpot shabu hanamasa resto restau steak bistro cafe kafe ngopi nongkrong brunch starb kfc mcd burger_king hokben sushi ramen solaria makan_di_luar buffet bukber gacoan richeese yoshi marugame haidilao seafood dining rumah_makan traktir",
  groceries:
    "market kecap sa[ou]s santan kentang timun cheese terigu sabun_cuci sunlight pewangi semangka apel onion tomato potato mi[en]_instan 🛒 indomaret alfam super_?ind hypermart transmart lotte familym lawson pasar(?!_malam) sayur telur telor eggs? beras rice gula sembako belanja_(?:bulan|dapur|minggu) grocer superm minim swalayan buah fruit apple banana daging meat ikan bumbu bawang cabai cabe tomat wortel bayam kangkung tepung garam minyak galon gallon deterg rinso tisu tissue popok pampers diaper susu_(?:anak|bayi|formula|sgm) milk bread vegeta dapur \\S+_(?:\\d+_|setengah_)(?:dus|ekor|ikat|sisir|kilo)",
  transportation:
    "ongkos sparepart busi stnk samsat tilang helm kapal transport 🚕 🛵 🚌 gojek pete_pete bentor goride gocar grab grabcar grabbike ojek ojol maxim indrive bus busway tije transj tj krl kereta commut mrt lrt taksi taxi cab train tiket_ka blueb angkot angkut becak bajaj damri whoosh ferry uber metro subway parkir parking tol toll e_toll e_money flazz brizzi tapcash ban oli aki rem bengkel (?:cuci|servis|service|pajak|sewa)_(?:motor|mobil) car_wash scooter",
  fuel: "⛽ bensin pertalit pertam solar bbm spbu shell(?!a) fuel petrol gasoline dexlite gas_for",
  kos: "kosan kost indekos ngekos boarding_h",
  rent: "kontrakan ngontrak sewa rent apartem mamikos",
  housing:
    "sapu ember panci kompor kulkas mesin_cuci meja kursi rak bantal selimut karpet pipa kunci dispenser blender setrika perabot pasang_ac kpr mortg renov tukang plumb semen genteng bangunan cat_(?:rumah|tembok) ikea informa(?!si|tion) mr_diy furnit ace_hardw azko kasur mattress lemari sprei gorden kipas lampu lamp keran rice_cook iuran servis_ac service_ac repair",
  utilities:
    "telepon tv_kabel starlink listrik electric pln token pdam pam air water wifi wi-fi internet(?!_(?:bank|trans)) indihome biznet first_med myrepub iconnet gas elpiji lpg ipl pbb sampah kebersih utilit",
  "mobile-data":
    "pulsa kuota paket_data paket_int paketan data telkomsel simpati kartu_halo xl indosat im3 tri axis smartf by.u phone_(?:cred|bill) data_plan phone_plan data_pack sim_card",
  education:
    "pulpen pensil privat ngaji pesantren tk sd smp sma semester tutor buku books? spp kuliah les kursus kelas class sekolah school ukt kampus universi course tuition udemy bimbel seminar worksh webinar training pelatih daftar_ulang uang_pangkal wisuda skripsi print ngeprint gramedia textb alat_tulis seragam modul daycare ujian sertifi toefl ielts",
  healthcare:
    "promag bodrex usg behel scaling fisio operasi kontrol glasses sakit obat dokter doctor apote apoti pharm medic meds klinik hospital rumah_sakit rs bpjs vitamin vaksin imunis halodoc k24 kimia_f gigi dentist berobat puskesmas bidan lab minyak_kayu_putih darah tes_darah blood check_?up periksa masker asuransi insur premi kacamata optik lens softlens psikol terapi therap paracet tolak_angin betadine pills? rawat",
  "debt-payment":
    "gadai leasing koperasi cicil nyicil angsuran setoran_motor pinjaman h?utang paylater instal loan kredivo akulaku spaylater pinjol adira fif pegadaian debt kredit_m",
  "fees-admin":
    "denda administrasi notaris admin bank_fee biaya_(?:adm|transfer|tf|bulan|kliring|peng|kelola|sms|notif) atm_fee transfer_fee m[ae]terai",
  entertainment:
    "pubg valorant playsta nintendo fitness tenis basket mancing wahana novel bioskop nonton film movie cinema xxi cgv netflix spotify youtube disney vidio prime_v games? steam roblox codashop ml ff mobile_leg diamond ps konser concert karaoke gym futsal badminton renang berenang bola billiard bowling golf padel pilates yoga surf timezone dufan komik mainan museum",
  fashion:
    "kaus koko peci blouse skirt boots heels belt gelang kalung cincin anting jas baju celana kaos kemeja jaket jacket hoodie sweater cardigan daster gamis mukena sarung kebaya batik rok dress shirt t-shirt pants jeans socks? hat topi tas bag backpack dompet sepatu shoes? sneaker sandal sendal hijab jilbab kerudung cloth pakaian outfit bra daleman jahit uniqlo h&m zara jam_tangan kacamata_h",
  makeup:
    "lip gincu eyebrow maybell emina makeup make_up lipsti lip_?tint lip_?cream bedak foundation mascara maskara cushion eyelin eyeshad blush conceal alis primer",
  skincare:
    "serum sunscr moistur toner facial face_(?:wash|cream) sabun_muka skintific somethinc watson sociolla masker_w pelemba essence retinol micell acne",
  bodycare:
    "pomade handuk sanitizer hair shaver conditioner sabun sampo shampo rambut cukur haircut barber salon parfum perfum deodor odol pasta_gigi sikat_gigi toothp lotion pijat massage spa creambath lulur body_wash kuku nail waxing pembalut",
  "travel-holidays":
    "lion_air airasia citilink koper candi snorkel piknik diving hotel pesawat garuda flight trip tour tiket_masuk tiket_pes kebun_b travel liburan holiday vacation staycation villa airbnb agoda wisata oleh_?oleh oleh2 sewa_mobil_l penginap hostel resort homestay tiket\\.com visa paspor passport pantai camping glamping bagasi souvenir",
  technologies:
    "ibox erafone cas casan tempered memory ram pc komputer mic speaker tripod vps gadget adaptor hp handph iphone laptop charger kabel cable mouse keyboard headset headph earph earb airpods tws power_?bank casing case screen_p flashd usb ssd hard_?disk monitor printer kamera router baterai tablet smartw hosting domain server software icloud google_one cloud chatgpt canva figma adobe zoom github servis_hp",
  donate:
    "santunan persembahan kolekte tithe offering sedekah infa[qk] zakat donasi donat(?:ion|e) sumbang kitabisa charity amal wakaf masjid gereja church panti yatim pengamen qurban kurban",
  "miscellaneous-expense":
    "arisan kucing anjing dog vet pet_food laundry paket rokok ongkir kondangan amplop fotokopi fotocopy \\S+_(?:kucing|anjing) uang_jajan uang_saku buket_bunga ayam_jago",
  saving: "nabung menabung tabungan saving saved celengan dana_darurat",
  investment:
    "saham reksa emas crypto kripto bitcoin btc bibit(?!_t) ajaib obligasi invest deposito stock bareksa pluang sbn mutual_f",
  salary:
    "rapel gaji gajian salary payroll payday thr bonus upah lembur tunjang insentif wage paycheck uang_makan",
  "business-income":
    "merchant jualan omzet omset penjual dagang panen usaha laku laba hasil(?!_(?:narik|ngojek|ojol)) untung sales orderan cookies",
  "freelance-side-gigs":
    "freelance honor proyek project komisi commission ngajar ngeles fee desain side_job sampingan jasa narik ngojek ngojol logo invoice",
  investments: "dividen (?<!buket_|toko_)bunga kupon interest deposito saham capital_g bagi_hasil",
  "pensions-retirement-funds": "pensiun pension jht taspen",
  gifts: "hadiah kado angpa[ou] dikasih? gift thr_dari kiriman birthday grandma allowance",
  others: "refund cashback reimburs pengembalian",
};
