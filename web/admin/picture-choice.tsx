import { type ReactNode, useId, useState } from 'react'
import { CallFault } from '../app/api.ts'
import { upload } from '../app/upload.ts'
import { buttonClass } from '../ui/button.tsx'
import { FieldError } from '../ui/forms/field-error.tsx'

type Props = {
  /** What the button says. */
  says: string
  /** Elements that name and describe the choice; the button's own words where there are none. */
  labelledBy?: string
  describedBy?: string
  error?: string | undefined
  /** Hears where the picture is, once the shop has it. */
  onPicture: (url: string) => void
  /** What stands beside the button. */
  children?: ReactNode
}

/** A button that takes a picture: it is sent as it is chosen, and saved by what names it then. */
export function PictureChoice({
  says,
  labelledBy,
  describedBy = '',
  error,
  onPicture,
  children,
}: Props) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const take = async (file: File) => {
    setBusy(true)
    setRefused('')
    try {
      onPicture((await upload('images', file)).data.url)
    } catch (fault) {
      const named = fault instanceof CallFault ? fault.errors[0]?.message : undefined
      setRefused(named ?? (fault as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={busy}
          aria-labelledby={labelledBy}
          aria-describedby={`${describedBy} ${id}-error`.trim()}
          className="peer sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void take(file)
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'small',
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          )}
        >
          {busy ? 'Sending it' : says}
        </label>
        {children}
      </div>
      <FieldError id={`${id}-error`}>{refused || error}</FieldError>
    </>
  )
}
