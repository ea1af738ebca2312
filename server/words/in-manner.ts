import { AsyncLocalStorage } from 'node:async_hooks'
import { askFirst, type Manner } from '../../contract/words/manner.ts'
import { mannerOf } from '../../contract/words/manner-of.ts'

const own = new AsyncLocalStorage<Manner>()
askFirst(() => own.getStore())

/** Writes as a locale does, whatever the shop is set to now: for what keeps the manner of its day. */
export const inManner = <T>(locale: string, currency: string, write: () => T): T =>
  own.run(mannerOf(locale, currency), write)
