import type { ReactNode } from 'react'
import { isLocale, isTimeZone } from '../../../contract/shop-record/places.ts'
import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import { dayIn, momentIn } from '../../../contract/words/days.ts'
import { mannerOf } from '../../../contract/words/manner-of.ts'
import { amountIn, parted } from '../../../contract/words/numbers.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { linesOf } from '../../ui/words/contact.ts'

/** How a place writes, as it is chosen. */
export function Written({ place, seller, contact }: ShopRecord) {
  const { currency } = useShopConfig()
  const { timeZone, locale, paper } = place
  if (!isTimeZone(timeZone)) return <Unknown>This is no time zone.</Unknown>
  if (!isLocale(locale))
    return <Unknown>This is no language with its country that is known.</Unknown>
  const manner = mannerOf(locale, currency)
  const now = new Date()
  const shown: [what: string, written: ReactNode][] = [
    ['An amount', amountIn(manner.amounts, 1_234.5)],
    ['Pieces', parted('1234567', manner.numbers)],
    ['A weight', `${parted('12.345', manner.numbers)} kg`],
    ['Today', dayIn(timeZone, now, manner)],
    ['Now', momentIn(timeZone, now, manner)],
    ['Paper', paper],
    ['An address', <Address key="address" text={seller.address || contact.address} />],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 p-5 text-sm">
      {shown.map(([what, written]) => (
        <div key={what} className="contents">
          <dt className="text-soft">{what}</dt>
          <dd className="figures">{written}</dd>
        </div>
      ))}
    </dl>
  )
}

const Unknown = ({ children }: { children: string }) => (
  <p className="p-5 text-sm text-soft">{children}</p>
)

/** An address stands as its own country writes it, wherever the shop is. */
const Address = ({ text }: { text: string }) =>
  text === ''
    ? 'As its own country writes it'
    : linesOf(text).map((line) => <p key={line}>{line}</p>)
