"""Merchants that most people in Indonesia know, by the category in which their payments belong.

A name matches where its words stand next to each other in the words of a text; the one with the
most letters wins. Names that mean different purchases to different people are left out.
"""

from collections import defaultdict
from functools import lru_cache
from typing import Final

_LISTS: Final = {
    "food-beverages": """
        janji jiwa, kopi kenangan, fore coffee, tomoro coffee, point coffee, kopi tuku, toko kopi
        tuku, kopi lain hati, kopi nako, chatime, mixue, xing fu tang, es teh indonesia, teguk, kopi
        soe, kopi yor, flash coffee, jago coffee, kopi keliling, cincau station, menantea, esteh, ai
        cha, gulu gulu, kokumi, dum dum thai, warung, warteg, warkop, burjo, bakso, mie ayam, nasi
        padang, nasi goreng, ayam geprek, geprek bensu, sate, soto, seblak, martabak, gorengan,
        pecel lele, angkringan, kantin, roti bakar, roti o, holland bakery, breadtalk, majestyk,
        clairmont, tous les jours, bakery, dapur, catering, gofood, grabfood, shopeefood, sari roti,
        aice, campina, donat, jco, j co, dunkin, krispy kreme
    """,
    "dining-out": """
        starbucks, coffee bean, excelso, anomali coffee, djournal, mcdonald, mcdonalds, mcd, kfc,
        burger king, wendys, carls jr, a w restoran, aw restoran, texas chicken, richeese factory,
        hokben, hoka hoka bento, yoshinoya, marugame udon, sushi tei, ichiban sushi, genki sushi,
        sushi go, pepper lunch, gokana, solaria, es teler 77, bakmi gm, pizza hut, phd, dominos,
        domino pizza, papa rons, hachi grill, shaburi, kintan buffet, gyu kaku, hanamasa, raa cha,
        sate khas senayan, remboelan, bebek kaleyo, bebek bkb, ayam bulungan, bandar djakarta, mang
        engking, sederhana, pagi sore, garuda resto, mie gacoan, gacoan, wizzmie, bakmi naga, bakso
        lapangan tembak, ta wan, imperial kitchen, din tai fung, paradise dynasty, crystal jade,
        haidilao, xiabu, the peoples cafe, social house, holycow, steak 21, abuba, boncafe, fish co,
        seafood, restoran, restaurant, resto, rumah makan, rm, cafe, kafe, bistro, eatery,
        steakhouse, ramen, omakase, dimsum, warunk upnormal, upnormal, roti gempol, subway,
        wingstop, popeyes, shihlin, lawson resto
    """,
    "groceries": """
        indomaret, alfamart, alfamidi, alfaexpress, dan dan, lawson, circle k, familymart, family
        mart, 7 eleven, superindo, super indo, hypermart, foodmart, carrefour, transmart, lotte
        mart, lotte grosir, giant, ranch market, farmers market, food hall, foodhall, grand lucky,
        aeon supermarket, tip top, naga swalayan, hari hari, ramayana supermarket, yogya, griya,
        borma, mirota, pamella, lulu hypermarket, papaya fresh, kem chicks, total buah, all fresh,
        sayurbox, segari, tukangsayur, happyfresh, klik indomaret, alfagift, gogobli, minimarket,
        swalayan, supermarket, hypermarket, toko buah, pasar, sembako, grosir, indogrosir, toserba,
        koperasi, belanja dapur, belanja bulanan, belanja mingguan, sayur, buah, beras, telur,
        minyak goreng, rotte, clandys, bravo swalayan, tiara dewata, bintang supermarket, pepito,
        nirmala
    """,
    "transportation": """
        gojek, gocar, goride, grab, grabcar, grabbike, maxim, indrive, bluebird, blue bird, my
        bluebird, silver bird, express taxi, xanh sm, green sm, taksi, taxi, transjakarta, tije,
        jaklingko, mrt jakarta, lrt jakarta, lrt jabodebek, kai commuter, kci, commuter line, krl,
        railink, whoosh, kcic, damri, trans jateng, trans jogja, suroboyo bus, trans semarang, teman
        bus, big bird, xtrans, x trans, cititrans, daytrans, baraya, jackal holidays, lintas
        shuttle, parkir, parking, secure parking, sun parking, centrepark, parkee, e toll, etoll,
        tol, jasa marga, gerbang tol, mtl, hutama karya, astra tol, flazz, e money, brizzi, tapcash,
        jakcard, asdp, ferizy, pelni
    """,
    "fuel": """
        pertamina, spbu, mypertamina, my pertamina, pertashop, shell, bp akr, bp indonesia, vivo
        energy, spbu vivo, exxonmobil, mobil indostation, bensin, pertamax, pertalite, solar, spklu
    """,
    "utilities": """
        pln, pln prepaid, pln postpaid, token listrik, listrik, pdam, aetra, palyja, pam jaya, air
        minum, pgn, gas negara, indihome, telkom, first media, biznet, myrepublic, my republic, mnc
        play, cbn, oxygen, iconnet, icon plus, xl home, hifi air, orbit, megavision, balifiber,
        groovy, nusanet, transvision, nex parabola, k vision, indovision, ipl, pbb, elpiji, lpg
    """,
    "mobile-data": """
        telkomsel, mytelkomsel, simpati, kartu halo, halo telkomsel, by u, byu, indosat, im3, xl
        axiata, xl prabayar, axis, smartfren, three indonesia, live on, pulsa, paket data, voucher
        pulsa
    """,
    "housing": """
        ace hardware, azko, mitra10, mitra 10, depo bangunan, ikea, informa, dekoruma, fabelio,
        vivere, mr diy, toko bangunan, krisbow, courts, jysk, nitori, pepper furniture
    """,
    "rent": "mamikos, rukita,  travelio, sewa rumah, kontrakan, apartemen sewa",
    "healthcare": """
        kimia farma, obat, vitamin, k24, k 24, apotek, apotik, guardian, century healthcare, viva
        apotek, watsons apotek, halodoc, alodokter, klikdokter, good doctor, prodia, pramita, cito,
        diagnos, bio medika, siloam, mitra keluarga, hermina, rs, rsu, rsud, rsia, rumah sakit,
        mayapada hospital, pondok indah hospital, eka hospital, omni hospital, awal bros, premier
        bintaro, klinik, puskesmas, dokter, dental, dentist, optik, optik melawai, optik seis, bpjs,
        bpjs kesehatan, prudential, allianz, manulife, axa mandiri, sequis, generali, aia financial
    """,
    "education": """
        gramedia, periplus, toko buku, ruangguru, zenius, quipper, udemy, coursera, skill academy,
        dicoding, hacktiv8, purwadhika, revou, cakap, english first, wall street english, kumon,
        primagama, ganesha operation, nurul fikri, neutron, sekolah, universitas, kampus, spp, ukt,
        bimbel, kursus, duolingo, kinokuniya
    """,
    "entertainment": """
        netflix, spotify, youtube premium, youtube, disney hotstar, disney plus, hotstar, vidio,
        viu, wetv, iqiyi, prime video, hbo go, max com, mola, genflix, bstation, joox, resso, apple
        music, apple tv, cinema xxi, xxi, cgv, cinepolis, tix id, m tix, kidzania, timezone, fun
        world, trans studio, dufan, ancol, taman safari, jatim park, seaworld, steam games, steam,
        playstation, nintendo, xbox, garena, codashop, unipin, mobile legends, moonton, roblox, riot
        games, razer gold, tiket konser, inul vizta, happy puppy, nav karaoke, karaoke, billiard,
        bowling, gym, celebrity fitness, fitness first, gold gym, fithub, anytime fitness, strong
        me, webtoon, patreon
    """,
    "fashion": """
        uniqlo, h m, zara, pull bear, bershka, stradivarius, cotton on, matahari, ramayana, sogo,
        metro department, centro, seibu, galeries lafayette, planet sports, sports station,
        decathlon, adidas, nike, puma, converse, vans, skechers, new balance, hush puppies, bata,
        payless, charles keith, berrybenka, zalora, erigo, cottonink, buttonscarves, elzatta,
        rabbani, 3second, greenlight, the executive, giordano, levis, lee cooper, wrangler, eiger,
        consina, aerostreet, brodo, ortuseight, tailor, laundry, binatu
    """,
    "skincare": """
        sociolla, watsons, boots, erha, natasha skin, zap clinic, miracle clinic, skintific,
        somethinc, avoskin, wardah, the body shop, innisfree, nature republic, sephora, female
        daily, klinik kecantikan
    """,
    "bodycare": """
        barbershop, barber, potong rambut, pangkas rambut, cukur, salon, captain barbershop, johnny
        andrean, irwan team, spa
    """,
    "travel-holidays": """
        traveloka, tiket com, pegipegi, agoda, booking com, airbnb, expedia, trip com, klook,
        reddoorz, oyo, airy rooms, garuda indonesia, citilink, lion air, batik air, super air jet,
        pelita air, sriwijaya, airasia, air asia, scoot, singapore airlines, transnusa, kai access,
        kereta api, redbus, hotel, villa, resort, guest house, homestay, swiss belhotel, ibis,
        aston, favehotel, pop hotel, amaris, santika, harris hotel, imigrasi, visa center
    """,
    "technologies": """
        erafone, ibox, digimap, samsung store, mi store, xiaomi, oppo store, vivo store, hartono,
        electronic city, electronic solution, best denki, enter komputer, bhinneka, jakartanotebook,
        jaknot, asus store, lenovo, google one, google cloud, google play, google storage, icloud,
        apple com bill, itunes, microsoft, openai, chatgpt, anthropic, github, dropbox, notion,
        canva, adobe, figma, zoom us, niagahoster, hostinger, dewaweb, domainesia, rumahweb,
        idcloudhost, namecheap, cloudflare, digitalocean, amazon web services
    """,
    "debt-payment": """
        spaylater, shopee paylater, gopaylater, gopay later, akulaku, kredivo, indodana, atome, home
        credit, homecredit, adira, fif, fifgroup, baf, wom finance, mandiri tunas, mandala finance,
        oto finance, summit oto, bca finance, acc kredit, astra credit, clipan, mega finance,
        bussan, muf, easycash, adakami, kredit pintar, julo, pegadaian, bfi finance
    """,
    "donate": """
        kitabisa, baznas, dompet dhuafa, rumah zakat, nu care, lazismu, lazisnu, human initiative,
        unicef, wwf, pmi, zakat, infaq, infak, sedekah, wakaf, masjid, gereja, yayasan, panti
        asuhan, donasi, perpuluhan
    """,
    "investment": """
        bibit, bareksa, ajaib, stockbit, ipot, indo premier, mirae asset, bca sekuritas, mandiri
        sekuritas, pluang, pintu, tokocrypto, indodax, reku, binance, tanamduit, makmur, moduit,
        nanovest, gotrade, reksa dana, reksadana, sbn, sukuk, antam, galeri 24, brankas
    """,
}
NAMES: Final = {
    category: tuple(" ".join(names.split()).split(", ")) for category, names in _LISTS.items()
}


def _by_first_word() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    found = defaultdict(list)
    for category, names in NAMES.items():
        for name in names:
            words = tuple(name.split())
            found[words[0]].append((words, category))
    return found


_BY_FIRST_WORD: Final = _by_first_word()


@lru_cache(maxsize=4096)
def category_of_known_merchant(words: str) -> str | None:
    """The category of the known merchant that the folded words of a text name, or None."""
    parts = words.split()
    found = [
        (len("".join(name)), category)
        for start, word in enumerate(parts)
        for name, category in _BY_FIRST_WORD.get(word, ())
        if tuple(parts[start : start + len(name)]) == name
    ]
    return max(found)[1] if found else None
