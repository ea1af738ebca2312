import { Download } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import type { ImportResult } from '../../../contract/parts/import.ts'
import { call } from '../../app/api.ts'
import { saveFile } from '../../app/save-file.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'

const step = 50

/** Of a file whose encoding had to be guessed; null of any other. */
export const guessedEncoding = (encoding: ImportResult['encoding']) =>
  encoding === null || encoding === 'UTF-8' || encoding === 'UTF-16'
    ? null
    : `This file is not UTF-8. It is read as ${encoding}, as older programs save: see that names are right.`

/** Of a workbook that hides something; null of any other. Hidden rows are refused, each with its reason. */
export const hiddenWords = (hidden: ImportResult['hidden']) =>
  hidden === null
    ? null
    : `The workbook has ${hidden}. Hidden rows are not imported; hidden columns are read.`

/** Whoever looks for the maker's number finds these parts by it all the same. */
const goesByEntry = (count: number) =>
  `${counted(count, 'entry of the open part database goes by its opendb_id, having', 'entries of the open part database go by their opendb_id, having')} no number, or one of an earlier row.`

type Props = {
  result: ImportResult
  /** What comes next, before what may be a long list of problems. */
  children: ReactNode
  ref: Ref<HTMLElement>
}

/** What became of a file, or would: its rows in figures, and each row that was refused with its reason. */
export function ImportReport({ result, children, ref }: Props) {
  const { outcome, skipped } = result
  const title =
    outcome === 'written' ? 'Imported' : outcome === 'dry' ? 'What would happen' : 'Nothing written'
  return (
    <section ref={ref} tabIndex={-1} className="space-y-4 outline-none" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {outcome === 'refused' && (
        <p className="text-sm text-soft">
          {counted(skipped, 'row has a problem', 'rows have a problem')}, so nothing of the file was
          written.
        </p>
      )}
      <Figures {...result} />
      <FirstRows {...result} />
      {result.byEntry > 0 && <p className="text-sm text-soft">{goesByEntry(result.byEntry)}</p>}
      {guessedEncoding(result.encoding) && (
        <p className="text-sm text-soft">{guessedEncoding(result.encoding)}</p>
      )}
      {hiddenWords(result.hidden) && (
        <p className="text-sm text-soft">{hiddenWords(result.hidden)}</p>
      )}
      {children}
      {result.problemCount > 0 && <Problems {...result} />}
    </section>
  )
}

function Figures({ dryRun, read, added, changed, unchanged, unknown, skipped }: ImportResult) {
  const rows = [
    ['Read', read],
    [dryRun ? 'Would be added' : 'Added', added],
    [dryRun ? 'Would change' : 'Changed', changed],
    ['Unchanged', unchanged],
    ['Skipped', skipped],
    ...(unknown > 0 ? [['Not ours', unknown] as const] : []),
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-flow-col">
      {rows.map(([name, count]) => (
        <div
          key={name}
          className="flex flex-col-reverse bg-surface px-4 py-3 last:max-sm:col-span-2"
        >
          <dt className="text-xs text-soft">{name}</dt>
          <dd
            className={`figures text-lg font-semibold ${name === 'Skipped' && count > 0 ? 'text-danger' : ''}`}
          >
            {figure(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const becomes = { added: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

/** The first rows as their parts are or would be, so that a column that is meant otherwise is seen before it is written. */
function FirstRows({ first, dryRun }: ImportResult) {
  if (first.length === 0) return null
  return (
    <div className="panel overflow-x-auto">
      <table className="stacked w-full text-sm">
        <caption className="sr-only">
          {dryRun ? 'The first parts as they would be' : 'The first parts as they are now'}
        </caption>
        <thead>
          <tr className="border-b text-soft">
            {['Line', 'Part number', 'Parts Name', 'Price', 'Quantity', ''].map((name) => (
              <th key={name} scope="col" className="h-9 px-3 text-start text-xs font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ line, mpn, name, price, quantity, outcome, was }) => (
            <tr key={line} className="border-b last:border-b-0">
              <td data-label="Line" className="px-3 py-1.5">
                {figure(line)}
              </td>
              <td data-label="Part number" className="px-3 py-1.5 font-mono text-xs">
                {mpn}
              </td>
              <td data-label="Parts Name" className="max-w-72 px-3 py-1.5">
                <span className="line-clamp-2">{name}</span>
              </td>
              <td data-label="Price" className="figures px-3 py-1.5">
                {figure(price)}
                {was && was.price !== price && (
                  <span className="text-soft"> was {figure(was.price)}</span>
                )}
              </td>
              <td data-label="Quantity" className="figures px-3 py-1.5">
                {figure(quantity)}
                {was && was.quantity !== quantity && (
                  <span className="text-soft"> was {figure(was.quantity)}</span>
                )}
              </td>
              <td data-label="Becomes" className="px-3 py-1.5 text-soft">
                {becomes[outcome]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Problems({ problems, problemCount, reportUrl }: ImportResult) {
  const [shown, setShown] = useState(step)
  const rows = problems.slice(0, shown)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{counted(problemCount, 'problem')}</h3>
        {reportUrl && <DownloadReport url={reportUrl} />}
      </div>
      <div className="panel overflow-x-auto">
        <table className="stacked w-full text-sm">
          <caption className="sr-only">Rows with a problem</caption>
          <thead>
            <tr className="border-b text-soft">
              {['Line', 'Column', 'Problem', 'The row'].map((name) => (
                <th key={name} scope="col" className="h-9 px-3 text-start text-xs font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, column, message, row }) => (
              <tr key={`${line} ${column} ${message}`} className="border-b last:border-b-0">
                <td data-label="Line" className="px-3 py-1.5">
                  {figure(line)}
                </td>
                <td data-label="Column" className="px-3 py-1.5 whitespace-nowrap">
                  {column ?? 'The row'}
                </td>
                <td data-label="Problem" className="px-3 py-1.5">
                  {message}
                </td>
                <td data-label="The row" className="max-w-72 px-3 py-1.5 text-soft">
                  <code className="line-clamp-2 font-mono text-xs break-all">{row}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < problems.length && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      )}
      {shown >= problems.length && problems.length < problemCount && (
        <p className="text-sm text-soft">
          The first {figure(problems.length)} are shown. The CSV has all of them.
        </p>
      )}
    </div>
  )
}

/** The report needs the token, which a plain link does not send. */
function DownloadReport({ url }: { url: string }) {
  const [fault, setFault] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    setFault(null)
    try {
      const id = url.split('/').at(-2) ?? ''
      saveFile(await call('GET /imports/{id}/report', { id }), 'import-problems.csv')
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="space-y-2">
      <Button size="small" busy={busy} onClick={() => void download()}>
        <Download size={15} aria-hidden="true" />
        Download as CSV
      </Button>
      {fault && <FaultNote error={fault} />}
    </div>
  )
}
