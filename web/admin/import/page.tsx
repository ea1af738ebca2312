import { type ReactNode, useEffect, useRef } from 'react'
import { privatePage } from '../../app/private-page.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { counted, inPercent } from '../../ui/words/amounts.tsx'
import { PageHead } from '../page-head.tsx'
import { ColumnFaults, columnFaults, ImportColumns, openQuestions } from './columns.tsx'
import { ImportExplained } from './explained.tsx'
import { ImportFile } from './file.tsx'
import { guessedEncoding, hiddenWords, ImportReport } from './report.tsx'
import { ImportSettingsFields } from './settings.tsx'
import { type Doing, type ImportPreview, type ImportWork, useImport } from './work.ts'

export const meta = privatePage('Import Parts')

export default function ImportPage() {
  const work = useImport()
  const { file, preview, result, doing, fault } = work
  const report = useRef<HTMLElement>(null)
  useEffect(() => {
    if (result) report.current?.focus()
  }, [result])
  const isDone = result?.outcome === 'written'
  return (
    <div className="max-w-5xl space-y-6">
      <PageHead
        title="Import Parts"
        says="Add and change many parts from one file. Nothing is written before you have seen what would happen."
      />
      {!isDone && (
        <Step at={1} title="File">
          <ImportFile
            file={file}
            preview={preview}
            busy={doing !== null}
            onChoose={(chosen) => void work.choose(chosen)}
          />
          {doing?.what === 'looking' && <Progress doing={doing} />}
          {fault && !preview && <FaultNote error={fault} focus />}
          {preview && <AboutFile preview={preview} />}
        </Step>
      )}
      {!file && <ImportExplained />}
      {preview && preview.rows > 0 && !isDone && <Columns work={work} preview={preview} />}
      {result && (
        <ImportReport ref={report} result={result}>
          <NextStep work={work} />
        </ImportReport>
      )}
    </div>
  )
}

/** What is worth knowing of a file before its columns are matched. */
function AboutFile({
  preview: { rows, format, encoding, header, hidden },
}: {
  preview: ImportPreview
}) {
  if (rows === 0)
    return (
      <Note kind="warn">
        {format !== 'json' && format !== 'jsonl'
          ? 'There are no rows below the header: nothing can be imported.'
          : 'There are no entries in this file: nothing can be imported.'}
      </Note>
    )
  const guessed = guessedEncoding(encoding)
  return (
    <>
      {guessed && <Note kind="warn">{guessed}</Note>}
      {hidden !== null && <Note kind="warn">{hiddenWords(hidden)}</Note>}
      {header !== null && header > 1 && (
        <Note>{`Line ${header} names the columns: what stands above it is not read.`}</Note>
      )}
    </>
  )
}

function Columns({ work, preview }: { work: ImportWork; preview: ImportPreview }) {
  const { mapping, settings, doing, fault, result } = work
  const faults = columnFaults(preview, mapping, settings)
  return (
    <Step at={2} title="Columns">
      {preview.needsMapping ? (
        <ImportColumns preview={preview} mapping={mapping} onMap={work.map} />
      ) : (
        <Note>These are entries of the open part database: their columns are known.</Note>
      )}
      <Questions work={work} preview={preview} />
      <ImportSettingsFields settings={settings} fault={fault} onSet={work.set} file={work.file} />
      <ColumnFaults faults={faults} />
      {doing && doing.what !== 'looking' && <Progress doing={doing} />}
      {fault && <FaultNote error={fault} focus />}
      <Button
        variant={result ? 'secondary' : 'primary'}
        busy={doing?.what === 'trying'}
        disabled={doing !== null || faults.length > 0}
        onClick={() => void work.try()}
      >
        {result ? 'Try again' : 'Try it without writing'}
      </Button>
    </Step>
  )
}

/** Columns that may be the stock or the price: nothing is tried before somebody said what they are. */
function Questions({ work, preview }: { work: ImportWork; preview: ImportPreview }) {
  const open = openQuestions(preview, work.mapping, work.settings)
  return open.map(({ field, text }) => (
    <Note key={field} kind="warn">
      <p>{text}.</p>
      <Button
        size="small"
        className="mt-2"
        onClick={() => work.set({ answered: [...work.settings.answered, field] })}
      >
        None of them
      </Button>
    </Note>
  ))
}

/** What comes after a report: writing what was tried, or going on to the parts. */
function NextStep({ work }: { work: ImportWork }) {
  const { result, doing } = work
  const rows = (result?.added ?? 0) + (result?.changed ?? 0)
  if (result?.outcome === 'written')
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to="/dashboard/manage-products">
          See the parts
        </ButtonLink>
        <Button onClick={work.startAgain}>Import another file</Button>
      </div>
    )
  if (result?.outcome === 'refused' || rows === 0)
    return (
      <p className="text-sm text-soft">
        {result && result.unchanged > 0 && result.skipped === 0
          ? 'The shop has all of this already: there is nothing to import.'
          : 'No row can be imported like this. Mend the rows or the columns, and try again.'}
      </p>
    )
  return (
    <Button
      variant="primary"
      busy={doing?.what === 'importing'}
      disabled={doing !== null}
      onClick={() => void work.import()}
    >
      Import {counted(rows, 'part')}
    </Button>
  )
}

function Step({ at, title, children }: { at: number; title: string; children: ReactNode }) {
  return (
    <section className="panel space-y-5 p-4 sm:p-6" aria-label={title}>
      <h2 className="flex items-center gap-3 text-lg font-semibold">
        <span
          className="figures grid size-7 place-items-center rounded-full border border-edge text-sm"
          aria-hidden="true"
        >
          {at}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

const words: Record<Doing['what'], string> = {
  looking: 'Looking into the file',
  trying: 'Checking the rows',
  importing: 'Writing the parts',
}

function Progress({ doing: { what, share } }: { doing: Doing }) {
  const percent = Math.round(share * 100)
  const says = percent < 100 ? `Sending the file: ${inPercent(percent)}` : words[what]
  return (
    <div className="space-y-1 text-sm">
      <progress
        aria-label={words[what]}
        max={100}
        // without a value it says that there is no telling how long
        {...(percent < 100 ? { value: percent } : {})}
        className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
      />
      <p role="status" className="figures text-soft">
        {says}
      </p>
    </div>
  )
}
