import type { Layout } from './columns/guess.ts'

/**
 * What the buyer decided of a row. Every row has what was read of it, and this on top; it is kept in exports.
 * `part`: our number of the part that is meant. `pieces`: for all machines, instead of the quantity of the cell. `order`: so
 * many of the part, instead of the `of` pieces that all its rows come to. `typedFor`: the number of machines when these
 * were said, where it is another now. `gone`: not to be ordered, by the buyer's word or because
 * the row is struck through, or in the basket already.
 */
export type Choice = {
  part?: string
  pieces?: number
  order?: { take: number; of: number }
  typedFor?: number
  gone?: Gone
}

export const goneWords = ['left out', 'struck through', 'in the basket'] as const
export type Gone = (typeof goneWords)[number]

/** A bill of materials: the buyer's rows to the letter, how they are read, and what was decided of them. */
export type Bom = {
  /** What the buyer calls it: a file's name without its ending. */
  name: string
  /** Every row of the file, all of the same width. */
  rows: readonly (readonly string[])[]
  layout: Layout
  builds: number
  /** By the row's place in `rows`. */
  choices: Readonly<Record<number, Choice>>
  /** By "row,column" what a cell of a workbook is, where it shows something else. */
  values?: Readonly<Record<string, string>>
  /** By row what a workbook says of it beside its cells, which leaves open whether it is to be ordered. */
  said?: Readonly<Record<number, string>>
}

/** Rows as a parts list has them: all as wide as the widest, none behind the last that holds anything. */
export function squared(rows: readonly (readonly string[])[]): string[][] {
  const last = rows.findLastIndex(hasAnything)
  const kept = rows.slice(0, last + 1)
  const width = kept.reduce((most, row) => Math.max(most, row.length), 0)
  return kept.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

export const hasAnything = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** What changes of a choice: undefined takes it back. */
export type ChoiceChange = { [K in keyof Choice]?: Choice[K] | undefined }

/** The parts list with rows decided otherwise. */
export function decided(bom: Bom, changes: readonly (readonly [number, ChoiceChange])[]): Bom {
  const choices: Record<number, Choice> = { ...bom.choices }
  for (const [row, change] of changes) {
    const next = Object.entries({ ...choices[row], ...change }).filter(
      ([, value]) => value !== undefined,
    )
    if (next.length === 0) delete choices[row]
    else choices[row] = Object.fromEntries(next)
  }
  return { ...bom, choices }
}
