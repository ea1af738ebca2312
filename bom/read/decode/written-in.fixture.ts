import { type CodePage, openPage } from './code-pages.ts'

/** A text as a program writes it in a page; null where the page has not all of its signs. */
export function writtenIn(page: CodePage, text: string): Uint8Array<ArrayBuffer> | null {
  const table = tableOf(page)
  const bytes: number[] = []
  for (const sign of text) {
    const code = table.get(sign)
    if (!code) return null
    bytes.push(...code)
  }
  return new Uint8Array(bytes)
}

const tables = new Map<CodePage, Map<string, number[]>>()

function tableOf(page: CodePage): Map<string, number[]> {
  const known = tables.get(page)
  if (known) return known
  const table = new Map<string, number[]>()
  const add = (code: number[]) => {
    const sign = openPage(page)(new Uint8Array(code), true)
    if ([...sign].length === 1 && sign !== '\ufffd' && !table.has(sign)) table.set(sign, code)
  }
  for (let byte = 0; byte < 256; byte += 1) add([byte])
  if (/GB|Big5|JI?S|EUC/.test(page))
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail])
  tables.set(page, table)
  return table
}

const western = ['Windows-1252', 'IBM850', 'Macintosh'] as const
const eastern = ['Windows-1250', 'ISO-8859-2', 'IBM852'] as const
const cyrillic = ['Windows-1251', 'IBM866'] as const

