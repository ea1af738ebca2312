import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { minorPerMajor, toMajor, toMinor } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { RecordGroup, ShopRecord } from '../../contract/shop-record/record.ts'
import { type AuditChange, type AuditValue, writeAudit } from '../database/audit.ts'
import type { Sql } from '../database/database.ts'
import { hasMarks } from '../images/index.ts'
import type { Shop, User } from '../shop.ts'
import { inForce, locked, locksOf } from './locks.ts'
import { refuseNumbers } from './numbers.ts'
import { filled, readRecord } from './read-record.ts'
import { insertVersion, lockRecord, type RecordRow, saveTimeZone, selectVersion } from './store.ts'

/** Changes groups of the record, from when on this instance writes by it. Refuses what the operator has set, and a change of what was seen of before. */
export async function changeShopRecord(
  shop: Shop,
  caller: User,
  { version, change }: Input<Calls['changeShopRecord']>,
): Promise<Output<Calls['changeShopRecord']>> {
  const written = await shop.database.transaction(async (sql) => {
    const row = await lockSeen(sql, version)
    const before = filled(row.firstTexts, row.changed)
    const given = whole(change, before)
    // sent back as it was shown, a field that the operator has set is no change of it
    const shown = inForce(shop.config, before, row.numbers)
    refuseLocked(shop, given, shown)
    refuseNumbers(shop.config, given.numbers, row.numbers)
    await refuseUnknownMarks(sql, given.look)
    checkLeast(given.orders, shop.config.currency)
    checkPrices(given.orders, shop.config)
    const kept = withoutLocks(shop, given, before)
    return await write(shop, sql, caller, row, { ...row.changed, ...kept }, null)
  })
  await readRecord(shop)
  return written
}

/** Brings back the record of a version, as a version of its own. */
export async function restoreShopRecord(
  shop: Shop,
  caller: User,
  { version, from }: Input<Calls['restoreShopRecord']>,
): Promise<Output<Calls['restoreShopRecord']>> {
  const written = await shop.database.transaction(async (sql) => {
    const row = await lockSeen(sql, version)
    const former = await selectVersion(sql, from)
    if (!former) throw new Refusal('not_found')
    const changed = row.numbers ? sameNumbers(former.changed, row) : former.changed
    return await write(shop, sql, caller, row, changed, from)
  })
  await readRecord(shop)
  return written
}

/** What was brought back of before the first order has the numbers of now. */
const sameNumbers = (
  { numbers: _, ...changed }: RecordRow['changed'],
  { changed: now }: RecordRow,
): RecordRow['changed'] => ({ ...changed, ...('numbers' in now && { numbers: now.numbers }) })

/** An amount of the shop has the decimals that its currency has. */
function checkLeast(orders: ShopRecord['orders'] | undefined, currency: string) {
  if (!orders || toMajor(toMinor(orders.least, currency), currency) === orders.least) return
  const decimals = Math.log10(minorPerMajor(currency))
  const message = `At most ${decimals} decimals in ${currency.toUpperCase()}`
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'change.orders.least', message }] })
}

/** Where the operator has turned taxes off, prices have none to be shown with. */
function checkPrices(orders: ShopRecord['orders'] | undefined, { hasTaxes }: Shop['config']) {
  if (orders?.prices !== 'gross' || hasTaxes) return
  const message = 'The operator has turned taxes off (TAX): prices have none to be shown with'
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'change.orders.prices', message }] })
}

/** The groups that are given; of the seller, the place and orders what was left out stays. */
function whole(
  { seller, place, orders, ...change }: Input<Calls['changeShopRecord']>['change'],
  before: ShopRecord,
): Partial<ShopRecord> {
  return {
    ...(change as Partial<ShopRecord>),
    ...(seller && { seller: { ...before.seller, ...seller } as ShopRecord['seller'] }),
    ...(place && { place: { ...before.place, ...place } as ShopRecord['place'] }),
    ...(orders && { orders: { ...before.orders, ...orders } as ShopRecord['orders'] }),
  }
}

async function lockSeen(sql: Sql, version: number): Promise<RecordRow> {
  const row = await lockRecord(sql)
  if (row?.version !== version) throw new Refusal('shop_record_changed')
  return row
}

/** Writes what is changed now as the next version, if anything is another than before. */
async function write(
  shop: Shop,
  sql: Sql,
  caller: User,
  row: RecordRow,
  changed: RecordRow['changed'],
  restored: number | null,
) {
  const [before, after] = [filled(row.firstTexts, row.changed), filled(row.firstTexts, changed)]
  const groups = (Object.keys(after) as RecordGroup[]).filter(
    (group) => !isDeepStrictEqual(before[group], after[group]),
  )
  if (groups.length === 0) return { version: row.version }
  const version = row.version + 1
  await insertVersion(sql, { version, changed, groups, restored, actorId: caller.id })
  await saveTimeZone(sql, locked(shop.config, after).place.timeZone)
  await writeAudit(sql, caller.id, 'shop-record-changed', 'shop', {
    ...changedFields(before, after, groups),
    version,
    ...(restored !== null && { restored }),
  })
  return { version }
}

/** What is another than before, by group and field, both sides as they are saved. */
function changedFields(before: ShopRecord, after: ShopRecord, groups: RecordGroup[]): AuditChange {
  const of = (record: ShopRecord) => {
    const fields = groups.flatMap((group) => fieldsOf(record, group))
    return new Map(fields)
  }
  const [was, is] = [of(before), of(after)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => !isDeepStrictEqual(was.get(field), is.get(field)),
  )
  const side = (values: Map<string, AuditValue>) =>
    Object.fromEntries(changed.map((field) => [field, values.get(field)]))
  return { before: side(was), after: side(is) }
}

/** A group is an object of fields, or a list that is one value by itself. */
function fieldsOf(record: ShopRecord, group: RecordGroup): [string, AuditValue][] {
  const value = record[group] as AuditValue
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[group, value]]
  return Object.entries(value).map(([name, field]) => [`${group}.${name}`, field])
}

/** A field that the operator has set leaves what is written below the setting, for when that is taken away. */
function withoutLocks(shop: Shop, change: Partial<ShopRecord>, before: ShopRecord) {
  const kept: Record<string, unknown> = { ...change }
  for (const field of Object.keys(locksOf(shop.config))) {
    const [group = '', name] = field.split('.')
    if (!(group in kept)) continue
    if (name === undefined) delete kept[group]
    else kept[group] = { ...(kept[group] as object), [name]: valueAt(before, field) }
  }
  return kept
}

/** A logo that is named has to be kept: every page would show none. */
async function refuseUnknownMarks(sql: Sql, look: ShopRecord['look'] | undefined) {
  const names = Object.values(look ?? {}).filter((name) => name !== null)
  if (!(await hasMarks(sql, names))) throw new Refusal('mark_missing')
}

function refuseLocked(shop: Shop, change: Partial<ShopRecord>, shown: ShopRecord) {
  for (const [field, setting] of Object.entries(locksOf(shop.config))) {
    const wanted = valueAt(change, field)
    if (wanted !== undefined && !isDeepStrictEqual(wanted, valueAt(shown, field)))
      throw new Refusal('set_by_operator', { field, setting })
  }
}

const valueAt = (record: Partial<ShopRecord>, field: string): unknown => {
  const [group = '', name] = field.split('.')
  const value = record[group as RecordGroup] as unknown as Record<string, unknown> | undefined
  return name === undefined ? value : value?.[name]
}
