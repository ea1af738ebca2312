import type { ReactNode } from 'react'
import { Note } from './note.tsx'
import { useFocusOnEach } from './on-each.ts'

type Props = {
  kind: 'good' | 'warn' | 'danger'
  children: ReactNode
  action?: ReactNode
  /** What it is the note of: another one takes the focus again. */
  of?: unknown
}

/** What came of something that was sent: it takes the focus. */
export function FocusedNote({ of, ...note }: Props) {
  return <Note ref={useFocusOnEach(of, true)} {...note} />
}
