import type { Askable } from '../../../contract/orders/inquiries.ts'
import type { InquiryKind } from '../../../contract/orders/inquiry-kinds.ts'
import type { OrderRow } from '../store.ts'
import type { AskedLine } from './store.ts'

const dayMs = 86_400_000

/** How many pieces of a line may be meant by such an inquiry, and until when; null: no end is known. */
export type AskableLine = { position: number; there: number; until: Date | null }

/** What of each line may be asked: of what is not shipped to cancel it, of what left to send it back. */
export function askableLines(
  kind: InquiryKind,
  lines: AskedLine[],
  returnDays: number,
): AskableLine[] {
  return lines.map((line) => {
    const { position, quantity, shipped, cancelled, returned } = line
    const open = quantity - shipped - cancelled
    if (kind === 'cancellation' || kind === 'address') return { position, there: open, until: null }
    return { position, there: shipped - returned, until: endOf(kind, line, returnDays) }
  })
}

function endOf(kind: InquiryKind, { shippedAt, warrantyMonths }: AskedLine, returnDays: number) {
  if (!shippedAt) return null
  if (kind === 'return') return new Date(shippedAt.getTime() + returnDays * dayMs)
  const end = new Date(shippedAt)
  end.setUTCMonth(end.getUTCMonth() + warrantyMonths)
  return end
}

/** Of these only what may still be asked. */
export const stillAskable = (lines: AskableLine[], now = new Date()) =>
  lines.filter(({ there, until }) => there > 0 && (until === null || until > now))

const whereOpen: OrderRow['status'][] = ['unpaid', 'paid', 'confirmed', 'pending']
const statuses: Record<InquiryKind, OrderRow['status'][]> = {
  question: ['unpaid', 'paid', 'confirmed', 'pending', 'shipped', 'refunded'],
  // an unpaid order is cancelled by its buyer
  cancellation: ['paid', 'confirmed', 'pending'],
  return: ['pending', 'shipped'],
  warranty: ['pending', 'shipped'],
  address: whereOpen,
}

/** Why this may not be asked of the order now, in words; null when it may. */
export function whyNot(
  kind: InquiryKind,
  { status }: Pick<OrderRow, 'status'>,
  lines: AskedLine[],
  returnDays: number,
): string | null {
  if (!statuses[kind].includes(status)) return reasons[kind]
  if (kind === 'question') return null
  const there = askableLines(kind, lines, returnDays)
  if (stillAskable(there).length > 0) return null
  const ended = there.filter(({ there }) => there > 0).at(-1)?.until
  return ended ? `the time for that ended on ${ended.toISOString().slice(0, 10)}.` : reasons[kind]
}

const reasons: Record<InquiryKind, string> = {
  question: 'it was cancelled. Write to us instead.',
  cancellation: 'nothing of it is paid, or on account, and still to be shipped.',
  return: 'nothing of it has been shipped that did not come back.',
  warranty: 'nothing of it has been shipped that did not come back.',
  address: 'nothing of it is still to be shipped.',
}

const kinds: InquiryKind[] = ['question', 'cancellation', 'return', 'warranty', 'address']

/** All that may be asked of the order now, and until when. */
export function mayAsk(
  order: Pick<OrderRow, 'status'>,
  lines: AskedLine[],
  returnDays: number,
): Askable[] {
  return kinds
    .filter((kind) => whyNot(kind, order, lines, returnDays) === null)
    .map((kind) => {
      if (kind === 'question') return { kind, until: null }
      const ends = stillAskable(askableLines(kind, lines, returnDays)).map(({ until }) => until)
      const last = ends.reduce((a, b) => (a && b && b > a ? b : a), ends[0] ?? null)
      return { kind, until: last?.toISOString() ?? null }
    })
}
