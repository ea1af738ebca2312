import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../app/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FaultNote } from '../faults/fault-note.tsx'

/** A file that is asked for when its button is clicked. `of` is said to those who cannot see what it stands beside. */
export type Wanted = { name: string; of?: string; ask: () => Promise<Blob>; file: string }

type Props = {
  files: Wanted[]
  disabled?: boolean
  /** As words in a line of text instead of buttons. */
  asLinks?: boolean
  /** Further buttons of the row. */
  children?: ReactNode
}

/** Buttons that save files, one at a time; what could not be had says so beneath them. */
export function Downloads({ files, disabled = false, asLinks = false, children }: Props) {
  const [busy, setBusy] = useState<string>()
  const [saved, setSaved] = useState('')
  const [fault, setFault] = useState<{ error: Error; wanted: Wanted }>()
  const save = async (wanted: Wanted) => {
    setBusy(wanted.name)
    setSaved('')
    setFault(undefined)
    try {
      saveFile(await wanted.ask(), wanted.file)
      setSaved(`${wanted.name} was saved`)
    } catch (error) {
      setFault({ error: error as Error, wanted })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {files.map((wanted) => (
        <SaveButton
          key={wanted.name}
          wanted={wanted}
          busy={busy === wanted.name}
          disabled={disabled || busy !== undefined}
          asLink={asLinks}
          onClick={() => void save(wanted)}
        />
      ))}
      {children}
      <span role="status" className="sr-only">
        {saved}
      </span>
      {fault && (
        <div className="basis-full pt-1">
          <FaultNote focus error={fault.error} onRetry={() => void save(fault.wanted)} />
        </div>
      )}
    </>
  )
}

type SaveProps = {
  wanted: Wanted
  busy: boolean
  disabled: boolean
  asLink: boolean
  onClick: () => void
}

function SaveButton({ wanted: { name, of }, busy, disabled, asLink, onClick }: SaveProps) {
  const words = (
    <>
      {name}
      {of && <span className="sr-only"> {of}</span>}
    </>
  )
  if (asLink)
    return (
      <button
        type="button"
        className="link inline-flex min-h-6 items-center gap-1"
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={onClick}
      >
        {busy && <Spinner label="Working" size={14} />}
        {words}
      </button>
    )
  return (
    <Button size="small" busy={busy} disabled={disabled} onClick={onClick}>
      {!busy && <Download size={16} aria-hidden="true" />}
      {words}
    </Button>
  )
}
