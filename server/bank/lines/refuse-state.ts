import type { LineState } from '../../../contract/bank/bank-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { LineRow } from './store.ts'

const words: Record<LineState, string> = {
  open: 'open',
  suggested: 'open, with suggestions,',
  part: 'matched in part',
  matched: 'matched',
  ignored: 'ignored',
  returned: 'returned',
}

/** Says in which state a line is that cannot become what was asked. */
export function refuseState({ state }: Pick<LineRow, 'state'>): never {
  throw new Refusal('bank_line_state', { state: words[state] })
}
