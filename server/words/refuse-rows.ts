import { Refusal } from '../../contract/refusals.ts'

/** What is wrong with a row of a file, and on which line it begins. */
export type RowFault = { line: number; message: string }

/** Refuses a file of which rows are wrong: the first `most` of them are told with their lines. */
export function refuseRows(faults: RowFault[], most: number) {
  if (faults.length === 0) return
  const [first, ...rest] = faults.toSorted((a, b) => a.line - b.line)
  const count =
    rest.length === 0
      ? `line ${first!.line} needs your attention`
      : `${faults.length} lines need your attention`
  throw new Refusal(
    'rows_refused',
    { count },
    {
      errors: [first!, ...rest].slice(0, most).map(({ line, message }) => ({
        path: `line ${line}`,
        message,
      })),
    },
  )
}
