import { Refusal } from '../../contract/refusals.ts'
import { seriesFault } from '../../contract/shop-record/numbers.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { numberBy, type Series } from '../../contract/words/series.ts'
import type { Config } from '../config/config.ts'
import { ConfigFault } from '../config/settings.ts'
import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { inForce, lockedNumbers, settingOf } from './locks.ts'
import { filled } from './read-record.ts'
import { insertNumbers, lockRecord, waitSinceChange } from './store.ts'

type Numbers = ShopRecord['numbers']

/** In so many milliseconds every instance has seen a change: see keepUp. */
const seenMs = 1_500

const kinds = ['order', 'invoice', 'creditNote'] as const satisfies (keyof Series)[]

/**
 * Before an order is placed, in its transaction: the first one writes down what numbers begin with, from when on that
 * stays. It holds the record meanwhile, so that nobody changes it; and waits until every instance knows the last
 * change, so that none calls the order otherwise. An instance that has seen an order does not ask.
 */
export async function settleNumbers(shop: Pick<Shop, 'config' | 'record'>, sql: Sql) {
  if (shop.record.numbers) return
  const row = await lockRecord(sql)
  if (!row) throw new Error('the shop has no record: its start makes it')
  const record = inForce(shop.config, filled(row.firstTexts, row.changed), row.numbers)
  numberBy(record.numbers)
  if (row.numbers) return
  await waitSinceChange(sql, seenMs)
  const { order, invoice, creditNote } = record.numbers
  await insertNumbers(sql, { order, invoice, creditNote })
}

/** Refuses other beginnings than those that numbers were given by, and what could be read as another with what the operator has set. */
export function refuseNumbers(
  config: Pick<Config, 'recordLocks'>,
  wanted: Numbers | undefined,
  given: Series | null,
) {
  if (!wanted) return
  if (given && kinds.some((kind) => wanted[kind] !== given[kind]))
    throw new Refusal('numbers_given')
  const fault = given ? null : seriesFault(lockedNumbers(config, wanted))
  if (!fault) return
  const error = { path: `change.numbers.${fault.path}`, message: fault.message }
  throw new Refusal('invalid_input', {}, { errors: [error] })
}

/** Settings that the shop cannot number by. Throws ConfigFault. */
export function checkNumbers({ recordLocks }: Config, numbers: Numbers) {
  for (const kind of kinds) {
    const set = recordLocks[`numbers.${kind}`]
    if (set !== undefined && set !== numbers[kind])
      throw new ConfigFault(
        `${settingOf[`numbers.${kind}`]} is ${set}, and orders were placed by ${numbers[kind]}: numbers that are known do not change. Set ${numbers[kind]}, or nothing`,
      )
  }
  const fault = seriesFault(numbers)
  if (fault)
    throw new ConfigFault(
      `${settingOf[`numbers.${fault.path}`]}: what numbers begin with cannot be ${kinds.map((kind) => numbers[kind]).join(', ')}. ${fault.message}`,
    )
}
