/** A text that stands exactly once in a file, and what stands there when the guard is gone. */
export type Edit = { file: string; find: string; replace: string }

/**
 * The shop without one of its guards: how that is taken away, and the tests that must notice. `rows` are the
 * threats (T), faults (F) and invariants (I) that the guard answers; `only` is a part of the names of the tests in
 * `tests` that are run.
 */
export type Mutant = { name: string; rows: string[]; edits: Edit[]; tests: string; only: string }

/** A row of the table: "T22 T23" is two rows; an edit without a third text takes the find text away. */
export const mutant = (
  name: string,
  rows: string,
  edits: [file: string, find: string, replace?: string][],
  tests: string,
  only: string,
): Mutant => ({
  name,
  rows: rows.split(' '),
  edits: edits.map(([file, find, replace = '']) => ({ file, find, replace })),
  tests,
  only,
})
