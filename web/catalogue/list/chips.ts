import { categoryNames } from '../../../contract/parts/categories.ts'
import { stockWords } from '../../trade/parts/stock.ts'
import { figure, money } from '../../ui/words/amounts.tsx'
import { addressOf, type PartsState } from './address.ts'

/** A chosen specification in words, and what it is in the address. */
export type ChosenSpec = { spec: string; label: string; text: string }

/** What narrows a list, in words, and where it is without it. */
export type Chip = { name: string; to: string }

/** Made in the loader: a page comes without the words. */
export const chipsOf = (state: PartsState, specs: ChosenSpec[], currency: string): Chip[] =>
  narrowings(state, specs, currency).map(({ name, without }) => ({
    name,
    to: addressOf({ ...state, ...without, page: 1 }),
  }))

type Narrowing = { name: string; without: Partial<PartsState> }

function narrowings(state: PartsState, specs: ChosenSpec[], currency: string): Narrowing[] {
  const { q, category, stock, minPrice, maxPrice, maxMinQuantity } = state
  const price = [
    minPrice !== null && `from ${money(minPrice, currency)}`,
    maxPrice !== null && `up to ${money(maxPrice, currency)}`,
  ].filter(Boolean)
  return [
    ...(q ? [{ name: `“${q}”`, without: { q: '' } }] : []),
    ...(category
      ? [{ name: categoryNames[category], without: { category: null, specs: [] } }]
      : []),
    ...(stock ? [{ name: stockWords[stock], without: { stock: null } }] : []),
    ...(price.length > 0
      ? [{ name: `Price ${price.join(' ')}`, without: { minPrice: null, maxPrice: null } }]
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
