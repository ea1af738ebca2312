import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderLine } from '../../../contract/orders/orders.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'

/** From so many lines on an order is searched, not read. */
const searchedFrom = 20
/** Up to so many lines all are drawn; of more the first few until somebody asks, since more stands below them. */
const drawnWhole = 40
const drawnAtFirst = 20

const plain = (text: string) => text.toLowerCase().replace(/[\s._/-]/g, '')

/** Whether a line has this in its part's name or number, in the buyer's own number or in its note. */
const has = (words: string) => (line: OrderLine) =>
  [line.partsName, line.mpn, line.ownNumber, line.note].some((text) => plain(text).includes(words))

/**
 * Which lines of an order are shown: those that are searched for, and of many only the first until all are asked for.
 * On paper it is always all of them.
 */
export function useFoundLines(lines: OrderLine[]) {
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const onPaper = useOnPaper()
  const found = words.trim() ? lines.filter(has(plain(words))) : lines
  const isWhole = onPaper || all || found.length <= drawnWhole
  const shown = onPaper ? lines : isWhole ? found : found.slice(0, drawnAtFirst)
  return { words, setWords, found, shown, total: lines.length, showAll: () => setAll(true) }
}

type Found = ReturnType<typeof useFoundLines>

/** The field that searches within an order, when it has many lines; says how many were found. */
export function LineSearch({ found, label }: { found: Found; label: string }) {
  const { words, setWords, total } = found
  if (total < searchedFrom) return null
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-1" data-screen-only>
      <TextField
        className="w-full sm:w-72"
        label={label}
        type="search"
        placeholder="Part, number or note"
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        // inside a form it searches, and sends nothing
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="pb-2 text-sm text-soft">
        {words.trim()
          ? `${figure(found.found.length)} of ${counted(total, 'line')}`
          : counted(total, 'line')}
      </p>
    </search>
  )
}

/** The way to the lines that are not drawn yet. */
export function MoreLines({ found }: { found: Found }) {
  const left = found.found.length - found.shown.length
  if (found.found.length === 0)
    return <p className="py-4 text-sm text-soft">No line has “{found.words.trim()}” in it.</p>
  if (left <= 0) return null
  return (
    <Button size="small" className="mt-3" data-screen-only onClick={found.showAll}>
      Show {counted(left, 'more line')}
    </Button>
  )
}

/** True while the page is being printed. */
function useOnPaper() {
  const [onPaper, setOnPaper] = useState(false)
  useEffect(() => {
    // the browser takes its picture when these have returned
    const begin = () => flushSync(() => setOnPaper(true))
    const end = () => setOnPaper(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return onPaper
}
