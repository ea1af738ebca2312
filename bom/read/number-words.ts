/** The numbers that people write out, in the order of `counts`; a language a line. A word that means something else in another is left out. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 100]
const words = [
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty twenty-five thirty forty fifty hundred',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig fünfundzwanzig dreißig vierzig fünfzig hundert',
  'un deux trois quatre cinq six - huit neuf dix onze douze quinze vingt vingt-cinq trente quarante cinquante cent',
  'uno dos tres cuatro cinco seis siete ocho nueve diez - doce quince veinte veinticinco treinta cuarenta cincuenta cien',
  'uno - tre quattro cinque - sette otto nove dieci undici dodici quindici venti venticinque trenta quaranta cinquanta cento',
  'um dois três quatro cinco seis sete oito nove dez onze doze quinze vinte vinte-e-cinco trinta quarenta cinquenta cem',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig vijfentwintig dertig veertig vijftig honderd',
  'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia - trzydzieści czterdzieści pięćdziesiąt sto',
  'ett två tre fyra fem sex sju åtta nio tio elva tolv femton tjugo tjugofem trettio fyrtio femtio hundra',
]

const countOf = new Map(
  words.flatMap((line) =>
    line.split(' ').flatMap((word, at) => (word === '-' ? [] : [[word, counts[at]!] as const])),
  ),
)

/** What stands before a thing of which there is one is no count in a sentence. */
const articles = new Set(['ein', 'un', 'uno', 'um', 'een', 'one', 'ett'])

/** The number that a word writes out; null for any other word. */
export function countOfWord(word: string): number | null {
  const small = word.toLowerCase()
  return articles.has(small) ? null : (countOf.get(small) ?? null)
}

/** The number of a cell that writes it out, alone or beside its digits; null where the two differ. */
export function writtenCount(cell: string): number | null {
  const [, word = cell, digits] = /^(\p{L}[\p{L}-]*)\s*[(=]\s*(\d+)\)?$/u.exec(cell) ?? []
  const count = countOf.get(word.toLowerCase()) ?? null
  return digits === undefined || Number(digits) === count ? count : null
}
