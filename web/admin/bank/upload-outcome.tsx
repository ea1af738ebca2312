import type { StatementResult } from '../../../contract/bank/bank.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { counted } from '../../ui/words/amounts.tsx'

type Props = { file: File; result: StatementResult; onSay: () => void }

/** What became of a file: how many of its lines are new, and what became of those; and what was not taken. */
export function UploadOutcome({ file, result, onSay }: Props) {
  const { problems, problemCount, warnings } = result
  const isWhole = problemCount === 0 && warnings.length === 0
  return (
    <Note kind={isWhole ? 'good' : 'warn'}>
      <p className="font-medium wrap-anywhere">{file.name}</p>
      <p>{sentenceOf(result)}</p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {problemCount > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit rounded-sm">
            {counted(problemCount, 'row was', 'rows were')} not taken
          </summary>
          <ul className="mt-1 space-y-1">
            {problems.map(({ line, message, row }) => (
              <li key={`${line} ${row}`} className="wrap-anywhere">
                {line}: {message}. <span className="font-mono text-xs">{row}</span>
              </li>
            ))}
          </ul>
          {problemCount > problems.length && <p>The first {counted(problems.length, 'row')}.</p>}
          {/\.(csv|txt)$/i.test(file.name) && (
            <Button size="small" className="mt-2" onClick={onSay}>
              Say how its rows are read
            </Button>
          )}
        </details>
      )}
    </Note>
  )
}

function sentenceOf(result: StatementResult): string {
  const { new: added, known } = result
  if (added === 0)
    return `Nothing is new: ${known === 0 ? 'it has no lines' : `${counted(known, 'line')} were here already`}.`
  const became = (
    [
      ['matched', result.matched === 1 ? 'booked by itself' : 'booked by themselves'],
      ['suggested', 'with a suggestion'],
      ['open', 'open'],
      ['ignored', 'that went out'],
    ] as const
  ).flatMap(([state, words]) => (result[state] > 0 ? `${result[state]} ${words}` : []))
  const old = known > 0 ? `; ${counted(known, 'line')} known already` : ''
  return `${counted(added, 'new line')}: ${became.join(', ')}${old}.`
}
