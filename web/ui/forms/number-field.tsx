import { type ComponentProps, useState } from 'react'
import { typedFault } from '../../../contract/words/typed.ts'
import { TextField } from './field.tsx'

/**
 * A number that is typed as the page writes numbers, and read by `typedNumber`; what is shown first is written by `asField`.
 * It is a field of text: a browser's field of numbers goes by the language of the browser, and leaves away what that does not
 * know, so that 12,50 becomes 1250.
 */
export function NumberField({
  error,
  value,
  onChange,
  onBlur,
  ...field
}: ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const fault = typedFault(String(value ?? typed))
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      {...(value !== undefined && { value })}
      error={(isLeft || error) && fault ? fault : error}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
