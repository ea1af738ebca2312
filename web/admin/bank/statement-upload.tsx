import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { StatementResult } from '../../../contract/bank/bank.ts'
import { saveCsv } from '../../app/save-file.ts'
import { upload } from '../../app/upload.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { UploadOutcome } from './upload-outcome.tsx'

type Props = { iban: string; currency: string; namedAs: string; onDone: () => Promise<unknown> }

/** Takes files of statements, one after the other, and says what became of each. */
export function StatementUpload({ iban, currency, namedAs, onDone }: Props) {
  const id = useId()
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<{ file: string; error: Error }>()
  const [results, setResults] = useState<{ file: string; result: StatementResult }[]>([])
  const send = async (files: File[]) => {
    setFault(undefined)
    setResults([])
    for (const file of files) {
      setBusy(file.name)
      try {
        const result = await upload('bank-statements', file)
        setResults((before) => [...before, { file: file.name, result }])
      } catch (error) {
        setFault({ file: file.name, error: error as Error })
        break
      }
    }
    setBusy(null)
    await onDone()
  }
  return (
    <section aria-label="Upload" className="space-y-3" data-screen-only>
      <DropZone
        onDrop={(file) => {
          if (busy === null) void send([file])
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
            if (files.length > 0) void send(files)
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
      {results.map((one) => (
        <UploadOutcome key={one.file} {...one} />
      ))}
      <CsvForm {...{ iban, currency, namedAs }} />
    </section>
  )
}

/** How a CSV has to look, with one to begin from. */
function CsvForm({ iban, currency, namedAs }: Omit<Props, 'onDone'>) {
  const file = `Account;Booked on;Amount;Currency;Name;IBAN;Text;Bank reference;End to end\r\n${iban};2026-02-14;1200.00;${currency.toUpperCase()};Example Works;;Invoice ${namedAs};20260214001;\r\n`
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit rounded-sm">How a CSV looks</summary>
      <div className="mt-2 max-w-prose space-y-2 text-soft">
        <p>
          Its header names the columns, in any order: Account (yours), Booked on, Amount and
          Currency have to be there; Name, IBAN (theirs), Text, Bank reference and End to end help
          to match. Names that banks use, such as Buchungstag and Verwendungszweck, are known. Days
          are written 2026-02-14 or 14.02.2026.
        </p>
        <Button size="small" onClick={() => saveCsv(file, 'statement.csv')}>
          Save an example
        </Button>
      </div>
    </details>
  )
}
