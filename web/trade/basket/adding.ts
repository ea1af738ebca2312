import type { PartFacts } from '../../../contract/orders/lines.ts'
import { maxLines, withLine } from '../../../contract/parts/same-part.ts'
import { CallFault, call } from '../../app/api.ts'
import { currentSession, loadSession } from '../../app/session.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { type Wanted, writeCount } from './count.ts'
import { currentBasket, factsOf, loadBasket, outdate, show, unitPrice } from './lines.ts'
import { changeVisitorLines, type VisitorLine } from './visitor.ts'

/** Adds lines to the basket of whoever is here. What fails is said in a toast and thrown, in words for people. */
export async function addLines(lines: Wanted[]): Promise<void> {
  try {
    const name = await addToTheirs(lines)
    const [first] = lines
    toast.success(
      lines.length === 1 && first
        ? `${figure(first.quantity)} × ${name} added to your basket`
        : `${counted(lines.length, 'line')} added to your basket`,
    )
  } catch (error) {
    toast.failure((error as Error).message)
    throw error
  }
}

/** Answers the name of the first part. */
async function addToTheirs(lines: Wanted[]): Promise<string> {
  const known = currentSession()
  const session = known.state === 'loading' ? await loadSession() : known
  if (session.state === 'out') return await addToVisitors(lines)
  if (!('person' in session))
    throw refusal('The shop cannot be reached. Check your connection and try again.')
  if (session.person.isAdmin)
    throw refusal('Baskets are for buyers: you are signed in as an admin.')
  return await addToBuyers(session.person.email, lines)
}

const refusal = (detail: string) =>
  new CallFault({ status: 0, code: 'not_allowed', detail, errors: [], requestId: null })

/** The key of an addition that may have come through: the same lines again are the same addition. */
let failed: { request: string; key: string } | undefined

async function addToBuyers(email: string, lines: Wanted[]) {
  const request = JSON.stringify([email, lines])
  const key = failed?.request === request ? failed.key : crypto.randomUUID()
  failed = { request, key }
  const answer = await call('POST /basket', { lines }, { key })
  failed = undefined
  outdate()
  if (currentBasket().owner === email) show({ lines: answer.lines, error: null })
  writeCount(email, answer.lines.length)
  return answer.lines.find(({ partsId }) => partsId === lines[0]?.partsId)?.partsName ?? ''
}

async function addToVisitors(lines: Wanted[]): Promise<string> {
  const parts = await factsOf(lines)
  if (lines.some(({ partsId }) => !parts.has(partsId)))
    throw refusal(
      lines.length === 1
        ? 'This part is not in the shop any more.'
        : 'Some of these parts are not in the shop any more.',
    )
  changeVisitorLines((before) => summed(before, lines, parts))
  outdate()
  if (currentBasket().owner === '') await loadBasket('')
  return parts.get(lines[0]!.partsId)?.name ?? ''
}

/** The lines with more in them; refused when these would be more different parts than a basket takes. */
function summed(before: VisitorLine[], lines: Wanted[], parts: Map<string, PartFacts>) {
  const all = new Map(before.map((line) => [line.partsId, line]))
  for (const { partsId, quantity, ownNumber = '', note = '' } of lines) {
    const part = parts.get(partsId)!
    const there = all.get(partsId)
    const added = { quantity, ownNumber, note }
    const words = there ? withLine(there, added) : added
    const isAsSeen = !there || there.seenUnitPrice === unitPrice(part, there.quantity)
    all.set(partsId, {
      partsId,
      mpn: part.mpn,
      name: part.name,
      ...words,
      addedAt: there?.addedAt ?? new Date().toISOString(),
      seenUnitPrice: isAsSeen ? unitPrice(part, words.quantity) : there.seenUnitPrice,
      seenAvailable: there?.seenAvailable ?? part.quantity,
    })
  }
  if (all.size > maxLines)
    throw refusal(
      `A basket takes at most ${figure(maxLines)} different parts, and this would be ${figure(all.size)}.`,
    )
  return [...all.values()]
}
