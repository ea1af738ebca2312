import { withLine } from '../../../contract/parts/same-part.ts'
import { CallFault, call } from '../../app/api.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { writeCount } from './count.ts'
import { currentBasket, outdate, show } from './lines.ts'
import { type Merging, readStored, type Stored, type VisitorLine, writeStored } from './visitor.ts'

/**
 * After somebody logged in: what was put into the basket before comes into theirs. The lines are set aside under a key
 * that survives a reload and are sent under it until the shop has said that they came, so that nothing is lost when it
 * is cut, and nothing doubled when it is sent again. What the shop refuses goes back to the visitor's lines.
 */
export async function bringAlong(by: string): Promise<void> {
  const { lines, merging, refused } = readStored()
  const isWaiting = merging.some((one) => one.by === by)
  if (isWaiting || (lines.length > 0 && refused?.by !== by)) await alone(() => merge(by))
  else if (currentBasket().owner !== by) writeCount(by, (await call('GET /basket-count', {})).count)
}

/** Sends again what was refused before. */
export async function bringAgain(by: string): Promise<void> {
  writeStored({ ...readStored(), refused: null })
  await bringAlong(by)
}

/** One tab at a time, where browsers can tell. */
const alone = async (work: () => Promise<void>) =>
  navigator.locks ? await navigator.locks.request('basket', work) : await work()

async function merge(by: string) {
  if (!readStored().merging.some((one) => one.by === by)) await setAside(by)
  const merging = readStored().merging.find((one) => one.by === by)
  if (!merging) return
  try {
    const { lines } = await send(merging)
    finish(by, (stored) => ({ ...stored, merged: mergedBy(merging) }))
    outdate()
    if (currentBasket().owner === by) show({ lines, error: null })
    writeCount(by, lines.length)
    const count = counted(merging.lines.length, 'part')
    toast.success(`${count} from before you logged in: now in your basket`)
  } catch (error) {
    // who looks at the basket is told that lines wait, though they were set aside after it was drawn
    show({})
    if (!(error instanceof CallFault) || !isRefused(error)) throw error
    const refused = { by, words: error.errors[0]?.message ?? error.message }
    finish(by, (stored) => ({ ...stored, lines: joined(merging.lines, stored.lines), refused }))
    writeCount(by, (await call('GET /basket-count', {})).count)
  }
}

/** Asking again will not help: the lines themselves are refused. */
const isRefused = ({ status, code }: CallFault) =>
  status >= 400 && status < 500 && ![401, 403, 429].includes(status) && code !== 'request_running'

async function setAside(by: string) {
  const { lines: before } = await call('GET /basket', {})
  const stored = readStored()
  if (stored.lines.length === 0) return
  const ids = new Set(stored.lines.map(({ partsId }) => partsId))
  const had = Object.fromEntries(
    before.filter(({ partsId }) => ids.has(partsId)).map((one) => [one.partsId, one.quantity]),
  )
  const merging = { by, key: crypto.randomUUID(), lines: stored.lines, had }
  writeStored({ ...stored, lines: [], merging: [...stored.merging, merging] })
}

const send = (merging: Merging) =>
  call(
    'POST /basket',
    {
      lines: merging.lines.map(({ partsId, quantity, ownNumber, note, ...seen }) => ({
        partsId,
        quantity,
        ownNumber,
        note,
        seenUnitPrice: seen.seenUnitPrice,
        seenAvailable: seen.seenAvailable,
      })),
    },
    { key: merging.key },
  )

function finish(by: string, change: (stored: Stored) => Stored) {
  const stored = readStored()
  writeStored(change({ ...stored, merging: stored.merging.filter((one) => one.by !== by) }))
  // who looks at the basket reads anew what became of it
  show({})
}

const mergedBy = ({ by, lines, had }: Merging) => ({
  by,
  lines: lines.map(({ partsId, name, quantity }) => ({
    partsId,
    name,
    added: quantity,
    had: had[partsId] ?? 0,
  })),
})

function joined(back: VisitorLine[], since: VisitorLine[]): VisitorLine[] {
  const all = new Map(back.map((line) => [line.partsId, line]))
  for (const line of since) {
    const there = all.get(line.partsId)
    all.set(line.partsId, there ? { ...there, ...withLine(there, line) } : line)
  }
  return [...all.values()]
}
