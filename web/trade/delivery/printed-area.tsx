import type { ComponentProps } from 'react'
import { unprintable } from '../../../contract/text/printable.ts'
import { TextArea } from '../../ui/forms/field.tsx'

type Props = ComponentProps<typeof TextArea> & {
  /** What is being typed, and what to call it. */
  text: string
  what: 'address' | 'note'
}

/** A text that documents will print; says kindly what of it they cannot, and takes it all the same. */
export function PrintedArea({ text, what, ...area }: Props) {
  const missing = unprintable(text)
  return (
    <div>
      <TextArea {...area} />
      <p role="status" className={missing.length > 0 ? 'mt-1 text-sm text-warn' : 'sr-only'}>
        {missing.length > 0 && (
          <>
            Our documents cannot print <bdi>{missing.slice(0, 3).join(', ')}</bdi>
            {missing.length > 3 && ' and more'}. Please write the {what} in Latin letters.
          </>
        )}
      </p>
    </div>
  )
}