/** Lists of prices: the pages of a language, the names of columns, and of parts. */
export const priceLists: [is: string, pages: readonly CodePage[], head: string, names: string][] = [
  [
    'German',
    western,
    'Artikel;Bezeichnung;Preis;Verfügbar',
    'Lüfter leise;Gehäuse groß;Kühler für Rückwand;Träger höher;Zähler',
  ],
  [
    'French',
    western,
    'Référence;Désignation;Prix;Quantité',
    'Écran étanche;Câble réseau;Clé à molette;Boîtier;Fenêtre',
  ],
  [
    'Spanish',
    western,
    'Código;Descripción;Precio;Tamaño',
    'Batería pequeña;Ratón inalámbrico;Señal de módulo;Número',
  ],
  [
    'Italian',
    western,
    'Codice;Descrizione;Prezzo;Quantità',
    'Unità a velocità doppia;Più qualità;Caffè nero;Novità',
  ],
  [
    'Portuguese',
    western,
    'Código;Descrição;Preço;Quantidade',
    'Cartão de memória;Refrigeração a água;Proteção;Botão único',
  ],
  [
    'Swedish',
    western,
    'Artikelnummer;Benämning;Pris;Mängd',
    'Skärm för kök;Nätkabel blå;Fläkt större;Hållare',
  ],
  [
    'Danish',
    western,
    'Varenummer;Beskrivelse;Pris;Mængde',
    'Køler grøn;Bærbar skærm;Blæser på lager;Nøglering;Måler',
  ],
  [
    'Finnish',
    western,
    'Tuote;Nimi;Hinta;Määrä',
    'Näyttö hiljainen;Jäähdytin;Säiliö pöydälle;Väylä',
  ],
  [
    'Polish',
    eastern,
    'Indeks;Nazwa;Cena;Ilość',
    'Śruba i świeca;Uchwyt ścienny;Przełącznik żółty;Łańcuch mosiężny;Dźwignia',
  ],
  [
    'Czech',
    eastern,
    'Číslo;Název;Cena;Množství',
    'Šroub zápustný;Řetěz dlouhý;Těsnění příruby;Kolečko žluté;Hřídel',
  ],
  [
    'Slovak',
    eastern,
    'Číslo;Názov;Cena;Množstvo',
    'Skrutkovač ľahký;Reťaz žltá;Tesnenie šedé;Sťahovák môže;Ložisko',
  ],
  [
    'Hungarian',
    eastern,
    'Cikkszám;Megnevezés;Egységár;Mennyiség',
    'Hűtőborda fekete;Csavarhúzó készlet;Szűrő külső;Fényerő mérő',
  ],
  [
    'Romanian',
    eastern,
    'Cod;Denumire;Preţ;Cantităţi',
    'Şurubelniţă mică;Garnitură uşă;Răcire cu apă;Încărcător reţea',
  ],
  [
    'Croatian',
    eastern,
    'Šifra;Naziv;Cijena;Količina',
    'Žarulja štedna;Odvijač mali;Priključak čelični;Uređaj za punjenje;Kućište',
  ],
  [
    'Turkish',
    ['Windows-1254'],
    'Kod;Açıklama;Fiyat;Adet',
    'Güçlü işlemci;Soğutucu kapağı;Işık düğmesi;Çelik şasi;Ölçüm',
  ],
  [
    'Greek',
    ['Windows-1253'],
    'Κωδικός;Περιγραφή;Τιμή;Ποσότητα',
    'Κατσαβίδι μικρό;Αντλία νερού;Διακόπτης;Καλώδιο;Κλειδί',
  ],
  [
    'Russian',
    [...cyrillic, 'KOI8-R'],
    'Артикул;Наименование;Цена;Количество',
    'Отвертка малая;Насос водяной;Подшипник;Кабель;Выключатель',
  ],
  [
    'Ukrainian',
    ['Windows-1251'],
    'Артикул;Найменування;Ціна;Кількість',
    'Викрутка мала;Помпа водяна;Підшипник;Вимикач;Драбина',
  ],
  [
    'Bulgarian',
    cyrillic,
    'Код;Наименование;Цена;Количество',
    'Отвертка малка;Помпа за вода;Уплътнение;Стълба;Верига',
  ],
  [
    'Serbian',
    ['Windows-1251'],
    'Шифра;Назив;Цена;Количина',
    'Одвијач мали;Пумпа за воду;Прекидач;Лежај;Мердевине',
  ],
  [
    'Hebrew',
    ['Windows-1255'],
    'קוד;תיאור;מחיר;כמות',
    'מברג קטן;משאבת מים;שרשרת ברזל;מאוורר;מטען מהיר',
  ],
  [
    'Arabic',
    ['Windows-1256'],
    'الرمز;الوصف;السعر;الكمية',
    'مفك صغير;مضخة المياه;سلسلة حديد;مفتاح الكهرباء;الشاحن',
  ],
  [
    'Lithuanian',
    ['Windows-1257'],
    'Kodas;Pavadinimas;Kaina;Kiekis',
    'Šviestuvas žalias;Grandinė ilga;Kopėčios;Šiluminė žarna;Ąžuolinis',
  ],
  [
    'Latvian',
    ['Windows-1257'],
    'Kods;Nosaukums;Cena;Skaits',
    'Skrūvgriezis mazs;Sūknis ūdenim;Ķēde garā;Slēdzis;Atslēga žogam',
  ],
  ['Thai', ['Windows-874'], 'รหัส;ชื่อสินค้า;ราคา;จำนวน', 'ไขควงเล็ก;ปั๊มน้ำ;สวิตช์ไฟ;บันไดเหล็ก;สายเคเบิล'],
  ['Chinese', ['GB18030'], '型号;名称;单价;数量', '螺丝刀套装;水泵配件;轴承;散热风扇;高速网线'],
  [
    'Chinese of Taiwan',
    ['Big5'],
    '型號;名稱;單價;數量',
    '螺絲起子組;水泵配件;軸承;散熱風扇;高速網路線',
  ],
  [
    'Japanese',
    ['Shift-JIS', 'EUC-JP'],
    '品番;品名;単価;数量',
    'ねじ回しセット;水中ポンプ;スイッチ;延長ケーブル;軸受の部品',
  ],
  [
    'Korean',
    ['EUC-KR'],
    '품번;품명;단가;수량',
    '드라이버 세트;펌프 부품;베어링;고속 케이블;사다리',
  ],
]
