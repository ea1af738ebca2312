import type { BankLine, MatchSuggestion } from '../../../contract/bank/bank.ts'
import { Button } from '../../ui/button.tsx'
import { money } from '../../ui/words/amounts.tsx'
import { reasonWords } from './words.ts'

type Props = {
  line: BankLine
  suggestion: MatchSuggestion
  /** The line in words, for who does not see its row. */
  about: string
  isFirst: boolean
  busy: boolean
  disabled: boolean
  onAccept: () => void
  /** The same, with what stays open written off. */
  onWriteOff: (amount: number) => void
}

/** What a line may pay, why, and the press that says so. */
export function Suggested({ line, suggestion, about, isFirst, busy, disabled, ...on }: Props) {
  const { company, invoices, order, reasons, amount, short } = suggestion
  const { onAccept, onWriteOff } = on
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        busy={busy && isFirst}
        disabled={disabled}
        aria-label={`${company ? `Accept ${company.legalName}` : 'Mark as returned'}: ${about}`}
        onClick={onAccept}
      >
        {company ? `Accept ${money(amount, line.currency)}` : 'Mark as returned'}
      </Button>
      {company && short !== null && (
        <Button
          size="small"
          disabled={disabled || busy}
          aria-label={`Accept ${company.legalName} and write off ${money(short, line.currency)}: ${about}`}
          onClick={() => onWriteOff(short)}
        >
          …and write off {money(short, line.currency)}
        </Button>
      )}
      <p className="min-w-0 wrap-anywhere">
        {company && <span className="font-medium">{company.legalName}</span>}
        {invoices.length > 0 && <> for {invoices.join(', ')}</>}
        {order && <> for the order {order.number}</>}
        <span className="text-soft">
          {company && ': '}
          {reasons.map((reason) => reasonWords[reason]).join(', ')}
        </span>
      </p>
    </div>
  )
}
