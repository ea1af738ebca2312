import { listed } from './listed.ts'

/** A whole number in words, or how a part with so many is called. */
export const numerals: Record<string, number> = Object.fromEntries(
  (
    [
      [1, 'one, single, ein, eine, einen, un, une, uno, una'],
      [2, 'two, dual, double, zwei, deux, dos, due, twee, dwa, dwie'],
      [3, 'three, triple, drei, trois, tres, tre, drie, trzy'],
      [4, 'four, quad, vier, quatre, cuatro, quattro, cztery'],
      [5, 'five, funf, cinq, cinco, cinque'],
      [6, 'six, hexa, sechs, seis, sei, zes, szesc'],
      [7, 'seven, sieben, sept, siete, sette'],
      [8, 'eight, octa, octo, acht, huit, ocho, otto, osiem'],
      [10, 'ten, zehn, dix, diez, dieci, tien'],
      [12, 'twelve, zwolf, douze, doce, dodici, twaalf, dwanascie'],
      [14, 'fourteen, vierzehn, quatorze, catorce'],
      [16, 'sixteen, sechzehn, seize, dieciseis, sedici, zestien, szesnascie'],
      [20, 'twenty, zwanzig, vingt, veinte, venti'],
      [24, 'twenty-four, twentyfour, vierundzwanzig, vingt-quatre, veinticuatro'],
      [32, 'thirty-two, thirtytwo, zweiunddreissig, trente-deux'],
      [64, 'sixty-four, sixtyfour, vierundsechzig, soixante-quatre'],
      [96, 'ninety-six, ninetysix, sechsundneunzig'],
    ] as const
  ).flatMap(([value, phrases]) =>
    listed(phrases).map((phrase) => [phrase.replace(/[ -]/g, ''), value] as const),
  ),
)

/** Numbers in words that say how many of a part are wanted where nothing that is counted stands behind. */
export const cardinals: ReadonlySet<string> = new Set(
  Object.keys(numerals).filter(
    (word) => word.length > 2 && !/^(?:single|dual|double|triple|quad|hexa|oct[ao])$/.test(word),
  ),
)
