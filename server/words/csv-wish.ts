import { AsyncLocalStorage } from 'node:async_hooks'
import { type CsvManner, csvHere, csvWish, neutralCsv } from '../../contract/text/csv-manner.ts'

const asHere = new AsyncLocalStorage<boolean>()

/** Answers a request whose files are written as it prefers: as programs read them, or as spreadsheets open them where the shop is. */
export const asWished = <T>(prefer: string | undefined, answer: () => T): T =>
  asHere.run((prefer ?? '').split(/[,;]\s*/).includes(csvWish.value), answer)

/** How the file of this request is written. */
export const wishedCsv = (): CsvManner => (asHere.getStore() ? csvHere() : neutralCsv)
