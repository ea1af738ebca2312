import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { StatementResult } from '../../../contract/bank/bank.ts'
import { CallFault } from '../../app/api.ts'
import { saveCsv } from '../../app/save-file.ts'
import { upload } from '../../app/upload.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { UploadOutcome } from './upload-outcome.tsx'

type Props = { iban: string; currency: string; namedAs: string; onDone: () => Promise<unknown> }

/** Takes files of statements, one after the other, and says what became of each. */
export function StatementUpload({ iban, currency, namedAs, onDone }: Props) {
  const id = useId()
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<{ file: string; error: Error }>()
  const [results, setResults] = useState<{ file: File; result: StatementResult }[]>([])
  const asking = useAsked<{ file: File; why: string; rest: File[] }>()
  const add = (file: File, result: StatementResult) =>
    setResults((before) => [...before.filter((one) => one.file !== file), { file, result }])
  const send = async (files: File[]) => {
    setFault(undefined)
    for (const [at, file] of files.entries()) {
      setBusy(file.name)
      try {
        add(file, await upload('bank-statements', file))
      } catch (error) {
        if (mayBeSaid(file, error))
          asking.ask({ file, why: whyAsked(error), rest: files.slice(at + 1) })
        else setFault({ file: file.name, error: error as Error })
        break
      }
    }
    setBusy(null)
    await onDone()
  }
  const begin = (files: File[]) => {
    setResults([])
    void send(files)
  }
  return (
    <section aria-label="Upload" className="space-y-3" data-screen-only>
      <DropZone
        onDrop={(file) => {
          if (busy === null) begin([file])
        }}
        invalid={fault !== undefined}
        className="gap-x-5 gap-y-3 p-4"
      >
        <FileUp size={28} strokeWidth={1.4} className="text-soft" aria-hidden="true" />
        <div className="min-w-0 grow basis-48 text-sm">
          <p className="font-medium" role="status">
            {busy === null ? 'Statements of your bank' : `Reading ${busy}`}
          </p>
          <p id={`${id}-hint`} className="text-soft">
            camt.053 (XML) or CSV, at most 20 MB. What is here already stays as it is.
          </p>
        </div>
        <input
          id={id}
          type="file"
          multiple
          accept=".xml,.csv,.txt,.zip,text/xml,application/xml,text/csv,application/zip"
          aria-label="Files of statements"
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          disabled={busy !== null}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) begin(files)
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'primary',
            'medium',
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55',
          )}
        >
          Choose files
        </label>
      </DropZone>
      {fault && (
        <div className="space-y-1">
          <p className="text-sm font-medium wrap-anywhere">{fault.file}</p>
          <FaultNote error={fault.error} focus />
        </div>
      )}
      {results.map(({ file, result }) => (
        <UploadOutcome
          key={file.name}
          file={file}
          result={result}
          onSay={() => asking.ask({ file, why: '', rest: [] })}
        />
      ))}
      <CsvForm iban={iban} currency={currency} namedAs={namedAs} />
      <ColumnsDialog
        iban={iban}
        currency={currency}
        file={asking.about?.file}
        why={asking.about?.why ?? ''}
        open={asking.open}
        onClose={asking.close}
        onRead={async (file, result) => {
          add(file, result)
          await send(asking.about?.rest ?? [])
        }}
      />
    </section>
  )
}

/** Whether it is refused for its columns alone, and they can be said of it: not of an archive, which has several files. */
const mayBeSaid = (file: File, error: unknown): error is CallFault =>
  error instanceof CallFault &&
  error.code === 'statement_columns_unknown' &&
  !/\.zip$/i.test(file.name)

/** Without the names of the columns, which stand where it is said what they hold. */
const whyAsked = ({ errors, message }: CallFault) => errors[0]?.message ?? message

/** How a CSV has to look, with one to begin from. */
function CsvForm({ iban, currency, namedAs }: Omit<Props, 'onDone'>) {
  const file = `Account;Booked on;Amount;Currency;Name;IBAN;Text;Bank reference;End to end\r\n${iban};2026-02-14;1200.00;${currency.toUpperCase()};Example Works;;Invoice ${namedAs};20260214001;\r\n`
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit rounded-sm">How a CSV looks</summary>
      <div className="mt-2 max-w-prose space-y-2 text-soft">
        <p>
          Its header names the columns, in any order. Account (yours), Booked on, Amount, Currency,
          Name, IBAN (theirs), Text, Bank reference and End to end are known, and so are names that
          banks use, such as Buchungstag and Verwendungszweck. Of any other header you are asked
          once what its columns hold, and how its days and amounts are written.
        </p>
        <Button size="small" onClick={() => saveCsv(file, 'statement.csv')}>
          Save an example
        </Button>
      </div>
    </details>
  )
}
