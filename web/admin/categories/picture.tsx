import { useId, useState } from 'react'
import { CallFault } from '../../app/api.ts'
import { upload } from '../../app/upload.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'

type Props = { img: string; error: string | undefined; onImg: (img: string) => void }

/** The picture that stands for parts without one: uploaded as it is chosen, kept when the form is saved. */
export function CategoryPicture({ img, error, onImg }: Props) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const take = async (file: File) => {
    setBusy(true)
    setRefused('')
    try {
      onImg((await upload('images', file)).data.url)
    } catch (fault) {
      const named = fault instanceof CallFault ? fault.errors[0]?.message : undefined
      setRefused(named ?? (fault as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      <span className="grid h-24 w-32 shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken text-xs text-soft">
        {img ? (
          <img data-plate src={img} alt="" className="size-full object-contain" />
        ) : (
          'No picture'
        )}
      </span>
      <div className="min-w-0 grow basis-56 space-y-2 text-sm">
        <p id={`${id}-label`} className="font-medium">
          Picture <span className="font-normal text-soft">(optional)</span>
        </p>
        <p id={`${id}-hint`} className="text-soft">
          Stands for parts that come without one of their own.
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={busy}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-error`}
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
            {busy ? 'Sending it' : img ? 'Choose another' : 'Choose a picture'}
          </label>
          {img && (
            <Button size="small" variant="quiet" onClick={() => onImg('')}>
              Take it away
            </Button>
          )}
        </div>
        <FieldError id={`${id}-error`}>{refused || error}</FieldError>
      </div>
    </div>
  )
}
