import type { Writable } from 'node:stream'
import { figure } from '../../../contract/words/numbers.ts'
import { inPercent } from '../../../contract/words/shares.ts'
import type { ImportProgress } from './import-rows.ts'

type Screen = Writable & { isTTY?: boolean }

/**
 * Shows how far an import is, and how long it still takes: one line that is written over on a terminal, a line every two seconds elsewhere.
 */
export function showProgress(screen: Screen, file: string) {
  const started = performance.now()
  const interval = screen.isTTY ? 200 : 2_000
  let shown = started
  let open = false
  return {
    onProgress: ({ read, written, refused, share }: ImportProgress) => {
      const now = performance.now()
      if (now - shown < interval) return
      shown = now
      const rate = Math.round((read / (now - started)) * 1_000)
      const say = (count: number) => figure(count)
      const line = `${file}: ${say(read)} rows read, ${say(written)} written, ${say(refused)} refused, ${say(rate)} rows/s${leftOf(share, now - started)}`
      screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
      open = screen.isTTY ?? false
    },
    /** Leaves the line, so that what follows starts on its own. */
    end: () => {
      if (open) screen.write('\r\u001b[K')
      open = false
    },
  }
}

/** ", 40% done, about 25 s left", by how long the share that is done has taken. */
function leftOf(share: number | undefined, passed: number): string {
  if (!share) return ''
  const seconds = Math.ceil((passed * (1 - share)) / share / 1_000)
  return `, ${inPercent(Math.floor(share * 100))} done, about ${figure(seconds)} s left`
}
