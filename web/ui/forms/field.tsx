import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'

type Shared = {
  label: ReactNode
  /** What helps to fill it in; stands between label and input. */
  hint?: ReactNode
  /** What is wrong with it; announced and tied to the input. */
  error?: string | undefined
  /** Says "optional" beside the label: everything else is required. */
  optional?: boolean | undefined
  className?: string | undefined
}

/** Stands behind the name of what may be left empty. */
export const Optional = () => <span className="font-normal text-soft"> (optional)</span>

type FrameProps = Shared & {
  id: string
  children: (described: {
    id: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
}

function Frame({ id, label, hint, error, optional, className, children }: FrameProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <Optional />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** What of a field's properties is its frame's, and what its control's. */
function useFramed<Props extends Shared & { id?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...control
}: Props) {
  const own = useId()
  return [{ label, hint, error, optional, className, id: id ?? own }, control] as const
}

/** One line of text, a number, a date, a file: whatever `type` says. */
export function TextField(props: Shared & ComponentProps<'input'>) {
  const [frame, input] = useFramed(props)
  return (
    <Frame {...frame}>{(described) => <input {...input} {...described} className="input" />}</Frame>
  )
}

/** Several lines of text. */
export function TextArea(props: Shared & ComponentProps<'textarea'>) {
  const [frame, input] = useFramed(props)
  return (
    <Frame {...frame}>
      {(described) => <textarea rows={4} {...input} {...described} className="input" />}
    </Frame>
  )
}

/** One of a few. The browser's own control, which every reader and phone knows. */
export function SelectField(props: Shared & ComponentProps<'select'>) {
  const [frame, select] = useFramed(props)
  return (
    <Frame {...frame}>
      {(described) => <select {...select} {...described} className="input" />}
    </Frame>
  )
}

/** Yes or no, with its label beside it. */
export function CheckboxField({
  label,
  className,
  ...input
}: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={classNames('flex min-h-6 items-start gap-2 text-sm', className)}>
      <input {...input} type="checkbox" className="mt-0.5 size-4 shrink-0 accent-accent" />
      <span>{label}</span>
    </label>
  )
}
