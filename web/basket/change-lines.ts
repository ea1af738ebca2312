import type { BasketLine } from '../../contract/basket.ts'
import { CallFault, call } from '../app/api.ts'
import { writeCount } from '../trade/basket/count.ts'
import { currentBasket, loadBasket, outdate, show, unitPrice } from '../trade/basket/lines.ts'
import { changeVisitorLines, forgetMerged, type VisitorLine } from '../trade/basket/visitor.ts'

export type Change = { quantity?: number; ownNumber?: string; note?: string }

/** What is not at the shop yet, by part: changes of one line go there one after the other, the latest words only. */
const waiting = new Map<string, Change>()
const running = new Map<string, Promise<void>>()

/** Changes a line, on the page at once. A quantity, even the same, accepts what has changed since it was added. */
export function changeLine(line: BasketLine, change: Change) {
  const changed = withChange(line, change)
  const { owner, lines, faults } = currentBasket()
  const { [line.partsId]: _, ...others } = faults
  outdate()
  if (owner === '')
    changeVisitorLines((stored) =>
      stored.map((one) => (one.partsId === line.partsId ? { ...one, ...wordsOf(changed) } : one)),
    )
  show({
    lines: lines?.map((one) => (one.partsId === line.partsId ? changed : one)) ?? null,
    faults: others,
  })
  if (owner === '') return
  waiting.set(line.partsId, { ...waiting.get(line.partsId), ...change })
  runAfter(line.partsId, () => sendChanges(line.partsId))
}

function withChange(line: BasketLine, change: Change): BasketLine {
  const { part } = line
  if (change.quantity === undefined || !part) return { ...line, ...change }
  const seen = { seenUnitPrice: unitPrice(part, change.quantity), seenAvailable: part.quantity }
  return { ...line, ...change, ...seen }
}

const wordsOf = ({ quantity, ownNumber, note, seenUnitPrice, seenAvailable }: BasketLine) => ({
  quantity,
  ownNumber,
  note,
  seenUnitPrice,
  seenAvailable,
})

/** Does it after what is running for that part. */
function runAfter(partsId: string, work: () => Promise<void>) {
  const before = running.get(partsId) ?? Promise.resolve()
  const done = before
    .then(() => limited(work))
    .finally(() => {
      if (running.get(partsId) === done) running.delete(partsId)
      if (running.size === 0) tell()
    })
  running.set(partsId, done)
}

/** Hundreds of lines may be fixed at once: a few at a time go to the shop. */
const maxAtOnce = 3
let busy = 0
const queue: (() => void)[] = []

async function limited(work: () => Promise<void>) {
  if (busy === maxAtOnce) await new Promise<void>((resolve) => queue.push(resolve))
  busy += 1
  try {
    await work()
  } finally {
    busy -= 1
    queue.shift()?.()
  }
}

/** In milliseconds: how long the shop is left alone that has said that it was asked too much. */
const rest = 2_500

/** Asks until the shop is not too busy with us. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallFault) || error.status !== 429) throw error
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
}

async function sendChanges(partsId: string) {
  for (let change = take(partsId); change; change = take(partsId))
    try {
      const line = await patiently(() => call('PUT /basket/{partsId}', { partsId, ...change }))
      if (!waiting.has(partsId))
        show({
          lines:
            currentBasket().lines?.map((one) => (one.partsId === partsId ? line : one)) ?? null,
        })
    } catch (error) {
      waiting.delete(partsId)
      await failed(partsId, error as Error)
    }
}

function take(partsId: string) {
  const change = waiting.get(partsId)
  waiting.delete(partsId)
  return change
}

/** The page shows again what the shop has, and at the line why. */
async function failed(partsId: string, error: Error) {
  const { owner, faults } = currentBasket()
  if (owner !== null) await loadBasket(owner)
  show({ faults: { ...faults, [partsId]: error } })
}

/** Takes lines out. Each may be put back. */
export function removeLines(gone: BasketLine[]) {
  const ids = new Set(gone.map(({ partsId }) => partsId))
  const { owner, lines } = currentBasket()
  outdate()
  if (owner === '')
    changeVisitorLines((stored) => stored.filter(({ partsId }) => !ids.has(partsId)))
  const rest = lines?.filter(({ partsId }) => !ids.has(partsId)) ?? null
  if (rest?.length === 0) forgetMerged()
  show({ lines: rest })
  if (owner === '') return
  for (const { partsId } of gone) {
    waiting.delete(partsId)
    runAfter(partsId, () => sendRemoval(partsId))
  }
}

async function sendRemoval(partsId: string) {
  try {
    await patiently(() => call('DELETE /basket/{partsId}', { partsId }))
  } catch (error) {
    // somebody took it out before
    if (!(error instanceof CallFault && error.status === 404)) await failed(partsId, error as Error)
  }
}

/** Puts a line back to where it was. */
export function putBack(line: BasketLine, at: number) {
  const { owner, lines } = currentBasket()
  outdate()
  if (owner === '') changeVisitorLines((stored) => stored.toSpliced(at, 0, asStored(line)))
  show({ lines: lines?.toSpliced(at, 0, line) ?? null })
  if (owner !== '') runAfter(line.partsId, () => sendBack(line))
}

async function sendBack(line: BasketLine) {
  const { partsId, quantity, ownNumber, note, seenUnitPrice, seenAvailable } = line
  const back = { partsId, quantity, ownNumber, note, seenUnitPrice, seenAvailable }
  try {
    const key = crypto.randomUUID()
    await patiently(() => call('POST /basket', { lines: [back] }, { key }))
  } catch (error) {
    await failed(partsId, error as Error)
  }
}

const asStored = ({ partsName, part: _, ...line }: BasketLine): VisitorLine => ({
  ...line,
  name: partsName,
})

/** Other tabs look again: once, when all that was changed here is at the shop. */
function tell() {
  const { owner, lines } = currentBasket()
  if (owner && lines) writeCount(owner, lines.length)
}

/** When everything that was changed is at the shop. */
export async function allSent(): Promise<void> {
  while (running.size > 0) await Promise.all(running.values())
}
