import { ImageUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { buttonClass } from '../../../ui/button.tsx'
import { DropZone } from '../../../ui/forms/drop-zone.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { inPercent } from '../../../ui/words/amounts.tsx'
import type { PartFormValues } from './values.ts'

type Props = {
  control: Control<PartFormValues>
  /** The chosen file, which is sent when the form is. */
  file: File | null
  onFile: (file: File | null) => void
  /** How much of it has been sent, from 0 to 1; null while nothing is. */
  progress: number | null
  error?: string | undefined
  onError: (message: string) => void
}

const kinds = 'PNG, JPEG, WebP, AVIF or GIF'
/** Kinds of images that no shop takes, by what browsers call them. */
const refusedKinds: Record<string, string> = {
  'image/svg+xml': 'an SVG drawing',
  'image/tiff': 'a TIFF',
  'image/bmp': 'a BMP',
  'image/x-icon': 'an icon',
  'image/vnd.microsoft.icon': 'an icon',
  'image/heic': 'a HEIC photo',
  'image/heif': 'a HEIF photo',
  'image/jxl': 'a JPEG XL',
  'image/vnd.adobe.photoshop': 'a Photoshop file',
}

/** The picture of a part: chosen or dropped, seen before it is sent, with how far sending is. */
export function PartPicture({ control, file, onFile, progress, error, onError }: Props) {
  const id = useId()
  const { field } = useController({ control, name: 'img' })
  const chosen = file?.name === field.value ? file : null
  const preview = usePreview(chosen)
  const shown = preview ?? (/^(https?:|\/)/.test(field.value) ? field.value : null)
  const take = (given: File) => {
    if (!given.type.startsWith('image/')) return onError(`${given.name} is not an image file`)
    const kind = refusedKinds[given.type]
    if (kind) return onError(`${given.name} is ${kind}: choose ${kinds}`)
    onFile(given)
    field.onChange(given.name)
  }
  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="text-sm font-medium">
        Image
      </span>
      <DropZone onDrop={take} invalid={Boolean(error)} className="gap-4 p-4 sm:flex-nowrap">
        <div className="grid h-30 w-40 shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken text-soft">
          {shown ? (
            <Preview key={shown} src={shown} />
          ) : (
            <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" />
          )}
        </div>
        <div className="min-w-0 space-y-2 text-sm">
          <input
            ref={field.ref}
            id={id}
            type="file"
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            className="peer sr-only"
            onBlur={field.onBlur}
            onChange={(event) => {
              const given = event.target.files?.[0]
              event.target.value = ''
              if (given) take(given)
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
            {shown ? 'Choose another image' : 'Choose an image'}
          </label>
          <p className="wrap-anywhere text-soft">{chosen ? chosen.name : 'or drop one here'}</p>
          <p id={`${id}-hint`} className="text-soft">
            {kinds}, at most 10 MB. It is sized for every screen.
          </p>
          {progress !== null && <Sending share={progress} />}
        </div>
      </DropZone>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** The chosen file as an address of its own bytes: the pages' policy shows no blobs. Null until it is read. */
function usePreview(file: File | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    setUrl(null)
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return url
}

function Preview({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <span className="px-3 text-center text-xs">No preview of this file</span>
  ) : (
    <img
      data-plate
      src={src}
      alt="Preview of the part"
      className="size-full object-contain"
      onError={() => setFailed(true)}
    />
  )
}

function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="space-y-1">
      <progress
        max={100}
        value={percent}
        aria-label="Sending the image"
        className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
      />
      <p className="figures text-soft">
        {percent < 100
          ? `Sending the image: ${inPercent(percent)}`
          : 'The shop is sizing the image'}
      </p>
    </div>
  )
}
