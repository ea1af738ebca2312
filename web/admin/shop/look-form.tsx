import { type FormEvent, useId, useState } from 'react'
import { markAddress } from '../../../contract/shop-record/mark-file.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { CallFault } from '../../app/api.ts'
import { upload } from '../../app/upload.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DropZone } from '../../ui/forms/drop-zone.tsx'
import { Optional } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { Frame } from './preview.tsx'
import { useSave } from './use-save.ts'

type Look = ShopRecord['look']
type Slot = { name: keyof Look; label: string; hint: string }

const slots: Slot[] = [
  { name: 'logo', label: 'Logo', hint: 'Stands in the head of every page, 32 pixels high.' },
  {
    name: 'darkLogo',
    label: 'Logo on dark ground',
    hint: 'Without one, the logo stands there, too.',
  },
  { name: 'icon', label: 'Icon', hint: 'Square: for tabs, bookmarks and home screens.' },
]

/** Logo and icon: each is uploaded as it is chosen, and seen by everybody when they are saved. */
export default function LookForm({ shown }: { shown: RecordShown }) {
  const saved = shown.record.look
  const [look, setLook] = useState(saved)
  const { save, errors, fault, busy } = useSave('look', shown, ([name = '']) => name)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(look)
  }
  const isChanged = slots.some(({ name }) => look[name] !== saved[name])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form aria-label="Logo" onSubmit={submit} noValidate className="panel space-y-5 p-5 sm:p-6">
        <p className="text-sm text-soft">
          A PNG, or an SVG of shapes and words. Without them a mark and the shop’s name stand there.
        </p>
        {slots.map((slot) => (
          <OneMark
            key={slot.name}
            slot={slot}
            file={look[slot.name]}
            error={errors[slot.name]}
            onFile={(file) => setLook((before) => ({ ...before, [slot.name]: file }))}
          />
        ))}
        {fault && <FaultNote error={fault} focus />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
            Save
          </Button>
          {isChanged && <Button onClick={() => setLook(saved)}>Undo changes</Button>}
        </div>
      </form>
      <Frame>
        <Head look={look} name={shown.record.identity.name} on="light" />
        <Head look={look} name={shown.record.identity.name} on="dark" />
      </Frame>
    </div>
  )
}

type OneMarkProps = {
  slot: Slot
  file: string | null
  error: string | undefined
  onFile: (file: string | null) => void
}

function OneMark({ slot: { name, label, hint }, file, error, onFile }: OneMarkProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const take = async (given: File) => {
    setBusy(true)
    setRefused('')
    try {
      onFile((await upload('shop-marks', given)).name)
    } catch (error) {
      setRefused(error instanceof CallFault ? error.message : String(error))
    }
    setBusy(false)
  }
  const wrong = refused || error
  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
        <Optional />
      </span>
      <DropZone onDrop={(given) => void take(given)} invalid={Boolean(wrong)} className="gap-4 p-4">
        <div
          className={classNames(
            'grid h-16 w-40 shrink-0 place-items-center overflow-hidden rounded-md border p-2',
            file && name === 'darkLogo' ? 'bg-[#161412]' : file ? 'bg-[#f8f6f3]' : 'bg-sunken',
          )}
        >
          {file ? (
            <img src={markAddress(file)} alt={label} className="size-full object-contain" />
          ) : (
            <span className="text-xs text-soft">None</span>
          )}
        </div>
        <div className="min-w-0 space-y-2 text-sm">
          <p id={`${id}-hint`} className="text-soft">
            {hint}
          </p>
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              type="file"
              accept="image/png,image/svg+xml"
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint ${id}-error`}
              className="peer sr-only"
              onChange={(event) => {
                const given = event.target.files?.[0]
                event.target.value = ''
                if (given) void take(given)
              }}
            />
            <label
              htmlFor={id}
              aria-busy={busy}
              className={buttonClass(
                'secondary',
                'small',
                'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
              )}
            >
              {busy ? 'Sending…' : file ? 'Choose another' : 'Choose a file'}
            </label>
            {file && (
              <Button size="small" onClick={() => onFile(null)} aria-label={`Remove ${label}`}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </DropZone>
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </div>
  )
}

type HeadProps = { look: Look; name: string; on: 'light' | 'dark' }

/** The head of a page in a theme, whichever is chosen. */
function Head({ look, name, on }: HeadProps) {
  const logo = (on === 'dark' && look.darkLogo) || look.logo
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center gap-2 px-5 text-lg font-semibold tracking-tight',
        on === 'dark' ? 'bg-[#161412] text-[#f2eee9]' : 'bg-[#f8f6f3] text-[#24201c]',
      )}
    >
      {logo ? (
        <img src={markAddress(logo)} alt={name} className="h-8 w-auto max-w-48 object-contain" />
      ) : (
        <>
          <img
            src={look.icon ? markAddress(look.icon) : '/favicon.svg'}
            alt=""
            className="size-7 object-contain"
          />
          {name}
        </>
      )}
    </div>
  )
}
