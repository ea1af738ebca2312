import { lineStates } from '../../../contract/bank/bank-words.ts'
import { ibanIn } from '../../../contract/bank/iban.ts'
import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { remindersWait } from '../../credit/index.ts'
import type { Shop } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { countStates } from '../lines/store.ts'
import { selectMissing, selectNewestOn } from './store.ts'

/** The account that the shop is paid to, how far its statements go, and how many of their lines are in which state. */
export async function getBank(shop: Shop): Promise<Output<Calls['getBank']>> {
  const { sql } = shop.database
  const { currency, transferTolerance: tolerance } = shop.config
  const iban = ibanIn((await readRecord(shop)).seller.payTo)
  const [counts, newestOn, missing, isWaiting] = await Promise.all([
    countStates(sql),
    iban ? selectNewestOn(sql, iban) : null,
    iban ? selectMissing(sql, iban) : [],
    remindersWait(sql),
  ])
  const states = Object.fromEntries(lineStates.map((state) => [state, 0])) as Record<
    (typeof lineStates)[number],
    number
  >
  for (const { state, count } of counts) states[state] = count
  return {
    iban,
    currency,
    states,
    newestOn,
    tolerance,
    namedAs: invoiceNumber(123),
    remindersWait: isWaiting,
    missing: missing.map(({ openingMinor, ...days }) => ({
      ...days,
      opening: toMajor(openingMinor, currency),
    })),
  }
}
