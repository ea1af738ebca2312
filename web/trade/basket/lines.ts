import { useSyncExternalStore } from 'react'
import type { BasketLine } from '../../../contract/basket.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { CallFault, call } from '../../app/api.ts'
import { writeCount } from './count.ts'
import { readStored, type VisitorLine } from './visitor.ts'

/** The basket that is shown. */
export type Basket = {
  /** Whose it is: an e-mail; '' a visitor's; null while nobody's was asked for. */
  owner: string | null
  /** null until they are known. */
  lines: BasketLine[] | null
  /** Why they could not be had. */
  error: Error | null
  /** What could not be done with a line, by its part. */
  faults: Record<string, Error>
}

const nothing: Basket = { owner: null, lines: null, error: null, faults: {} }
let basket = nothing
const listeners = new Set<() => void>()

export const currentBasket = () => basket

/** Shows a basket with these changes; how many lines it has is told to the head of the page and to other tabs. */
export function show(next: Partial<Basket>) {
  const before = basket.lines?.length ?? (basket.owner === '' ? 0 : undefined)
  basket = { ...basket, ...next }
  if (basket.owner !== null && basket.lines && basket.lines.length !== before)
    writeCount(basket.owner, basket.lines.length)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The basket, as it changes. On the server there is none. */
export const useBasket = () => useSyncExternalStore(subscribe, currentBasket, () => nothing)

/** Each asking and each change has its number: an answer that was asked for before counts no more. */
let asking = 0
export const outdate = () => {
  asking += 1
}

/** Asks for a basket anew; what is shown of the same one stays meanwhile. */
export async function loadBasket(owner: string): Promise<void> {
  outdate()
  const mine = asking
  if (basket.owner !== owner) show({ ...nothing, owner })
  try {
    const lines =
      owner === '' ? await visitorLines(readStored().lines) : (await call('GET /basket', {})).lines
    if (mine === asking) show({ lines, error: null })
  } catch (error) {
    // after another company was chosen in another tab it is asked for anew
    const isOver = error instanceof CallFault && error.code === 'company_changed'
    if (mine === asking && !isOver) show({ error: error as Error })
  }
}

/** What a visitor's lines are now, in their order. */
const visitorLines = async (stored: VisitorLine[]): Promise<BasketLine[]> => {
  const parts = await factsOf(stored)
  return stored.map(({ name, ...line }) => ({
    ...line,
    partsName: name,
    part: parts.get(line.partsId) ?? null,
  }))
}

/** As many parts as one POST /prices takes. */
const atOnce = 500

/** What the shop says of parts now; those that it does not have are missing. */
export async function factsOf(lines: { partsId: string; quantity: number }[]) {
  const parts = new Map<string, PartFacts>()
  for (let at = 0; at < lines.length; at += atOnce) {
    const items = lines
      .slice(at, at + atOnce)
      .map(({ partsId, quantity }) => ({ partsId, quantity }))
    const priced = await call('POST /prices', { items })
    for (const { part } of priced.lines) if (part) parts.set(part._id, part)
  }
  return parts
}

/** What a piece costs at the legal quantity for so many, in major units. */
export const unitPrice = (part: PartFacts, quantity: number) =>
  toMajor(priceOf(pricedPart(part), quantity).unitMinor, part.currency)
