import { type Rule, rule } from '../rule.ts'
import { selectWrongMatched, selectWrongStates } from './store.ts'

const called = ({ id, day }: { id: string; day: string }) => `bank line ${id} of ${day}`

/** What came by the bank is what was written down by it, line by line. */
export const bankRules: Rule[] = [
  rule('bank-matched', selectWrongMatched, ({ matched, paid, ...line }) => ({
    subject: called(line),
    says: `${matched} of ${line.amount} is matched, and the payments that came by it come to ${paid}`,
    repair:
      'Compare the line under Dashboard, Bank with the entries of the companies that it paid before you change a row.',
  })),
  rule('bank-state', selectWrongStates, ({ state, meant, ...line }) => ({
    subject: called(line),
    says: `it is ${state}, and what is known of it says ${meant}`,
    repair:
      'Look at the line under Dashboard, Bank: undo what was decided of it, and decide it anew.',
  })),
]
