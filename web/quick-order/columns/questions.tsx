import type { Layout } from '../../../bom/columns/guess.ts'
import type { ReadingQuestion } from '../../../contract/parts/bom-readings.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { questions: readonly ReadingQuestion[]; onChange: (layout: Partial<Layout>) => void }

/** What has to be known before rows are ready: each answer shows the first rows as they would be read with it. */
export function Questions({ questions, onChange }: Props) {
  return questions.map(({ about, text, choices }) => (
    <Note key={about} kind="warn">
      <p className="font-medium">{text}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ text: answer, roles, decimal, rows }) => (
          <li key={answer} className="rounded-md border bg-surface p-2">
            <Button
              size="small"
              onClick={() => onChange({ ...(roles && { roles }), ...(decimal && { decimal }) })}
            >
              {answer}
            </Button>
            <ul className="mt-1.5 font-mono text-xs text-soft">
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same
                <li key={at} className="max-w-56 truncate">
                  {row}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Note>
  ))
}
