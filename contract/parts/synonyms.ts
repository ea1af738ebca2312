import { z } from 'zod'
import { id, isStorable } from '../text/text.ts'
import { figure } from '../words/numbers.ts'

/** So many synonyms a shop has at most: searches hold them in memory. */
export const synonymsUpTo = 2_000

const words = /^(?=.*[\p{L}\p{N}])\P{Cc}*$/u

const line = (most: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(most, { error: () => `At most ${figure(most)} characters` })
    .refine((text) => words.test(text), 'Write letters or digits, on one line')
    .refine(isStorable, 'Some characters in this text cannot be stored')

/** What a phrase means, in words of a search. */
export const newSynonym = z.object({
  phrase: line(60, 'Write the phrase').describe(
    'what buyers type: up to six words, compared small and without accents and gaps',
  ),
  means: line(100, 'Write what it means').describe(
    'the words that are searched for in its place, which may be categories and facts',
  ),
})

export const synonym = newSynonym.extend({ id, createdAt: z.iso.datetime() })
export type Synonym = z.output<typeof synonym>
