import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import type { ImportPreview } from './work.ts'

type Props = {
  file: File | null
  preview: ImportPreview | null
  busy: boolean
  onChoose: (file: File) => void
}

/** The file of an import: chosen, dropped, or pasted as rows from a spreadsheet. */
export function ImportFile({ file, preview, busy, onChoose }: Props) {
  const id = useId()
  return (
    <>
      <DropZone
        onDrop={(dropped) => {
          if (!busy) onChoose(dropped)
        }}
        className="gap-x-5 gap-y-3 p-5"
      >
        <FileUp size={32} strokeWidth={1.4} className="text-soft" aria-hidden="true" />
        <div className="min-w-0 grow text-sm">
          <p className="font-medium wrap-anywhere">{file ? file.name : 'CSV, TSV, XLSX or JSON'}</p>
          <p id={`${id}-hint`} className="figures text-soft">
            {file && preview
              ? `${counted(preview.rows, 'row')}, ${counted(preview.columns.length, 'column')}, ${sizeOf(file.size)}`
              : `At most 20 MB, also as .gz. A workbook with up to ${figure(5_000)} rows; more as CSV.`}
          </p>
        </div>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.gz,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,application/json"
          aria-label="File of parts"
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          disabled={busy}
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            if (chosen) onChoose(chosen)
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            file ? 'secondary' : 'primary',
            'medium',
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55',
          )}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </label>
      </DropZone>
      {!file && <Paste busy={busy} onChoose={onChoose} />}
    </>
  )
}

function Paste({ busy, onChoose }: Pick<Props, 'busy' | 'onChoose'>) {
  const [text, setText] = useState('')
  return (
    <details className="mt-3">
      <summary className="min-h-6 w-fit rounded-sm text-sm">Or paste rows</summary>
      <div className="mt-3 space-y-3">
        <TextArea
          label="Rows of a spreadsheet"
          hint="With the names of the columns in the first row"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          size="small"
          disabled={text.trim() === '' || busy}
          onClick={() => onChoose(new File([text], 'pasted-rows.csv', { type: 'text/csv' }))}
        >
          Look at these rows
        </Button>
      </div>
    </details>
  )
}

const sizeOf = (bytes: number) =>
  bytes >= 1_000_000
    ? `${figure(Math.round(bytes / 100_000) / 10)} MB`
    : `${figure(Math.max(1, Math.round(bytes / 1_000)))} kB`
