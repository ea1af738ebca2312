/** A file, and what each of its rows says: "number × pieces", "number ? why no quantity", or "- why it is no line". */
export type Messy = { is: string; bytes: Uint8Array<ArrayBuffer>; rows: string[] }

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))
const utf16 = (text: string, isBig = false, mark = '\ufeff') => {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
/** Western text as old programs write it; the few characters of ours beyond Latin-1 are given. */
const windows1252 = (text: string) =>
  new Uint8Array(
    [...text].map((one) => ({ '€': 0x80, '–': 0x96, '’': 0x92 })[one] ?? one.charCodeAt(0)),
  )
export const file = (
  is: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  rows: string[],
): Messy => ({
  is,
  bytes: typeof bytes === 'string' ? utf8(bytes) : bytes,
  rows,
})

export const messyTexts: Messy[] = [
  file('plain commas', 'MPN,Qty\n100-1,24\nBX-2,12\n', ['- The header', '100-1 × 24', 'BX-2 × 12']),
  file('UTF-8 with its mark and CRLF', '\ufeffMPN,Qty\r\n100-1,24\r\n', [
    '- The header',
    '100-1 × 24',
  ]),
  file('old Mac line ends', 'MPN,Qty\r100-1,24\rBX-2,1', [
    '- The header',
    '100-1 × 24',
    'BX-2 × 1',
  ]),
  file('UTF-16 little-endian with tabs', utf16('Artikelnummer\tStück\nÄ-100\t24\n'), [
    '- The header',
    'Ä-100 × 24',
  ]),
  file('UTF-16 big-endian', utf16('MPN\tQty\n100-1\t24\n', true), ['- The header', '100-1 × 24']),
  file('UTF-16 without its mark', utf16('MPN;Qty\n100-1;24\n', false, ''), [
    '- The header',
    '100-1 × 24',
  ]),
  file(
    'Windows-1252 with semicolons',
    windows1252('Hersteller-Nr.;Stück;Größe\nBX-1;24;größer – 5 €\n'),
    ['- The header', 'BX-1 × 24'],
  ),
  file(
    'decimal commas and points between thousands',
    'Artikel-Nr.;Menge;Preis\nA-100;1.000,00;12,50\nB-200;24,0;1.234,99\nC-300;2.000;3,5\n',
    ['- The header', 'A-100 × 1000', 'B-200 × 24', 'C-300 × 2000'],
  ),
  file(
    'three decimals, as an ERP system writes pieces',
    'Material;Herstellernummer;Menge;Preis\n4711;A-100;24,000;1,50\n4712;B-200;6,000;2,25\n',
    ['- The header', 'A-100 × 24', 'B-200 × 6'],
  ),
  file(
    'commas between thousands',
    'Part Number,Quantity,Unit Price\nA-100,"1,000","$1,234.50"\nB-200,"12,000",$2.10\n',
    ['- The header', 'A-100 × 1000', 'B-200 × 12000'],
  ),
  file(
    'quantities with words',
    'SKU|Need\nA-100|12 pcs\nB-200|1 000\nC-300|24x\nD-400|2 trays\nE-500|a few\nF-600|0\nG-700|-3\nH-800|2.5\nI-900|\n',
    [
      '- The header',
      'A-100 × 12',
      'B-200 × 1000',
      'C-300 × 24',
      'D-400 ? “2 trays” may mean packs: type how many pieces',
      'E-500 ? “a few” is no quantity',
      'F-600 ? “0” is nothing to order',
      'G-700 ? “-3” is nothing to order',
      'H-800 ? “2.5” is not a whole number of pieces',
      'I-900 ? There is no quantity',
    ],
  ),
  file(
    'title rows above the header',
    'Bill of materials,,\nProject: render farm,,\n,,\nPos,Part number,Qty\n1,100-1,24\n2,BX-2,12\n',
    [
      ...['- Above the header', '- Above the header', '- Blank row', '- The header'],
      ...['100-1 × 24', 'BX-2 × 12'],
    ],
  ),
  file(
    'title rows without separators',
    'Render farm, rack 4\nPrinted on Monday\n\nPart number;Description;Qty\n100-1;Processor;24\nBX-2;Fan;12\n',
    [
      ...['- Above the header', '- Above the header', '- Blank row', '- The header'],
      ...['100-1 × 24', 'BX-2 × 12'],
    ],
  ),
  file(
    'lines of separators alone between typed lines',
    'A-100 24\n;;;\nB-200 12\n , , \n||\nC-300 6\n',
    ['A-100 × 24', '- Blank row', 'B-200 × 12', '- Blank row', '- Blank row', 'C-300 × 6'],
  ),
  file('lines of other separators than its own', 'MPN,Qty\nA-100,24\n;;;\nB-200,12\n', [
    ...['- The header', 'A-100 × 24', '- Blank row', 'B-200 × 12'],
  ]),
  file('no header', '100-100000910WOF,24\nBX8071514400,12\nCT16G48C40U5,48\n', [
    ...['100-100000910WOF × 24', 'BX8071514400 × 12', 'CT16G48C40U5 × 48'],
  ]),
  file(
    'no header, positions and prices beside',
    '1;100-100000910WOF;AMD;24;310,00\n2;BX8071514400;Intel;12;199,00\n3;CT16G48C40U5;Crucial;48;55,50\n4;ZA2000CV10002;Seagate;8;89,90\n',
    [...['100-100000910WOF × 24', 'BX8071514400 × 12', 'CT16G48C40U5 × 48'], 'ZA2000CV10002 × 8'],
  ),
  file(
    'blank rows, headings and totals',
    'Part,Description,Qty,Price\nProcessors,,,\n100-1,Processor,24,310\n,,,\nMemory,,,\nCT-16,Module,48,55\n,Subtotal,72,\nTotal,,72,10080\n',
    [
      ...['- The header', '- A heading between rows', '100-1 × 24', '- Blank row'],
      ...['- A heading between rows', 'CT-16 × 48', '- A total', '- A total'],
    ],
  ),
  file(
    'totals in German',
    'Artikelnummer;Bezeichnung;Anzahl\nA-1;Prozessor;24\n;Zwischensumme;24\n;Summe;24\nGesamt;;24\n',
    ['- The header', 'A-1 × 24', '- A total', '- A total', '- A total'],
  ),
  file('the header on every printed page', 'MPN,Qty\nA-1,2\nMPN,Qty\nB-2,3\n', [
    ...['- The header', 'A-1 × 2', '- The header once more', 'B-2 × 3'],
  ]),
  file('duplicate rows', 'MPN,Qty\nA-100,2\nB-200,3\nA-100,2\n A-100 ,5\n', [
    ...['- The header', 'A-100 × 2', 'B-200 × 3', 'A-100 × 2', 'A-100 × 5'],
  ]),
  file(
    'quotes, breaks in cells and doubled quotes',
    '"MPN","Description","Qty"\r\n"A-100","Two\r\nlines, and ""quoted""","24"\r\n"B-200","plain",12\r\n',
    ['- The header', 'A-100 × 24', 'B-200 × 12'],
  ),
  file(
    'inch marks that open no quotation',
    'MPN,Description,Qty\nA-100,"3.5" drive,24\nB-200,2.5" drive,12\nC-300,"5.25 bay,6\nD-400,plain,2\n',
    ['- The header', 'A-100 × 24', 'B-200 × 12', 'C-300 × 6', 'D-400 × 2'],
  ),
  file(
    'two inch marks with many rows between them',
    `MPN,Description,Qty\nA-1,"24 inch,1\n${'B-2,plain,2\n'.repeat(60)}C-3,27",3\n`,
    ['- The header', 'A-1 × 1', ...Array<string>(60).fill('B-2 × 2'), 'C-3 × 3'],
  ),
  file('rows of different lengths', 'MPN,Qty,Note\nA-100,24\nB-200,12,rack 4,urgent\nC-300\n', [
    ...['- The header', 'A-100 × 24', 'B-200 × 12', 'C-300 ? There is no quantity'],
  ]),
  file('the separator said in the first line', 'sep=;\nMPN;Qty\nA-100;24\n', [
    ...['- The header', 'A-100 × 24'],
  ]),
  file(
    'part numbers shortened or made into dates',
    'MPN,Qty\n1.001E+11,24\n"1,00E+14",1\n12-Oct,6\n2024-10-05,7\nOct-24,8\n1.00100000910E+11,9\n730143312042.0,3\n',
    [
      '- The header',
      '1.001E+11 × 24 !',
      '1,00E+14 × 1 !',
      '12-Oct × 6 !',
      '2024-10-05 × 7 !',
      'Oct-24 × 8 !',
      '100100000910 × 9',
      '730143312042 × 3',
    ],
  ),
  file(
    'typed lines, each in its own way',
    '100-100000910WOF 24\n24x BX8071514400\nCT16G48C40U5, 48\nZA2000CV10002 x12\n12 WD40EFZX-68\nST8000VN004\nMZ-V9P2T0BW\t6 pcs\n',
    [
      ...['100-100000910WOF × 24', 'BX8071514400 × 24', 'CT16G48C40U5 × 48'],
      ...['ZA2000CV10002 × 12', 'WD40EFZX-68 × 12'],
      ...['ST8000VN004 ? There is no quantity', 'MZ-V9P2T0BW × 6'],
    ],
  ),
  file('numbers alone', 'A-100\nB-200\nA-100\n', ['A-100 × 1', 'B-200 × 1', 'A-100 × 1']),
  file(
    'own numbers beside, in French',
    'Réf. interne;Réf. fabricant;Désignation;Qté;Remarque\nX-7;100-1;Processeur;24;baie 4\nX-8;;Ventilateur;12;\n',
    ['- The header', '100-1 × 24', 'X-8 × 12'],
  ),
  file(
    'headers in Polish',
    'Lp;Kod producenta;Nazwa;Ilość\n1;A-100;Procesor;24 szt.\n2;B-200;Pamięć;12\n',
    [...['- The header', 'A-100 × 24', 'B-200 × 12']],
  ),
  file('headers in Chinese', '序号,型号,描述,数量\n1,100-1,处理器,24\n', [
    '- The header',
    '100-1 × 24',
  ]),
  file('numbers in scientific notation as quantities', 'MPN,Qty\nA-100,1E+03\nB-200,2.4E1\n', [
    ...['- The header', 'A-100 × 1000', 'B-200 × 24'],
  ]),
]
