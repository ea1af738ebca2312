import { useEffect, useState } from 'react'
import type { StatementResult } from '../../../contract/bank/bank.ts'
import type { StatementPreview } from '../../../contract/bank/statement-columns.ts'
import { CallFault } from '../../app/api.ts'
import { upload } from '../../app/upload.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ColumnsFields } from './columns-fields.tsx'
import {
  dayOrderOf,
  decimalOf,
  isEnough,
  saidOf,
  type TypedColumns,
  typedOf,
} from './columns-words.ts'
import { ReadSoFar } from './read-so-far.tsx'

type Props = {
  file: File | undefined
  open: boolean
  /** Why it is asked. */
  why: string
  iban: string
  currency: string
  onClose: () => void
  onRead: (file: File, result: StatementResult) => Promise<unknown>
}

/** Asks what the columns of a CSV hold, shows what is read so, and sends it. */
export const ColumnsDialog = (props: Props) => (
  <Dialog open={props.open} onClose={props.onClose} title="What are its columns?" wide>
    {props.file && <Asking {...props} file={props.file} key={props.file.name} />}
  </Dialog>
)

/** So much of a file is looked into at each choice; all of it is read when it is sent. */
const looksAt = 256 * 1024

function look(file: File, typed?: TypedColumns) {
  const some = file.size > looksAt ? new File([file.slice(0, looksAt)], file.name) : file
  const texts = typed && { columns: JSON.stringify(saidOf(typed)) }
  return upload('bank-statements/preview', some, texts ? { texts } : {})
}

type AskingProps = Props & { file: File }

function Asking(props: AskingProps) {
  const [preview, setPreview] = useState<StatementPreview>()
  const [fault, setFault] = useState<Error>()
  const { file } = props
  useEffect(() => {
    let isOver = false
    look(file).then(
      (found) => !isOver && setPreview(found),
      (error: Error) => !isOver && setFault(error),
    )
    return () => {
      isOver = true
    }
  }, [file])
  if (fault) return <FaultNote error={fault} focus />
  if (!preview) return <Skeleton className="h-64" />
  return <Form {...props} preview={preview} />
}

function firstOf({ header, rows, guess, kept }: StatementPreview): TypedColumns {
  if (kept) return typedOf(kept)
  const cellsOf = (role: 'bookedOn' | 'amount') => rows.map((row) => row[guess.indexOf(role)] ?? '')
  return {
    columns: header.map((_, at) => guess[at] ?? 'none'),
    days: dayOrderOf(cellsOf('bookedOn')),
    decimal: decimalOf(cellsOf('amount')),
    marks: { in: '', out: '' },
    account: null,
    currency: null,
  }
}

function Form({
  file,
  preview,
  why,
  iban,
  currency,
  onClose,
  onRead,
}: AskingProps & { preview: StatementPreview }) {
  const { header, rows } = preview
  const [typed, setTyped] = useState(() => firstOf(preview))
  const read = useRead(file, typed)
  const sending = useSending()
  const type = (some: Partial<TypedColumns>) => setTyped((before) => ({ ...before, ...some }))
  const send = sending.sends(async () => {
    const texts = { columns: JSON.stringify(saidOf(typed)) }
    const result = await upload('bank-statements', file, { texts })
    onClose()
    await onRead(file, result)
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-5">
      <p className="text-sm wrap-anywhere">
        <span className="font-medium">{file.name}.</span> {why} What you say of its columns is
        remembered for files with the same header.
      </p>
      <ColumnsFields
        header={header}
        rows={rows}
        typed={typed}
        iban={iban}
        currency={currency}
        errorOf={(field) =>
          sending.errorOf(`columns.${field}`) ??
          // what is refused of all of them stands below them
          (field === 'columns' ? sending.errorOf(field) : undefined)
        }
        onType={type}
        onRole={(at, role) => {
          const cells = rows.map((row) => row[at] ?? '')
          type({
            columns: typed.columns.with(at, role),
            ...(role === 'bookedOn' && typed.days === '' && { days: dayOrderOf(cells) }),
            ...(['amount', 'in', 'out'].includes(role) &&
              typed.decimal === '' && { decimal: decimalOf(cells) }),
          })
        }}
      />
      <ReadSoFar read={read} />
      <FormEnd sending={sending} onBack={onClose}>
        Read it so
      </FormEnd>
    </form>
  )
}

/** What is read of a file by what is said so far: null while that is not whole, or does not fit. */
function useRead(file: File, typed: TypedColumns) {
  const [read, setRead] = useState<StatementPreview['read'] | CallFault>(null)
  useEffect(() => {
    setRead(null)
    if (!isEnough(typed)) return
    let isOver = false
    const waiting = setTimeout(() => {
      look(file, typed).then(
        (found) => !isOver && setRead(found.read),
        (error) => !isOver && error instanceof CallFault && setRead(error),
      )
    }, 300)
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [file, typed])
  return read
}
