import { useRef } from 'react'

/** Which rows were chosen, by id, and how that changes. */
export type Choice<T> = {
  has: (id: string) => boolean
  set: (rows: T[], isChosen: boolean) => void
}

/** The choice that a set of ids holds. */
export function choiceOf<T>(
  chosen: ReadonlySet<string>,
  onChoose: (chosen: Set<string>) => void,
  idOf: (row: T) => string,
): Choice<T> {
  const set = (rows: T[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const row of rows)
      if (isChosen) next.add(idOf(row))
      else next.delete(idOf(row))
    onChoose(next)
  }
  return { has: (id) => chosen.has(id), set }
}

type Props<T> = { rows: T[]; ids: string[]; choice: Choice<T> }

/** Chooses all rows of a page, or none; between the two it says that some are. */
export function ChooseAll<T>({ rows, ids, choice }: Props<T>) {
  const count = ids.filter(choice.has).length
  const isAll = ids.length > 0 && count === ids.length
  return (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      className="block size-4 accent-accent"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => choice.set(rows, !isAll)}
    />
  )
}

/** With Shift what lies between two rows is chosen as the second of them is. */
export function useRanges<T>(rows: T[], choice: Choice<T> | undefined) {
  const last = useRef<T>(undefined)
  return (at: number, isChosen: boolean, until: boolean) => {
    const from = until && last.current !== undefined ? rows.indexOf(last.current) : -1
    const [start, end] = from === -1 ? [at, at] : [Math.min(at, from), Math.max(at, from)]
    last.current = rows[at]
    choice?.set(rows.slice(start, end + 1), isChosen)
  }
}
