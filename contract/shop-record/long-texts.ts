import { z } from 'zod'
import { unknownPlaceholders } from '../markdown/markdown.ts'
import { isStorable } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { optionalName, requiredLine, slug } from './texts.ts'

/**
 * What long texts may name in braces: the shop's name, for how long an order is held, what names of cookies begin with, and the
 * most that one card payment takes.
 */
export const textPlaceholders = ['name', 'hold', 'cookies', 'charge'] as const

const longText = (most: number) =>
  z
    .string('This must be text')
    .trim()
    .max(most, { error: () => `At most ${figure(most)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .refine((text) => unknownPlaceholders(text, textPlaceholders).length === 0, {
      error: ({ input }) =>
        `Nothing stands for {${unknownPlaceholders(String(input), textPlaceholders)[0]}}: there are ${textPlaceholders.map((one) => `{${one}}`).join(', ')}`,
    })
    .describe('Markdown; {name}, {hold}, {cookies} and {charge} are filled in')

/** What the home page says beside parts and reviews. What is empty is left out. */
export const home = z.object({
  title: requiredLine('Write the heading of the home page', 80),
  lead: optionalName(300),
  about: longText(5_000),
  figuresNote: optionalName(300),
  figures: z
    .array(
      z.object({
        figure: requiredLine('Write the figure', 12),
        label: requiredLine('Write what it counts', 40),
      }),
    )
    .max(4, 'At most four figures'),
})

export const questions = z
  .array(
    z.object({
      question: requiredLine('Write the question', 160),
      answer: longText(3_000)
        .min(1, 'Write the answer')
        .refine((text) => !/^## /m.test(text), 'A line that begins with ## begins a question'),
    }),
  )
  .max(40, 'At most forty questions')

export const policy = z.object({
  slug: slug.describe('where it is read: /policies/{slug}'),
  title: requiredLine('Write the title', 60),
  summary: optionalName(200).describe('a sentence, for lists and search engines'),
  updated: z.iso.date('Write a day as 2026-01-31'),
  text: longText(60_000),
})

export const policies = z
  .array(policy)
  .max(12, 'At most twelve policies')
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'Two have one address')

/** A policy as it is read: Markdown has become HTML. */
export const shownPolicy = policy.omit({ text: true }).extend({ html: z.string() })

/** The home page's texts as they are read. */
export const shownHome = home.omit({ about: true }).extend({
  about: z.string().describe('HTML'),
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string().describe('HTML'),
      text: z.string().describe('the answer in words alone'),
    }),
  ),
})
