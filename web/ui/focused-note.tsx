import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from './note.tsx'

type Props = { kind: 'good' | 'warn' | 'danger'; children: ReactNode; action?: ReactNode }

/** What came of something that was sent: it takes the place of the form, so it takes the focus too. */
export function FocusedNote({ kind, children, action }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Note ref={ref} kind={kind} action={action}>
      {children}
    </Note>
  )
}
