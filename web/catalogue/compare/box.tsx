import { type Compared, compare, isCompared, maxCompared, useCompared } from './choice.ts'

/** Puts a part aside to be compared. Without script it is a box of the form in the tray, which then sends it. */
export function CompareBox({ part }: { part: Compared }) {
  const compared = useCompared()
  const isChosen = isCompared(compared, part._id)
  const isFull = !isChosen && compared.length >= maxCompared
  return (
    <label
      className="flex min-h-8 items-center gap-2 text-sm text-soft has-checked:text-ink"
      title={isFull ? `At most ${maxCompared} parts can be compared` : undefined}
    >
      <input
        type="checkbox"
        name="ids"
        value={part._id}
        form="compare-form"
        checked={isChosen}
        disabled={isFull}
        onChange={(event) => compare(part, event.currentTarget.checked)}
        className="size-4 accent-ink"
      />
      Compare
      <span className="sr-only"> {part.name}</span>
    </label>
  )
}
