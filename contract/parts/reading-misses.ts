import { z } from 'zod'
import { figure } from '../words/numbers.ts'

/** So many words of headers, and so many numbers, one list may tell of. */
export const missesPerList = { headers: 100, numbers: 500 } as const
/** So many headers, and so many numbers, the shop counts at most. */
export const missesUpTo = 2_000
/** What no list had for so many days is forgotten. */
export const missesForDays = 90

const texts = (most: number, letters: number) =>
  z
    .array(z.string('This must be text').max(letters, `At most ${letters} characters`))
    .max(most, { error: () => `At most ${figure(most)}` })
    .default([])

/** What of a parts list was not understood. */
export const readingMisses = z.object({
  headers: texts(missesPerList.headers, 60).describe('headers of columns that nothing is known of'),
  numbers: texts(missesPerList.numbers, 100).describe('numbers that no part of the shop has'),
})
export type ReadingMisses = z.output<typeof readingMisses>

const counted = z.object({
  text: z
    .string()
    .describe('a header in small letters, or a number in capitals with letters and digits alone'),
  lists: z.int().describe('in how many lists it was'),
  firstOn: z.iso.date().describe('a day, of UTC'),
  lastOn: z.iso.date(),
})
export type CountedMiss = z.output<typeof counted>

/** What lists had that was not understood, what most of them had first; at most 200 of each. */
export const countedMisses = z.object({
  headers: z.array(counted),
  numbers: z.array(counted),
})
export const missesShown = 200
