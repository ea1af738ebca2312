import { categoryName, type NamedCategory } from '../../../contract/parts/categories.ts'
import type { SearchReading } from '../../../contract/parts/search.ts'
import { stockWords } from '../../trade/parts/stock.ts'
import { figure, money } from '../../ui/words/amounts.tsx'
import { addressOf, type PartsState } from './address.ts'

/** A chosen specification in words, and what it is in the address. */
export type ChosenSpec = { spec: string; label: string; text: string }

/** What narrows a list, in words, and where it is without it. */
export type Chip = { name: string; to: string }

export type OfShop = {
  currency: string
  categories: readonly NamedCategory[]
  /** What is said beside bounds of prices. */
  besideBounds: string
}

/** Made in the loader: a page comes without the words. */
export const chipsOf = (
  state: PartsState,
  reading: SearchReading | null,
  specs: ChosenSpec[],
  ofShop: OfShop,
): Chip[] =>
  narrowings(state, reading, specs, ofShop).map(({ name, without }) => ({
    name,
    to: addressOf({ ...state, ...without, page: 1 }),
  }))

type Narrowing = { name: string; without: Partial<PartsState> }

/** How words of a search were understood, each to be taken back: its words are looked for as they stand then. */
function readingsOf(state: PartsState, reading: SearchReading | null): Narrowing[] {
  const { plain } = state
  if (!reading) return []
  const asWords = (text: string) => ({ without: { plain: [...plain, text] } })
  return [
    ...reading.corrected.map(({ from, to }) => ({
      name: `“${to}” for “${from}”`,
      ...asWords(from),
    })),
    ...reading.understood
      .filter(({ text, as }) => as !== `“${text}”`)
      .map(({ text, as }) => ({
        name: as.toLowerCase() === text.toLowerCase() ? as : `${text}: ${as}`,
        ...asWords(text),
      })),
    ...ignoredOf(state, [...new Set(reading.dropped)]),
    ...plain.map((text) => ({
      name: `${text}: as it stands`,
      without: { plain: plain.filter((one) => one !== text) },
    })),
  ]
}

/** So many words that say nothing of a part stand each for itself; the many of a sentence are taken back together. */
const alone = 2

function ignoredOf({ plain }: PartsState, dropped: string[]): Narrowing[] {
  const together = dropped.length > alone ? [dropped] : dropped.map((text) => [text])
  return together.map((texts) => ({
    name: `${texts.join(', ')}: ignored`,
    without: { plain: [...plain, ...texts] },
  }))
}

function narrowings(
  state: PartsState,
  reading: SearchReading | null,
  specs: ChosenSpec[],
  { currency, categories, besideBounds }: OfShop,
): Narrowing[] {
  const { q, category, stock, minPrice, maxPrice, maxMinQuantity } = state
  const price = [
    minPrice !== null && `from ${money(minPrice, currency)}`,
    maxPrice !== null && `up to ${money(maxPrice, currency)}`,
  ].filter(Boolean)
  return [
    ...(q ? [{ name: `“${q}”`, without: { q: '', plain: [] } }] : []),
    ...readingsOf(state, reading),
    ...(category
      ? [{ name: categoryName(categories, category), without: { category: null, specs: [] } }]
      : []),
    ...(stock ? [{ name: stockWords[stock], without: { stock: null } }] : []),
    ...(price.length > 0
      ? [
          {
            name: `Price ${price.join(' ')}${besideBounds}`,
            without: { minPrice: null, maxPrice: null },
          },
        ]
      : []),
    ...(maxMinQuantity
      ? [{ name: `Minimum ${figure(maxMinQuantity)} or fewer`, without: { maxMinQuantity: null } }]
      : []),
    ...specs.map(({ spec, label, text }) => ({
      name: `${label}: ${text}`,
      without: { specs: state.specs.filter((one) => one !== spec) },
    })),
  ]
}
