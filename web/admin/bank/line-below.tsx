import type { BankLine, MatchSuggestion } from '../../../contract/bank/bank.ts'
import { Button } from '../../ui/button.tsx'
import { money } from '../../ui/words/amounts.tsx'
import { Matches } from './matches.tsx'
import { Suggested } from './suggested.tsx'
import { isUnsettled, payerOf } from './words.ts'

export type LineActs = {
  /** The line on which something is being done. */
  busy: string | null
  /** With what of it is written off. */
  onAccept: (line: BankLine, suggestion: MatchSuggestion, writeOff?: number) => void
  onMatch: (line: BankLine) => void
  onIgnore: (line: BankLine) => void
  onUndo: (line: BankLine) => void
}

type Props = { line: BankLine; acts: LineActs }

/** What stands under a line: what it pays, or may pay, and what can be done about it. */
export function LineBelow({ line, acts }: Props) {
  const about = `${payerOf(line)}, ${money(line.amount, line.currency)}`
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 text-sm">
      <div className="min-w-0 grow space-y-1.5">
        <Matches line={line} />
        {line.suggestions.map((suggestion, at) => (
          <Suggested
            key={`${suggestion.company?._id} ${suggestion.returns} ${suggestion.invoices}`}
            line={line}
            suggestion={suggestion}
            about={about}
            isFirst={at === 0}
            busy={acts.busy === line._id}
            disabled={acts.busy !== null}
            onAccept={() => acts.onAccept(line, suggestion)}
            onWriteOff={(amount) => acts.onAccept(line, suggestion, amount)}
          />
        ))}
        {line.note && <p className="text-soft wrap-anywhere">{line.note}</p>}
      </div>
      <LineButtons line={line} acts={acts} about={about} />
    </div>
  )
}

function LineButtons({ line, acts, about }: Props & { about: string }) {
  const shared = { size: 'small', variant: 'quiet', disabled: acts.busy !== null } as const
  if (!isUnsettled(line))
    return (
      <Button {...shared} aria-label={`Undo: ${about}`} onClick={() => acts.onUndo(line)}>
        Undo
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-1" data-screen-only>
      {line.amount > 0 && (
        <Button {...shared} aria-label={`Match: ${about}`} onClick={() => acts.onMatch(line)}>
          Match …
        </Button>
      )}
      {line.state === 'part' ? (
        <Button {...shared} aria-label={`Undo: ${about}`} onClick={() => acts.onUndo(line)}>
          Undo
        </Button>
      ) : (
        <Button {...shared} aria-label={`Ignore: ${about}`} onClick={() => acts.onIgnore(line)}>
          Ignore …
        </Button>
      )}
    </div>
  )
}
