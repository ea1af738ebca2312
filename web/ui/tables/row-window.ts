import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** From so many rows on only those near the window are drawn. */
export const manyRows = 100
/** So many pixels above and below the window are drawn as well: what scrolling meets is there. */
const beyond = 600
/** Drawn before anything was measured. */
const atFirst = 40

/** A row by its place, or the room of rows that are not drawn. */
export type Piece = { at: number } | { gap: number; from: number }

/**
 * Which of many rows are drawn: those near the window, and those around the one that has the focus, so that it is
 * never lost and the next can be reached by keyboard. Heights are measured as rows are drawn; until then a row is taken
 * to be as high as the others. For paper all are drawn. `also`: a row that is wanted wherever it is.
 */
export function useRowWindow(ids: readonly string[], usual: number, also?: string) {
  const body = useRef<HTMLTableSectionElement>(null)
  const heights = useRef(new Map<string, number>())
  const [range, setRange] = useState({ from: 0, to: atFirst })
  const [held, setHeld] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const isWindowed = ids.length > manyRows && !isWhole
  const look = useEffectEvent(() => {
    const next = nearWindow(ids, heights.current, usual, body.current)
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  })
  const forget = useEffectEvent(() => {
    heights.current.clear()
    look()
  })
  useEffect(() => {
    if (!isWindowed) return
    look()
    // captured, since a table that is wider than its place scrolls inside of it
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', forget)
    return () => {
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', forget)
    }
  }, [isWindowed])
  useLayoutEffect(() => {
    if (isWindowed && body.current && measure(body.current, heights.current)) look()
  })
  useEffect(() => {
    const whole = (next: boolean) => () => flushSync(() => setWhole(next))
    const [before, after] = [whole(true), whole(false)]
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return {
    body,
    isWindowed,
    pieces: isWindowed
      ? piecesOf(ids, drawnOf(ids, range, [held, also]), heights.current, usual)
      : ids.map((_, at): Piece => ({ at })),
    onFocus: ({ target }: FocusEvent) => setHeld(idOfRow(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setHeld(idOfRow(relatedTarget)),
  }
}

const idOfRow = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset.row) || null

type Heights = ReadonlyMap<string, number>

/** As high as those are on average that were measured. */
function heightsOf(heights: Heights, usual: number) {
  let sum = 0
  for (const height of heights.values()) sum += height
  const mean = heights.size > 0 ? sum / heights.size : usual
  return (id: string) => heights.get(id) ?? mean
}

function nearWindow(ids: readonly string[], heights: Heights, usual: number, body: Element | null) {
  const heightOf = heightsOf(heights, usual)
  let y = body?.getBoundingClientRect().top ?? 0
  let from = ids.length
  let to = 0
  for (const [at, id] of ids.entries()) {
    const end = y + heightOf(id)
    if (end > -beyond) from = Math.min(from, at)
    if (y < innerHeight + beyond) to = at + 1
    y = end
  }
  return { from: Math.min(from, to), to }
}

function drawnOf(
  ids: readonly string[],
  { from, to }: { from: number; to: number },
  besides: (string | null | undefined)[],
) {
  const drawn = new Set<number>()
  for (let at = from; at < Math.min(to, ids.length); at += 1) drawn.add(at)
  for (const id of besides) {
    const place = id ? ids.indexOf(id) : -1
    if (place < 0) continue
    for (const at of [place - 1, place, place + 1]) if (at >= 0 && at < ids.length) drawn.add(at)
  }
  return [...drawn].sort((a, b) => a - b)
}

function piecesOf(ids: readonly string[], drawn: number[], heights: Heights, usual: number) {
  const heightOf = heightsOf(heights, usual)
  const pieces: Piece[] = []
  let next = 0
  const leaveOut = (until: number) => {
    if (until <= next) return
    let gap = 0
    for (let at = next; at < until; at += 1) gap += heightOf(ids[at] ?? '')
    pieces.push({ gap, from: next })
  }
  for (const at of drawn) {
    leaveOut(at)
    pieces.push({ at })
    next = at + 1
  }
  leaveOut(ids.length)
  return pieces
}

/** Writes down how high each row that is drawn is, with what stands below it. Answers whether any is another than before. */
function measure(body: HTMLTableSectionElement, heights: Map<string, number>) {
  let hasChanged = false
  const note = (id: string | undefined, height: number) => {
    if (id === undefined) return
    if (Math.abs((heights.get(id) ?? 0) - height) > 0.5) hasChanged = true
    heights.set(id, height)
  }
  let id: string | undefined
  let height = 0
  for (const row of body.rows) {
    if (row.dataset.below !== undefined) {
      height += row.getBoundingClientRect().height
      continue
    }
    note(id, height)
    id = row.dataset.row
    height = row.getBoundingClientRect().height
  }
  note(id, height)
  return hasChanged
}
