import type { ReactNode } from 'react'
import { CodeText } from '../ui/copy-button.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'

type Props = { what: 'key' | 'secret'; secret: string; children: ReactNode }

/** A new secret, which no page can show again, and how it is used. */
export const ShownSecret = ({ what, secret, children }: Props) => (
  <FocusedNote kind="good">
    <p className="font-medium">Copy the {what} now: it is not shown again.</p>
    <p className="mt-2">
      <CodeText label={`Copy the ${what}`}>{secret}</CodeText>
    </p>
    <div className="mt-2 text-sm">{children}</div>
  </FocusedNote>
)
