import { AsyncLocalStorage } from 'node:async_hooks'
import { type CsvManner, csvHere, neutralCsv } from '../../contract/text/csv-manner.ts'

const forPerson = new AsyncLocalStorage<boolean>()

/**
 * Answers a request, with its files as spreadsheets open them where the shop is when a person asks: their browser says which
 * languages they read. Programs say none, or "*", and get what programs read, wherever the shop is.
 */
export const answerFor = <T>(acceptLanguage: string | undefined, answer: () => T): T =>
  forPerson.run(/[a-z]/i.test((acceptLanguage ?? '').replaceAll(/;\s*q=[\d.]+/gi, '')), answer)

/** How a file of this request is written. */
export const csvForCaller = (): CsvManner => (forPerson.getStore() ? csvHere() : neutralCsv)
