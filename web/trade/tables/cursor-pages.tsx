import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Where somebody is in a list whose pages each say where the next begins: the beginnings of those before. */
export function useCursorPages() {
  const [begins, setBegins] = useState<string[]>([])
  return {
    cursor: begins.at(-1),
    isFirst: begins.length === 0,
    back: () => setBegins(begins.slice(0, -1)),
    on: (next: string) => setBegins([...begins, next]),
  }
}

type Props = {
  pages: ReturnType<typeof useCursorPages>
  /** Where the next page begins; null on the last. */
  next: string | null | undefined
  /** While another page is on its way. */
  busy: boolean
}

/** The way to the page before and the next. Nothing, where all stands on one. */
export function CursorPages({ pages, next, busy }: Props) {
  if (pages.isFirst && !next) return null
  return (
    <nav aria-label="Pages" className="flex justify-center gap-2" data-screen-only>
      <Button size="small" disabled={pages.isFirst || busy} onClick={pages.back}>
        Previous
      </Button>
      <Button size="small" disabled={!next || busy} onClick={() => next && pages.on(next)}>
        Next
      </Button>
    </nav>
  )
}
