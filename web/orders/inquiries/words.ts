import {
  type InquiryKind,
  type InquiryState,
  inquiryNames,
} from '../../../contract/orders/inquiry-kinds.ts'
import type { BadgeVariant } from '../../ui/badge.tsx'

/** What a buyer chooses among, as a wish of theirs. */
export const wishes: Record<InquiryKind, string> = {
  question: 'I have a question',
  cancellation: 'Please cancel what is not shipped',
  return: 'I want to return parts',
  warranty: 'A part is faulty: warranty',
  address: 'Please send it to another address',
}

/** The states of an inquiry as a buyer and as an admin read them. */
export const stateWords: Record<InquiryState, [buyer: string, admin: string, BadgeVariant]> = {
  open: ['We look into it', 'Your turn', 'warn'],
  answered: ['Answered', 'The buyer’s turn', 'calm'],
  accepted: ['Accepted: send the goods', 'Goods are awaited', 'calm'],
  settled: ['Settled', 'Settled', 'good'],
  declined: ['Declined', 'Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'Withdrawn', 'neutral'],
}

/** What stands on an order's timeline of an inquiry: "return-asked" → "Return asked for"; null: another event. */
export function inquiryEvent(kind: string): string | null {
  if (kind === 'sent-back') return 'Goods came back'
  if (kind === 'price-lowered') return 'Price lowered'
  if (kind === 'address-changed') return 'Address changed'
  const [, what, did = ''] =
    /^(question|cancellation|return|warranty|address)-(\w+)$/.exec(kind) ?? []
  if (!what) return null
  return `${inquiryNames[what as InquiryKind]} ${did === 'asked' ? 'asked for' : did}`
}
