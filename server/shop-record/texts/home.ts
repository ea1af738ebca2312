import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { flowing } from './flowing.ts'

/** The example's home page: its figures are those of the specification. */
export const exampleHome: ShopRecord['home'] = {
  title: 'Computer parts in bulk',
  lead: 'Fifty processors or five thousand: live stock, the price of every piece, and pieces that are yours from the moment you order.',
  about:
    flowing(`{name} sells computer parts in bulk: processors, memory, drives, graphics cards and motherboards. Our customers
build workstations, equip offices and keep server rooms running, and they need fifty of the same part rather than one of
each.

So the shop shows what a bulk buyer has to know first: the price of one piece, the smallest quantity, what is on the
shelf at this moment, and the full specification under the manufacturer’s part number. An order takes its stock off the
shelf at once, and nobody else can buy those pieces while you pay.`),
  figuresNote:
    'The manufacturer as a whole, over all its years and channels. What this shop counts itself stands above and below.',
  figures: [
    { figure: '100+', label: 'Happy customers' },
    { figure: '120M+', label: 'Annual revenue' },
    { figure: '33K+', label: 'Reviews' },
    { figure: '50+', label: 'Tools' },
  ],
}

/** What every shop with this program does. */
export const neutralHome: ShopRecord['home'] = {
  title: 'Computer parts in bulk',
  lead: 'Live stock, the price of every piece, and pieces that are yours from the moment you order.',
  about: '',
  figuresNote: '',
  figures: [],
}
