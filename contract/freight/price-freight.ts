import { formatMoney } from '../pricing/money.ts'
import type { Incoterm, ShippingKind } from './kinds.ts'
import { weightInWords } from './weight-words.ts'

/** A way to send an order. `carrier` and `note` may be empty. */
export type FreightMethod = {
  id: string
  name: string
  kind: ShippingKind
  carrier: string
  /** On which it may go, the default first. */
  incoterms: Incoterm[]
  note: string
}

/** What a method costs up to a weight. Amounts in minor units. */
export type FreightBand = {
  methodId: string
  /** In grams, included; null: whatever it weighs. */
  upToGrams: number | null
  priceMinor: number
  /** Besides, for each kilogram of the whole weight that is begun. */
  perKgMinor: number
  /** Goods for so much, without tax, go free; null: none do. */
  freeFromMinor: number | null
}

/** The account of a company with a carrier. */
export type CarrierAccount = { id: string; carrier: string; number: string }

/** What the seller offers where a sale goes: `bands` are those of the zone. */
export type FreightSetup = {
  methods: (FreightMethod & { isOn: boolean })[]
  /** Null: the place belongs to none. */
  zone: { id: string; name: string } | null
  bands: FreightBand[]
}

export type FreightSale = {
  /** Whether it is known field by field where it goes. */
  hasPlace: boolean
  lines: { name: string; grams: number | null; quantity: number }[]
  /** The goods without tax, in minor units. */
  goodsMinor: number
  currency: string
  /** Whether a company buys, and its accounts with carriers. */
  accounts: CarrierAccount[] | null
}

/** Whether a method can be chosen, and what it costs: null where that is said later, or it cannot. `why` is a sentence for the buyer. */
export type FreightOffer = FreightMethod & {
  isOffered: boolean
  priceMinor: number | null
  why: string
  accounts: CarrierAccount[]
}

/**
 * What each method of shipping costs for a sale, in the seller's order. Where nothing else can be chosen, or rates could say nothing since a
 * weight is missing, freight is entered when the order leaves, whether or not the seller offers that: a missing weight stops no order.
 */
export function priceFreight(setup: FreightSetup, sale: FreightSale): FreightOffer[] {
  const priced = setup.methods.map((method) => offerOf(method, setup, sale))
  const others = priced.filter(({ isOn, kind }) => isOn && kind !== 'later')
  const isMissed = sale.lines.some(({ grams }) => grams === null)
  const canChoose = others.some(
    ({ kind, isOffered }) => isOffered && !(isMissed && kind === 'pickup'),
  )
  return priced
    .filter(({ isOn, kind }) => isOn || (kind === 'later' && !canChoose))
    .map(({ isOn: _, ...offer }) => offer)
}

function offerOf(
  method: FreightSetup['methods'][number],
  setup: FreightSetup,
  sale: FreightSale,
): FreightOffer & { isOn: boolean } {
  const offer = (isOffered: boolean, priceMinor: number | null, why: string) => ({
    ...method,
    isOffered,
    priceMinor,
    why,
    accounts: sale.accounts?.filter((one) => isOf(one, method)) ?? [],
  })
  if (method.kind === 'pickup') return offer(true, 0, 'You fetch it where it leaves from')
  if (method.kind === 'later')
    return offer(true, null, 'Freight is entered when it leaves, and stands on that invoice')
  if (method.kind === 'table') {
    const priced = priceByTable(method, setup, sale)
    return typeof priced === 'string' ? offer(false, null, priced) : offer(true, ...priced)
  }
  if (sale.accounts === null)
    return offer(false, null, 'For companies that have an account with the carrier')
  return sale.accounts.some((one) => isOf(one, method))
    ? offer(true, 0, 'The carrier asks your own account')
    : offer(false, null, `Your company has said no account with ${method.carrier}`)
}

const isOf = ({ carrier }: CarrierAccount, method: FreightMethod) =>
  method.kind === 'buyer_account' && carrier.toLowerCase() === method.carrier.toLowerCase()

/** The price and why, or why there is none. */
function priceByTable(
  method: FreightMethod,
  { zone, bands }: FreightSetup,
  { hasPlace, lines, goodsMinor, currency }: FreightSale,
): [priceMinor: number, why: string] | string {
  if (!hasPlace) return 'Freight goes by where it is sent: say that first'
  if (!zone) return 'It does not go there'
  const there = bands.filter(({ methodId }) => methodId === method.id)
  if (there.length === 0) return 'It does not go there'
  const unknown = lines.filter(({ grams }) => grams === null)
  if (unknown.length > 0) return `What ${inShort(unknown)} weighs is not known`
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0) * line.quantity, 0)
  const band = there
    .filter(({ upToGrams }) => upToGrams === null || grams <= upToGrams)
    .sort((a, b) => (a.upToGrams ?? Infinity) - (b.upToGrams ?? Infinity))[0]
  if (!band) return `It takes no ${weightInWords(grams)} to ${zone.name}`
  const { priceMinor, perKgMinor, freeFromMinor } = band
  if (freeFromMinor !== null && goodsMinor >= freeFromMinor)
    return [0, `Free for goods from ${formatMoney(freeFromMinor, currency)} on`]
  const kilograms = Math.ceil(grams / 1_000)
  return [priceMinor + perKgMinor * kilograms, `${weightInWords(grams)} to ${zone.name}`]
}

const inShort = ([first, ...rest]: { name: string }[]) =>
  rest.length === 0 ? first?.name : `${first?.name} and ${rest.length} more`
