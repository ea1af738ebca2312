import { type ReactNode, useState } from 'react'
import { CallFault } from '../app/api.ts'
import { saveCsv } from '../app/save-file.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Note } from '../ui/note.tsx'
import { useAction } from './use-action.ts'

type Props = {
  /** Which columns the file has. */
  children: ReactNode
  example: { csv: string; name: string }
  /** Sends the file’s text; answers in words what became of it. */
  onSend: (csv: string) => Promise<ReactNode>
  onBack: () => void
}

/** Takes a file of rates, and says what became of it or which of its lines want attention. */
export function RatesImport({ children, example, onSend, onBack }: Props) {
  const { busy, fault, run } = useAction()
  const [outcome, setOutcome] = useState<ReactNode>(null)
  const send = (file: File) => {
    setOutcome(null)
    return run('file', async () => setOutcome(await onSend(await file.text())))
  }
  const lines = fault?.error instanceof CallFault ? fault.error.errors : []
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">{children} A file is taken whole, or nothing of it.</p>
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
      {outcome && <Note kind="good">{outcome}</Note>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => saveCsv(example.csv, example.name)}>Save an example</Button>
        <Button variant={outcome ? 'primary' : 'secondary'} onClick={onBack}>
          {outcome ? 'Done' : 'Go back'}
        </Button>
      </div>
    </div>
  )
}
