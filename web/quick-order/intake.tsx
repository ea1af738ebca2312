import { Download, FileUp } from 'lucide-react'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { saveCsv } from '../app/save-file.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toast } from '../ui/overlays/toast.ts'
import { AddLine, type TypedLine } from './rows/add-line.tsx'
import { sampleList, template } from './sample-list.ts'
import { bytesOf, useIntake } from './use-intake.ts'

type Props = {
  /** There are rows already: what takes in more is smaller. */
  isSmall: boolean
  isReading: boolean
  isBuyer: boolean
  onBytes: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Ends what is being read. */
  onStop: () => void
  onLine: (line: TypedLine) => void
}

/** The three ways in: typing a line, pasting rows anywhere, dropping a file anywhere. */
export function Intake({ isSmall, isReading, isBuyer, onBytes, onStop, onLine }: Props) {
  const { isOver } = useIntake(onBytes)
  return (
    <section
      aria-label="Add rows"
      className={classNames(
        'panel grid transition-colors lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        isOver && 'border-accent bg-accent-tint',
      )}
    >
      <div className="border-b p-4 sm:p-5 lg:border-e lg:border-b-0">
        <h2 className="text-sm font-semibold">Type</h2>
        <AddLine isBuyer={isBuyer} onLine={onLine} />
        {!isSmall && (
          <p className="mt-3 text-sm text-soft">
            By part number, our number, your own number or name. Enter adds the line and goes to the
            next; “24 × 100-100000910WOF” in one field works, too.
          </p>
        )}
      </div>
      <div className="p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">Paste or drop</h2>
          <Helpers onBytes={onBytes} />
        </div>
        <div className={classNames('mt-2 grid gap-3', isSmall && 'sm:grid-cols-[1fr_auto]')}>
          <PasteField isSmall={isSmall} onText={(text) => onBytes('Pasted rows', bytesOf(text))} />
          <FileField isSmall={isSmall} isReading={isReading} onBytes={onBytes} onStop={onStop} />
        </div>
      </div>
    </section>
  )
}

type OnBytes = Props['onBytes']

/** A list to fill in, and one to try with. */
const Helpers = ({ onBytes }: { onBytes: OnBytes }) => (
  <div className="flex flex-wrap gap-x-4 text-sm">
    <button
      type="button"
      className="link inline-flex min-h-6 items-center gap-1"
      onClick={() => saveCsv(template, 'parts-list.csv')}
    >
      <Download size={14} aria-hidden="true" /> Template
    </button>
    <button
      type="button"
      className="link min-h-6"
      onClick={() =>
        void sampleList().then(
          (text) => onBytes('Sample.csv', bytesOf(text)),
          (error: Error) => toast.failure(error.message),
        )
      }
    >
      Try a sample
    </button>
  </div>
)

function FileField({
  isSmall,
  isReading,
  onBytes,
  onStop,
}: Pick<Props, 'isSmall' | 'isReading' | 'onBytes' | 'onStop'>) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div
      className={classNames(
        !isSmall &&
          'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md border border-dashed border-edge px-4 py-5 text-center',
      )}
    >
      {!isSmall && (
        <span className="text-sm text-soft">
          Drop a workbook, a CSV or another list anywhere on this page
        </span>
      )}
      <Button
        size={isSmall ? 'medium' : 'small'}
        busy={isReading}
        onClick={() => picker.current?.click()}
      >
        {!isReading && <FileUp size={16} aria-hidden="true" />}
        {isSmall ? 'Add a file' : 'Choose a file'}
      </Button>
      {isReading && (
        <Button size={isSmall ? 'medium' : 'small'} variant="quiet" onClick={onStop}>
          Stop reading
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Parts list"
        accept=".csv,.tsv,.txt,.md,.json,.xml,.html,.xlsx,.xlsm,.xlsb,.xls,.ods,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void file.bytes().then((bytes) => onBytes(file.name, bytes))
        }}
      />
    </div>
  )
}

type PasteProps = { isSmall: boolean; onText: (text: string) => Promise<void> }

/** What is pasted here is read at once; what is typed, when asked for. */
function PasteField({ isSmall, onText }: PasteProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const read = () => void onText(typed).then(() => setTyped(''))
  const onPaste = (event: ClipboardEvent) => {
    if (typed.trim() !== '') return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text.trim() !== '') void onText(text)
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        Paste rows
      </label>
      <textarea
        id={id}
        rows={isSmall ? 1 : 4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onPaste={onPaste}
        spellCheck={false}
        placeholder={
          isSmall
            ? 'Paste more rows'
            : 'Paste rows from a spreadsheet or a mail, here or anywhere on this page'
        }
        className="input block resize-y font-mono text-sm"
      />
      {typed.trim() !== '' && (
        <Button size="small" className="mt-2" onClick={read}>
          Read these rows
        </Button>
      )}
    </div>
  )
}
