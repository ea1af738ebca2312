import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { attributeNames, lifeAttributes } from '../../../contract/parts/attributes.ts'
import { goesOn, lifecycleFault, replacesItself } from '../../../contract/parts/lifecycle.ts'
import { givenMpn } from '../../../contract/parts/mpn.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { breaksFault, maximumFault } from '../../../contract/pricing/price-break-rules.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { requireCategory } from '../categories/require-category.ts'
import { auditChange } from './audit-part.ts'
import { checkPayable } from './check-payable.ts'
import { sayWhoChanges, selectShopDay } from './lifecycle-store.ts'
import { minorBreaks, minorPrice } from './minor-prices.ts'
import { mpnTaken, requireFreeMpn } from './mpn-taken.ts'
import {
  attributeColumns,
  lockPart,
  type PartChange,
  type PartRow,
  selectImageByUrl,
  updatePart,
} from './store.ts'
import { partToApi } from './to-api.ts'

type Given = Input<Calls['changePart']>
type Change = Omit<Given, 'id' | 'version' | 'lifecycleNote'>

/** Changes what is given, if the part is still as the caller read it. Orders placed before keep their number, name and price. */
export async function changePart(
  shop: Shop,
  caller: User,
  { id, version, sku, lifecycleNote = '', ...given }: Given,
): Promise<Output<Calls['changePart']>> {
  const mpn = givenMpn({ mpn: given.mpn, sku })
  const input = withDays(mpn === undefined ? given : { ...given, mpn })
  const changing = shop.database.transaction(async (sql) => {
    const image = input.img === undefined ? null : await selectImageByUrl(sql, input.img)
    if (input.img !== undefined && !image) throw new Refusal('image_not_ours')
    if (input.category !== undefined) await requireCategory(sql, input.category)
    const part = await lockPart(sql, id)
    if (!part) throw new Refusal('not_found')
    if (version !== undefined && version !== part.version) throw changedSince(part, input, shop)
    const priced = pricedAfter(part, input, shop.config.currency)
    checkPriced(priced, shop.config.currency)
    checkPayable(shop, priced)
    await checkLife(sql, part, input)
    if (lifeAttributes.some((name) => input[name] !== undefined))
      await sayWhoChanges(sql, caller.id, lifecycleNote)
    const change = changeOf(input, priced, image?.id)
    if (input.mpn !== undefined) await requireFreeMpn(sql, input.mpn, id)
    const modifiedCount = await updatePart(sql, id, change)
    await auditChange(sql, caller.id, part)
    return { modifiedCount }
  })
  return await changing.catch((fault) => {
    throw mpnTaken(fault, input.mpn ?? '')
  })
}

/** Tells the version that the part has now, and of what was to be changed both values. */
function changedSince(part: PartRow, input: Change, shop: Shop) {
  const now: Record<string, unknown> = partToApi(part, shop)
  const errors = Object.entries(input)
    .map(([path, mine]) => ({ path, mine: inJson(mine), now: inJson(now[path]) }))
    .filter((one) => one.mine !== one.now)
    .map(({ path, ...both }) => ({
      path,
      message: `It is ${both.now} now. You sent ${both.mine}.`,
    }))
  const version = { path: 'version', message: `It is ${part.version} now.` }
  return new Refusal('part_changed', {}, { errors: [version, ...errors] })
}

/** Short enough to be told. */
const inJson = (value: unknown) => {
  const text = JSON.stringify(value ?? null)
  return text.length > 200 ? `${text.slice(0, 200).toWellFormed()}…` : text
}

/** What will price the part: what is given, and what stands there of the rest. */
const pricedAfter = (part: PartRow, input: Change, currency: string) => ({
  minQuantity: input.minQuantity ?? part.minQuantity,
  orderMultiple: input.orderMultiple ?? part.orderMultiple,
  maxQuantity: input.maxQuantity === undefined ? part.maxQuantity : input.maxQuantity,
  priceMinor:
    input.price === undefined ? part.priceMinor : minorPrice(input.price, currency, 'price'),
  breaks: input.priceBreaks === undefined ? part.breaks : minorBreaks(input.priceBreaks, currency),
})

/** A new price may go below the price breaks that stand there, a new minimum the maximum. */
function checkPriced(part: ReturnType<typeof pricedAfter>, currency: string) {
  const breaks = part.breaks.map(({ from, priceMinor }) => ({
    from,
    price: toMajor(priceMinor, currency),
  }))
  const fault = breaksFault(toMajor(part.priceMinor, currency), breaks) ?? maximumFault(part)
  if (!fault) return
  const error = { path: fault.path.join('.'), message: fault.message }
  throw new Refusal('invalid_input', {}, { errors: [error] })
}

/** A part that goes on has no last days any more, said or not. */
const withDays = (input: Omit<Change, 'sku'>) =>
  input.lifecycle !== undefined && goesOn(input.lifecycle)
    ? { lastBuyOn: null, lastShipOn: null, ...input }
    : input

/** What is given has to be right with what stands there of the rest. */
async function checkLife(sql: Sql, part: PartRow, input: Change) {
  const given = Object.fromEntries(
    lifeAttributes.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  )
  const after = { ...part, ...given, mpn: input.mpn ?? part.mpn }
  const isSaid = Object.keys(given).length > 0
  if (!isSaid && (input.mpn === undefined || !replacesItself(after))) return
  const fault = lifecycleFault(after, await selectShopDay(sql))
  if (fault)
    throw new Refusal(
      'invalid_input',
      {},
      { errors: [{ path: fault.path.join('.'), message: fault.message }] },
    )
}

function changeOf(
  input: Change,
  priced: ReturnType<typeof pricedAfter>,
  imageId: string | undefined,
): PartChange {
  const all = {
    mpn: input.mpn,
    name: input.name,
    details: input.details,
    category: input.category,
    min_quantity: input.minQuantity,
    order_multiple: input.orderMultiple,
    max_quantity: input.maxQuantity,
    pack_name: input.pack === undefined ? undefined : (input.pack?.name ?? null),
    pack_size: input.pack === undefined ? undefined : (input.pack?.size ?? null),
    price_minor: input.price === undefined ? undefined : priced.priceMinor,
    breaks: input.priceBreaks === undefined ? undefined : priced.breaks,
    img: input.img,
    image_id: imageId,
    specs: input.specs,
    ...Object.fromEntries(attributeNames.map((name) => [attributeColumns[name], input[name]])),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as PartChange
}
