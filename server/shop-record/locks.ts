import type { ShopRecord } from '../../contract/shop-record/record.ts'
import type { Series } from '../../contract/words/series.ts'
import type { Config } from '../config/config.ts'
import { lockedRules } from './order-rules.ts'

/** The record with what the operator has set by settings, which goes before what is written in it. */
export function locked({ recordLocks: given }: Pick<Config, 'recordLocks'>, record: ShopRecord) {
  const { seller, links, place, colours, orders, numbers } = record
  return {
    ...record,
    seller: {
      ...seller,
      name: given['seller.name'] ?? seller.name,
      address: given['seller.address'] ?? seller.address,
      taxId: given['seller.taxId'] ?? seller.taxId,
    },
    links: given.links ?? links,
    place: {
      timeZone: given['place.timeZone'] ?? place.timeZone,
      locale: given['place.locale'] ?? place.locale,
      paper: given['place.paper'] ?? place.paper,
    },
    orders: lockedRules({ recordLocks: given }, orders),
    numbers: lockedNumbers({ recordLocks: given }, numbers),
    colours: {
      accent: given['colours.accent'] ?? colours.accent,
      darkAccent: given['colours.darkAccent'] ?? colours.darkAccent,
    },
  } satisfies ShopRecord
}

/** What numbers begin with, with what the operator has set. */
export const lockedNumbers = (
  { recordLocks: given }: Pick<Config, 'recordLocks'>,
  numbers: ShopRecord['numbers'],
): ShopRecord['numbers'] => ({
  ...numbers,
  order: given['numbers.order'] ?? numbers.order,
  invoice: given['numbers.invoice'] ?? numbers.invoice,
  creditNote: given['numbers.creditNote'] ?? numbers.creditNote,
})

/** The same as it holds: what numbers begin with stays since the first order, whatever is written or set. */
export const inForce = (
  config: Pick<Config, 'recordLocks'>,
  record: ShopRecord,
  given: Series | null,
): ShopRecord => {
  const now = locked(config, record)
  return { ...now, numbers: { ...now.numbers, ...given } }
}

/** Which setting holds each field. */
export const settingOf = {
  'seller.name': 'SELLER_NAME',
  'seller.address': 'SELLER_ADDRESS',
  'seller.taxId': 'SELLER_TAX_ID',
  links: 'SOCIAL_LINKS',
  'place.timeZone': 'TIME_ZONE',
  'place.locale': 'LOCALE',
  'place.paper': 'PAPER',
  'orders.holdMinutes': 'ORDER_HOLD_MINUTES',
  'orders.release': 'RELEASE',
  'orders.prices': 'PRICES',
  'numbers.order': 'ORDER_PREFIX',
  'numbers.invoice': 'INVOICE_PREFIX',
  'numbers.creditNote': 'CREDIT_NOTE_PREFIX',
  'colours.accent': 'THEME_FILE',
  'colours.darkAccent': 'THEME_FILE',
} as const satisfies Record<keyof Config['recordLocks'], string>

export type LockedField = keyof typeof settingOf

/** The fields that the operator has set, with the names of their settings. */
export const locksOf = ({ recordLocks: given }: Pick<Config, 'recordLocks'>) =>
  Object.fromEntries(
    Object.entries(settingOf).filter(([field]) => given[field as LockedField] !== undefined),
  )
