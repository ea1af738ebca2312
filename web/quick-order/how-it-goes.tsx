import { Note } from '../ui/note.tsx'

const facts = [
  {
    title: 'Any layout',
    text: 'Titles above the header, no header at all, decimal commas, packs, totals: the columns are guessed and shown, you correct them, and they are remembered for the next file like it.',
  },
  {
    title: 'Matched three ways',
    text: 'By the manufacturer’s part number, by ours, and by your own. What is only similar is offered with the reason and never chosen for you.',
  },
  {
    title: 'Every row accounted for',
    text: 'A row is ready, summed with another row of the same part, or listed with the reason. The export gives back your own rows and columns with ours behind them.',
  },
]

/** What happens to a list, for who has none here yet. `onUndo` brings rows back that were just taken away. */
export function HowItGoes({ onUndo }: { onUndo?: () => void }) {
  return (
    <>
      {onUndo && (
        <Note
          action={
            <button type="button" className="link min-h-6" onClick={onUndo}>
              Bring them back
            </button>
          }
        >
          The rows were taken away.
        </Note>
      )}
      <dl className="grid gap-x-10 gap-y-6 pt-4 sm:grid-cols-3">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
