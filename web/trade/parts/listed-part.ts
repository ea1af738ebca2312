import type { Part } from '../../../contract/parts/parts.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import type { ShopConfig } from '../../app/shop-config.ts'
import { lowestPrice } from '../pricing/from-price.ts'

/** What every card or row of a part shows. */
export type CardFacts = Pick<
  Part,
  | '_id'
  | 'mpn'
  | 'name'
  | 'category'
  | 'minQuantity'
  | 'orderMultiple'
  | 'maxQuantity'
  | 'priceBreaks'
  | 'quantity'
  | 'price'
  | 'currency'
  | 'img'
  | 'picture'
  | 'lifecycle'
  | 'lifecycleText'
  | 'noOrders'
> & {
  /** What a piece costs at the last price break; null for a part without price breaks. */
  lowest: number | null
  /** Where prices are shown with tax. */
  taxClass?: Part['taxClass'] | undefined
}

/** What a list shows of a part: so much goes over the wire, and no more. */
export type ListedPart = CardFacts & { specs: { label: string; text: string }[] }

const widest = 640

/** `priceTaxes` as GET /config tells it. */
export function cardFactsOf(part: Part, { priceTaxes }: Pick<ShopConfig, 'priceTaxes'>): CardFacts {
  const { _id, mpn, name, category, minQuantity, orderMultiple, maxQuantity } = part
  const { priceBreaks, quantity, price, currency, img } = part
  const { lifecycle, lifecycleText, noOrders } = part
  return {
    _id,
    mpn,
    name,
    category,
    minQuantity,
    orderMultiple,
    maxQuantity,
    priceBreaks,
    quantity,
    price,
    currency,
    img,
    lifecycle,
    lifecycleText,
    noOrders,
    lowest: lowestPrice(part),
    picture: smallPicture(part.picture),
    ...(priceTaxes && { taxClass: part.taxClass }),
  }
}

/** By what a part is listed: the shop's categories, and whether it shows prices with tax. */
export type ListedBy = { categories: readonly ShopCategory[] } & Pick<ShopConfig, 'priceTaxes'>

/** Runs in loaders: the texts of specifications are made on the server, so that pages come without their table. */
export function listed(part: Part, { categories, ...shop }: ListedBy): ListedPart {
  const { cards = [], specs = [] } = categories.find(({ key }) => key === part.category) ?? {}
  return {
    ...cardFactsOf(part, shop),
    specs: cards.flatMap((key) => {
      const value = part.specs[key]
      if (value === undefined) return []
      const { label, text } = describeSpec(key, value, specs)
      return [{ label, text }]
    }),
  }
}

/** Without the widths that no list shows. */
const smallPicture = (picture: Part['picture']): Part['picture'] =>
  picture && {
    ...picture,
    sources: picture.sources.map(({ type, srcset }) => ({
      type,
      srcset: srcset
        .split(', ')
        .filter((one) => Number(/ (\d+)w$/.exec(one)?.[1] ?? 0) <= widest)
        .join(', '),
    })),
  }
