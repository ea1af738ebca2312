import type { BankLine } from '../../../contract/bank/bank.ts'
import { ibanInGroups } from '../../../contract/bank/iban.ts'
import { Badge } from '../../ui/badge.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { payerOf, stateVariants, stateWords } from './words.ts'

/** All that the bank says of a line. */
export function LineFacts({ line }: { line: BankLine }) {
  const facts: [string, string][] = [
    ['Text', line.remittance],
    ['Account', line.iban && ibanInGroups(line.iban)],
    ['Bank reference', line.bankReference],
    ['End to end', line.endToEnd],
    ['Statement', line.statement],
  ]
  return (
    <div className="space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{payerOf(line)}</span>
        <span className="font-semibold">
          <Money amount={line.amount} currency={line.currency} />
        </span>
        <Day day={line.bookedOn} />
        <Badge variant={stateVariants[line.state]}>{stateWords[line.state]}</Badge>
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="text-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
