import type { Category } from '../../../contract/parts/parts.ts'
import { any, exact, fact, word } from './query.ts'
import type { Reading } from './reading.ts'
import type { Scan } from './scan.ts'
import { chipsets, type Fit, processors, processorWords } from './vocabulary/fits.ts'

/** A model is spread over so many words: "Ryzen 7 PRO 7745". */
const wordsUpTo = 4

/**
 * What parts of a category must fit where a search names a model of another: "board for Ryzen 9 9950X" asks for its socket,
 * "memory for i9-10900K" for what the socket takes.
 */
export function readFits(scan: Scan, category: Category | null) {
  if (category !== 'motherboard' && category !== 'ram' && category !== 'cpu') return
  for (let at = 0; at < scan.words.length; at += 1) {
    const found =
      (category === 'cpu' ? null : processorAt(scan, at)) ??
      (category === 'motherboard' ? null : boardAt(scan, at))
    if (!found) continue
    const { fit, until } = found
    const { socket, memory } = fit
    const isMemory = category === 'ram'
    if (isMemory && memory === null && scan.readings.some(isSmall)) continue
    if (isMemory && memory === null) scan.ignore(at, until)
    else
      scan.take(at, until, {
        kind: 'feature',
        as: isMemory ? memory!.toUpperCase() : `socket ${socket}`,
        query: isMemory
          ? exact(memory!)
          : any(fact('socket', socket.toLowerCase()), word(socket.toLowerCase())),
        weight: 6,
      })
  }
}

/** Memory that no board for desktops takes. */
const isSmall = ({ of }: Reading) => of?.as === 'SO-DIMM'

const isLine = ({ kind, as }: Reading) => kind === 'feature' && as.startsWith('Threadripper')

type Found = { fit: Fit; until: number }

function processorAt(scan: Scan, at: number): Found | null {
  if (!processorWords.test(scan.words[at]!)) return null
  for (let until = Math.min(at + wordsUpTo, scan.words.length); until > at; until -= 1) {
    const model = scan.words.slice(at, until).join('')
    const fit = processors.find(([one]) => one.test(model))?.[1]
    if (fit && scan.release(at, until, isLine)) return { fit, until }
  }
  return null
}

function boardAt(scan: Scan, at: number): Found | null {
  if (!scan.isOpen(at)) return null
  const fit = chipsets.find(([one]) => one.test(scan.words[at]!))?.[1]
  return fit ? { fit, until: at + 1 } : null
}
