import type { BankLine, MatchSuggestion } from '../../../contract/bank/bank.ts'
import type { LineState, MatchReason } from '../../../contract/bank/bank-words.ts'
import type { BadgeVariant } from '../../ui/badge.tsx'

export const stateWords: Record<LineState, string> = {
  open: 'Open',
  suggested: 'Suggested',
  part: 'Matched in part',
  matched: 'Matched',
  ignored: 'Ignored',
  returned: 'Returned',
}
export const stateVariants: Record<LineState, BadgeVariant> = {
  open: 'warn',
  suggested: 'accent',
  part: 'warn',
  matched: 'good',
  ignored: 'neutral',
  returned: 'danger',
}

/** Why something is suggested, as a sentence goes on with it. */
export const reasonWords: Record<MatchReason, string> = {
  reference: 'named in the text',
  'known-account': 'paid by this account before',
  name: 'the payer’s name',
  amount: 'the very amount',
  discount: 'due less the early-payment discount',
  'only-amount': 'the only open invoice of this amount',
  sum: 'the sum of these',
  'all-open': 'the sum of all that is open',
  'less-fee': 'less by what may be a bank’s fee',
  less: 'less than is open',
  more: 'more than is open',
  'nothing-open': 'nothing is open: it pays the next invoices',
  'named-not-open': 'nothing is open of what its text names',
  return: 'the bank takes that payment back',
  'order-over': 'that order takes no money any more: it is the company’s, or paid out',
}

/** Whether somebody still has to decide about a line. */
export const isUnsettled = ({ state }: BankLine) =>
  state === 'open' || state === 'suggested' || state === 'part'

/** Whether what a suggestion leaves over is to be the company’s, as its reasons say. */
export const leavesOver = ({ reasons }: MatchSuggestion) =>
  (['more', 'nothing-open', 'order-over'] as const).some((reason) => reasons.includes(reason))

/** Who stands on the other side, as far as the bank says it. */
export const payerOf = ({ name, iban, amount }: BankLine) =>
  name || iban || (amount < 0 ? 'Paid to somebody' : 'Somebody')
