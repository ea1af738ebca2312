import type { Part } from '../../contract/parts.ts'
import { describeSpec, keySpecs } from '../../contract/specifications.ts'
import { lowestPrice } from '../pricing/from-price.ts'

/** What a list shows of a part: so much goes over the wire, and no more. */
export type ListedPart = Pick<
  Part,
  '_id' | 'sku' | 'name' | 'category' | 'minQuantity' | 'quantity' | 'price' | 'currency' | 'img'
> & {
  /** What a piece costs at the last rung; null for a part without a ladder. */
  lowest: number | null
  picture: Part['picture']
  specs: { label: string; text: string }[]
}

const widest = 640

/** Runs in loaders: the texts of specifications are made on the server, so that pages come without their table. */
export function listed(part: Part): ListedPart {
  const { _id, sku, name, category, minQuantity, quantity, price, currency, img } = part
  return {
    ...{ _id, sku, name, category, minQuantity, quantity, price, currency, img },
    lowest: lowestPrice(part),
    picture: smallPicture(part.picture),
    specs: keySpecs[category].flatMap((key) => {
      const value = part.specs[key]
      if (value === undefined) return []
      const { label, text } = describeSpec(key, value)
      return [{ label, text }]
    }),
  }
}

/** Without the widths that no list shows. */
export const smallPicture = (picture: Part['picture']): Part['picture'] =>
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
