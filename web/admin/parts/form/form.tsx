import { type ReactNode, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallFault } from '../../../app/api.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartBulk } from './bulk.tsx'
import { PartFields } from './fields.tsx'
import { PartFold } from './fold.tsx'
import { AskBeforeLeaving } from './leave.tsx'
import { PartMore } from './more.tsx'
import { bulkFields, lifeFields, moreFields, type PartFormValues } from './values.ts'

const PartPicture = lazyPart(
  async () => ({ default: (await import('./picture.tsx')).PartPicture }),
  <Skeleton className="h-40" />,
)

const LifeFields = lazyPart(
  async () => ({ default: (await import('./life.tsx')).LifeFields }),
  <Skeleton className="h-40" />,
)

type Props<Body> = {
  form: UseFormReturn<PartFormValues, unknown, Body>
  isNew: boolean
  currency: string
  submit: string
  /** Sends the checked part, its picture already with the shop. Throws CallFault, which the form shows. */
  onSend: (body: Body) => Promise<void>
  /** Above the button. */
  above?: ReactNode
  /** Beside the button. */
  children?: ReactNode
}

/**
 * The form of a part, new or known. A chosen picture is sent first, once, however often the rest is refused. What goes
 * wrong is told at its field or below the form, ends "submitting", and keeps every value.
 */
export function PartForm<Body extends { img?: string | undefined }>(props: Props<Body>) {
  const { form, isNew, currency, onSend } = props
  const more = useRef<HTMLDetailsElement>(null)
  const bulk = useRef<HTMLDetailsElement>(null)
  const life = useRef<HTMLDetailsElement>(null)
  const picture = usePicture()
  const [fault, setFault] = useState<Error | null>(null)
  const { isSubmitting, isDirty, errors } = form.formState
  // its parts read and write fields, which are the same: only what is sent, here, is of another type
  const plain = form as unknown as UseFormReturn<PartFormValues>

  const openMore = (names: string[]) => {
    const holds = (fields: string[]) => names.some((name) => fields.includes(name.split('.')[0]!))
    if (more.current && holds(moreFields)) more.current.open = true
    if (bulk.current && holds(bulkFields)) bulk.current.open = true
    if (life.current && holds(lifeFields)) life.current.open = true
  }
  const send = async (body: Body) => {
    setFault(null)
    try {
      const img = await picture.send(form.getValues('img'))
      await onSend(img ? { ...body, img } : body)
      picture.choose(null)
    } catch (error) {
      const unplaced = placeFaults(plain, error, openMore)
      if (unplaced) setFault(unplaced)
    }
  }
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={form.handleSubmit(send, (wrong) => openMore(Object.keys(wrong)))}
    >
      <AskBeforeLeaving when={isDirty && !isSubmitting} />
      <div className="panel space-y-5 p-4 sm:p-6">
        <PartFields form={plain} isNew={isNew} currency={currency} />
        <PartPicture
          control={plain.control}
          file={picture.file}
          onFile={(file) => {
            picture.choose(file)
            plain.clearErrors('img')
          }}
          progress={picture.progress}
          error={errors.img?.message as string | undefined}
          onError={(message) => plain.setError('img', { message })}
        />
      </div>
      <PartBulk form={plain} isNew={isNew} currency={currency} ref={bulk} />
      <PartFold title="Lifecycle" says="state, last orders, replacement" isNew={isNew} ref={life}>
        <LifeFields form={plain} isNew={isNew} />
      </PartFold>
      <PartMore form={plain} isNew={isNew} ref={more} />
      {fault && <FaultNote error={fault} focus={!props.above} />}
      {props.above}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {props.submit}
        </Button>
        {props.children}
      </div>
    </form>
  )
}

/** The chosen file, what became of it, and how far it is. A file that the shop has is not sent again. */
function usePicture() {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const sent = useRef<{ file: File; url: string }>(undefined)
  const send = async (chosen: string) => {
    // changes were undone: the file is no longer the picture
    if (!file || file.name !== chosen) return null
    if (sent.current?.file === file) return sent.current.url
    setProgress(0)
    try {
      const { upload } = await import('../../../app/upload.ts')
      const { data } = await upload('images', file, { onProgress: setProgress })
      sent.current = { file, url: data.url }
      return data.url
    } finally {
      setProgress(null)
    }
  }
  return { file, choose: setFile, progress, send }
}

const ofThePicture = [
  ...['image_not_ours', 'image_missing', 'image_host_failed', 'not_an_image', 'too_large'],
] as string[]

/** Tells what the shop refused at its fields, the focus on the first; answers what has no place there. */
function placeFaults(
  form: UseFormReturn<PartFormValues>,
  error: unknown,
  open: (names: string[]) => void,
): Error | null {
  if (!(error instanceof CallFault)) return error as Error
  const fields = error.errors.map(({ path, message }) => ({
    name: (path.startsWith('specs') ? 'specs' : path) as keyof PartFormValues,
    message,
  }))
  if (error.code === 'mpn_taken') fields.push({ name: 'mpn', message: error.message })
  if (ofThePicture.includes(error.code)) fields.push({ name: 'img', message: error.message })
  const values = form.getValues()
  const placed = fields.filter(({ name }) => name.split('.')[0]! in values)
  open(placed.map(({ name }) => name))
  placed.forEach(({ name, message }, at) => {
    form.setError(name, { message }, { shouldFocus: at === 0 })
  })
  return placed.length > 0 && placed.length === fields.length ? null : error
}
