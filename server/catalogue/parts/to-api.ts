import type { PartFacts } from '../../../contract/orders/lines.ts'
import { attributesOf } from '../../../contract/parts/attributes.ts'
import { lifeOf } from '../../../contract/parts/lifecycle.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { partNumberOf } from '../../../contract/parts/number-key.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Ordered } from '../../../contract/pricing/quantity-problem.ts'
import type { Shop } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'
import type { PartRow } from './store.ts'

/** By what parts are told: where prices are shown with tax, their class is told with them. */
type Told = Pick<Shop, 'config' | 'record'>

/** What a line needs to know of a part, as callers see it. */
export function factsToApi(row: PartRow, shop: Told): PartFacts {
  const { currency } = shop.config
  return {
    _id: row.id,
    ...mpnToApi(row.mpn),
    partNumber: partNumberOf(row.number),
    name: row.name,
    category: row.category,
    minQuantity: row.minQuantity,
    orderMultiple: row.orderMultiple,
    maxQuantity: row.maxQuantity,
    pack: row.packName && row.packSize ? { name: row.packName, size: row.packSize } : null,
    quantity: row.quantity,
    price: toMajor(row.priceMinor, currency),
    priceBreaks: row.breaks.map(({ from, priceMinor }) => ({
      from,
      price: toMajor(priceMinor, currency),
    })),
    currency,
    img: row.img,
    ...(orderRulesOf(shop).prices === 'gross' && { taxClass: row.taxClass }),
    ...lifeOf(row),
  }
}

/** A row as its orders are judged. */
export const orderedRow = (row: PartRow): PartRow & Ordered => ({
  ...row,
  noOrders: lifeOf(row).noOrders,
})

/** A row as callers see it. `origin` stands before addresses that the shop serves itself. */
export const partToApi = (row: PartRow, shop: Told): Part => ({
  ...factsToApi(row, shop),
  details: row.details,
  picture: pictureOf(row),
  specs: row.specs,
  ...attributesOf(row),
  version: row.version,
})

/** A picture as callers see it; null where there is none. */
export function pictureOf(
  row: Pick<PartRow, 'width' | 'height' | 'color' | 'variants'>,
): Part['picture'] {
  if (!row.variants || row.variants.length === 0 || !row.width || !row.height) return null
  const { variants } = row
  const types = ['image/avif', 'image/webp'].filter((type) => variants.some((v) => v.type === type))
  return {
    width: row.width,
    height: row.height,
    color: row.color ?? '#cccccc',
    sources: types.map((type) => ({
      type,
      srcset: variants
        .filter((variant) => variant.type === type)
        .sort((a, b) => a.width - b.width)
        .map((variant) => `${variant.url} ${variant.width}w`)
        .join(', '),
    })),
  }
}
