import { endedTooSoon, lastDayMissing } from '../../../../contract/parts/lifecycle.ts'
import { newPart } from '../../../../contract/parts/parts.ts'
import type { Sql } from '../../../database/database.ts'
import type { ImportOptions } from '../import-rows.ts'
import type { OpenReport } from '../report.ts'
import type { Fault } from '../row-to-part/checked-part.ts'
import { givenBits } from '../row-to-part/given.ts'
import * as stamped from '../stamped/store.ts'
import * as store from '../store.ts'
import * as refusing from './store.ts'

type ByShop = {
  namesImages: boolean
  options: Pick<ImportOptions, 'asOf' | 'onlyKnown' | 'onUnknown'>
}

/**
 * What only the shop can tell: part numbers that stand twice, pictures that are not ours, what is older than what is
 * there, new parts of which something is missing, and last days that are missing or to come. Answers how many of the rows are parts that are there already.
 */
export async function refuseByShop(
  sql: Sql,
  { refuse, report }: OpenReport,
  { namesImages, options }: ByShop,
) {
  await refusing.refuseDuplicates(sql, ({ line, mpn, firstLine }) =>
    refuse(line, [{ field: 'mpn', reason: `${mpn} stands in line ${firstLine} already` }]),
  )
  report.byEntry = await refusing.putBehind(sql)
  if (namesImages)
    await refusing.matchImages(sql, ({ line, img }) =>
      refuse(line, [{ field: 'img', reason: `${img} is none of the shop’s images` }]),
    )
  const known = await store.matchParts(sql)
  if (options.onlyKnown)
    report.unknown = await refusing.leaveUnknown(sql, ({ line }) => options.onUnknown?.(line))
  await refusing.refuseIncomplete(sql, ({ line, lacks }) => refuse(line, lacking(lacks)))
  await refusing.refuseUnsaleable(sql, ({ line }) => refuse(line, [unsaleable]))
  await refusing.refuseLastDays(sql, ({ line, isMissing }) =>
    refuse(line, [{ field: 'lastBuyOn', reason: isMissing ? lastDayMissing : endedTooSoon }]),
  )
  if (known === 0) return 0
  const { asOf } = options
  // what says no time is as of now, however long it waited for others
  if (asOf) await refuseOlder(sql, asOf, refuse)
  await refusing.refuseUnpriced(sql, ({ line, field }) =>
    refuse(line, [{ field, reason: unpriced[field] }]),
  )
  return known
}

/** Refuses rows that are older than what was said last of their part. */
export async function refuseOlder(sql: Sql, asOf: Date, refuse: OpenReport['refuse']) {
  await stamped.refuseOlder(sql, asOf, ({ line, field, asOf: last }) =>
    refuse(line, [{ field, reason: olderThan(asOf, last) }]),
  )
}

const olderThan = (asOf: Date, last: Date) =>
  `This is as of ${asOf.toISOString()}; what is there is as of ${last.toISOString()}`

const unpriced = {
  price: 'The part’s price breaks would be above this price: give the breaks as well',
  maxQuantity: 'The part’s maximum would be less than the least that can be ordered',
}

const wordsOf = (field: 'name' | 'category') =>
  newPart.shape[field].safeParse(null).error?.issues[0]?.message ?? ''

const lacked = {
  name: wordsOf('name'),
  category: wordsOf('category'),
  price: 'There is no price: none in this row, in a price file, or by default',
} as const

const lacking = (lacks: number): Fault[] =>
  (['name', 'category', 'price'] as const)
    .filter((field) => (lacks & givenBits[field]) !== 0)
    .map((field) => ({ field, reason: lacked[field] }))

const unsaleable = {
  field: 'minQuantity',
  reason: 'The minimum quantity cannot be more than the quantity',
}
