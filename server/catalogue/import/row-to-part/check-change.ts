import { fields } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { initialAttributes } from '../../../../contract/parts/attributes.ts'
import type { Cell } from '../read/cell.ts'
import { currencyFault, readMoney } from '../read/money.ts'
import { readNumberCell } from '../read/number-cell.ts'
import { readCount } from '../read/numbers.ts'
import {
  type Checked,
  type CheckedPart,
  type CheckRules,
  importedPart,
  shape,
} from './checked-part.ts'
import { givenBits } from './given.ts'
import type { Draft } from './map-row.ts'

/** What a row that changes price and stock alone has for the rest, none of which is taken. */
const unsaid = {
  name: '-',
  details: '-',
  category: 'cpu',
  price: 1,
  quantity: 1,
  minQuantity: 1,
  orderMultiple: 1,
  maxQuantity: null,
  pack: null,
  priceBreaks: [],
  img: '',
  specs: {},
  sourceId: null,
  ...initialAttributes,
} as const satisfies Omit<CheckedPart, 'mpn' | 'given' | 'lacks' | 'priceBreaks'> & {
  priceBreaks: readonly []
}

const changeFields: ReadonlySet<string> = new Set(['mpn', 'price', 'quantity', 'currency'])

/**
 * A row that gives number, price and stock alone, as the nights of an ERP have many: what else a part has is not gone
 * through. null for any other row, and for one that has a fault, which checkDraft tells.
 */
export function checkChange(
  { fields: from, specs, breaks, pricedFor, beside, prices, sourceId, cleared }: Draft,
  rules: CheckRules,
): Checked | null {
  if (sourceId !== undefined || cleared !== undefined) return null
  for (const field of fields) if (from[field] !== undefined && !changeFields.has(field)) return null
  if (pricedFor !== null || beside !== null || prices.length > 1) return null
  for (const key in specs) if (specs[key] !== undefined) return null
  for (const key in breaks) if (breaks[key] !== undefined) return null
  if (rules.defaults.price !== undefined && from.price === undefined) return null
  const taken = <T>(cell: Cell<T> | null) => (cell && 'value' in cell ? cell.value : undefined)
  const mpn = importedPart.shape.mpn.safeParse(taken(readNumberCell(from.mpn)))
  if (!mpn.success) return null
  const part = { ...unsaid, priceBreaks: [], mpn: mpn.data, given: 0, lacks: lackedByChange }
  if (from.price !== undefined) {
    const price = shape.price.safeParse(taken(readMoney(from.price, rules)))
    const isForeign =
      from.currency !== undefined && currencyFault(String(from.currency), rules.currency) !== null
    if (!price.success || isForeign) return null
    Object.assign(part, { price: price.data, lacks: lackedByChange & ~givenBits.price })
    part.given |= givenBits.price
  }
  if (from.quantity !== undefined) {
    const pieces = taken(readCount(from.quantity, rules.decimal))
    if (pieces !== 0 && !shape.quantity.safeParse(pieces).success) return null
    Object.assign(part, { quantity: pieces === 0 ? 0 : pieces })
    part.given |= givenBits.quantity
  }
  const priceFrom = from.price === undefined ? null : 'row'
  return { part: { ...part, isChange: true }, priceFrom }
}

const lackedByChange = givenBits.name | givenBits.category | givenBits.price
