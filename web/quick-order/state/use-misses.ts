import { useEffect } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import { missesOf } from '../../../bom/misses.ts'
import type { ResolvedRow } from '../../../bom/resolve-bom.ts'
import { call } from '../../app/api.ts'

/** What this visit has told already: a list is read anew with each of its changes. */
const told = new Set<string>()
/** How long a list is left as it is before it is told of, in milliseconds. */
const pause = 3_000

/**
 * Tells the shop which headers and numbers of a list were not understood, once the whole of it has been looked for: words
 * alone, and none twice in a visit. The list stays in the browser.
 */
export function useMisses(bom: Bom | null, rows: readonly ResolvedRow[], isSettled: boolean) {
  useEffect(() => {
    if (!bom || !isSettled || rows.some(isOpen)) return
    const timer = setTimeout(() => {
      const { headers, numbers } = missesOf(bom, rows)
      const fresh = { headers: untold(headers), numbers: untold(numbers) }
      if (fresh.headers.length + fresh.numbers.length === 0) return
      // nobody waits for it, and the list goes on without it
      call('POST /reading-misses', fresh).catch(() => {})
    }, pause)
    return () => clearTimeout(timer)
  }, [bom, rows, isSettled])
}

const isOpen = ({ outcome }: ResolvedRow) => outcome.state === 'listed' && outcome.why === 'open'

const untold = (texts: string[]) =>
  texts.filter((text) => !told.has(text) && told.size < 5_000 && !!told.add(text))
