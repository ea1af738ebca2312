/** A text that stands exactly once in a file, and what stands there when the guard is gone. */
export type Edit = { file: string; find: string; replace: string }

/**
 * One guard of the shop: how it is taken away, and the tests that must notice. `rows` are the threats (T), faults (F)
 * and invariants (I) that it answers; `only` is a part of the names of the tests in `tests` that are run.
 */
export type Guard = { name: string; rows: string[]; edits: Edit[]; tests: string; only: string }

/** A row of the table: "T22 T23" is two rows; an edit without a third text takes the find text away. */
export const guard = (
  name: string,
  rows: string,
  edits: [file: string, find: string, replace?: string][],
  tests: string,
  only: string,
): Guard => ({
  name,
  rows: rows.split(' '),
  edits: edits.map(([file, find, replace = '']) => ({ file, find, replace })),
  tests,
  only,
})
