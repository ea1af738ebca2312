import { AsyncLocalStorage } from 'node:async_hooks'
import { americanEnglish, type Manner, writeBy } from '../../contract/words/manner.ts'
import { mannerOf } from '../../contract/words/manner-of.ts'

const own = new AsyncLocalStorage<Manner>()
let chosen: Manner = americanEnglish

/** How everything is written from now on: one process is one shop. */
export function writeAs(locale: string, currency: string) {
  chosen = mannerOf(locale, currency)
  writeBy(() => own.getStore() ?? chosen)
}

/** Writes as a locale does, whatever the shop is set to now: for what keeps the manner of its day. */
export const inManner = <T>(locale: string, currency: string, write: () => T): T =>
  own.run(mannerOf(locale, currency), write)
