import { useState } from 'react'
import type { RatesResult } from '../../../contract/tax/setup.ts'
import { CallFault, call } from '../../app/api.ts'
import { saveCsv } from '../../app/save-file.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { useAction } from '../use-action.ts'

const example =
  'country,region,postal prefix,class,percent,starts on,ends on\r\nUS,CA,,standard,7.25,2026-01-01,\r\nUS,CA,941,standard,8.625,2026-01-01,\r\n'

/** Takes a file of rates, and says what became of it or which of its lines want attention. */
export function ImportForm({
  onDone,
  onBack,
}: {
  onDone: () => Promise<unknown>
  onBack: () => void
}) {
  const { busy, fault, run } = useAction()
  const [result, setResult] = useState<RatesResult | null>(null)
  const send = (file: File) => {
    setResult(null)
    return run('file', async () => {
      setResult(await call('POST /tax-rate-imports', { csv: await file.text() }))
      await onDone()
    })
  }
  const lines = fault?.error instanceof CallFault ? fault.error.errors : []
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        The header names the columns: country and percent have to be there; region, postal prefix,
        class, starts on and ends on may be. A rate without a first day holds from today, and the
        one before it ends. A file is taken whole, or nothing of it.
      </p>
      <TextField
        label="A CSV with rates"
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={busy !== null}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      {fault && <FaultNote error={fault.error} focus />}
      {lines.length > 0 && (
        <ul className="max-h-60 divide-y overflow-y-auto rounded-md border text-sm">
          {lines.map(({ path, message }) => (
            <li key={path} className="px-3 py-1.5">
              <span className="font-medium first-letter:uppercase">{path}</span>: {message}
            </li>
          ))}
        </ul>
      )}
      {result && <Outcome result={result} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => saveCsv(example, 'tax-rates.csv')}>Save an example</Button>
        <Button variant={result ? 'primary' : 'secondary'} onClick={onBack}>
          {result ? 'Done' : 'Go back'}
        </Button>
      </div>
    </div>
  )
}

const Outcome = ({ result: { added, changed, ended, unchanged } }: { result: RatesResult }) => (
  <Note kind="good">
    {counted(added, 'rate')} added, {changed} changed, {ended} ended by a new one, {unchanged} as
    before.
  </Note>
)
