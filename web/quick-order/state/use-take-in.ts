import { useEffect, useRef, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import { ReadingFault } from '../../../bom/limits.ts'
import { readRowsInTurns } from '../../../bom/read/rows.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/words/amounts.tsx'
import type { RememberedColumns } from '../columns/remembered.ts'
import { awaitBytes, readAside } from './read-aside.ts'
import { type Book, howOf, withSheets, withTyped } from './take-in.ts'

/** Lets the browser do what waits, and goes on without the milliseconds that a timer takes. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

type Work = {
  bom: Bom | null
  book: Book | null
  become: (next: { bom: Bom | null; how?: string; book?: Book | null }, did: string) => void
}

/** Takes rows in, below those that are there. What cannot be read is said in `fault`, and changes nothing. */
export function useTakeIn({ bom, book, become }: Work, remembered: RememberedColumns) {
  const [fault, setFault] = useState<string | null>(null)
  const reading = useReading()
  useEffect(() => (reading.isOn ? undefined : awaitBytes()), [reading.isOn])
  /** Rows may have come while a file was read. */
  const latest = useRef(bom)
  useEffect(() => {
    latest.current = bom
  }, [bom])
  const attempt = async (act: () => void | Promise<void>, about = '') => {
    try {
      await act()
      setFault(null)
    } catch (error) {
      setFault(about + faultWords(error))
    }
  }
  const show = async (next: Book, onto: 'below' | 'alone', places: readonly number[]) => {
    const known = await remembered.read()
    const before = onto === 'below' ? latest.current : next.before
    const taken = withSheets(before, next, places, known)
    // thousands of rows are read in tasks of their own, for the page to stay usable
    if (taken.bom) await readRowsInTurns(taken.bom, turn)
    await turn()
    const isChanged = onto === 'below' && latest.current !== before
    const {
      bom: joined,
      did,
      rows,
      recalled,
    } = isChanged ? withSheets(latest.current, next, places, known) : taken
    become({ bom: joined, how: howOf(next), book: next }, did)
    latest.current = joined
    // what was used last is forgotten last
    for (const one of recalled) remembered.add(one)
    toast.success(`${counted(rows, 'row')} read${before ? ' and put below the others' : ''}`)
  }
  const takeIn = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    attempt(async () => {
      const read = await reading.start((stop) => readAside(name, bytes, stop))
      const before = latest.current
      await show({ ...read, before, taken: [read.first] }, 'below', [read.first])
    }, `${name}: `)
  const addLine = (line: { number: string; quantity: string; part: PartFacts | null }) =>
    attempt(() => {
      const typed = { ...line, part: line.part?.partNumber ?? null }
      const { bom: next, did } = withTyped(latest.current, typed)
      become({ bom: next }, did)
    })
  return {
    fault,
    takeIn,
    addLine,
    isReading: reading.isOn,
    stop: reading.stop,
    /** More sheets of the file that was read last, below the rows that are there. */
    takeSheets: (places: readonly number[]) =>
      attempt(async () => {
        const taken = [...(book?.taken ?? []), ...places]
        if (book) await show({ ...book, taken }, 'below', places)
      }),
    /** One of its sheets in place of those that were read. */
    takeInstead: (place: number) =>
      attempt(async () => {
        if (book) await show({ ...book, taken: [place] }, 'alone', [place])
      }),
  }
}

/** What is being read, and what ends it; leaving the page does, too. */
function useReading() {
  const [count, setCount] = useState(0)
  const [stop, setStop] = useState(() => new AbortController())
  useEffect(() => () => stop.abort(), [stop])
  return {
    isOn: count > 0,
    stop: () => setStop(new AbortController()),
    start: async <Read>(read: (stop: AbortSignal) => Promise<Read>): Promise<Read> => {
      setCount((before) => before + 1)
      try {
        return await read(stop.signal)
      } finally {
        setCount((before) => before - 1)
      }
    },
  }
}

const faultWords = (error: unknown) =>
  error instanceof ReadingFault
    ? error.message
    : 'This cannot be read. Save it as CSV and try again.'
