import { z } from 'zod'
import { isStorable } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { optionalName, requiredLine, slug } from './texts.ts'

/** The articles that come with the program, by their addresses: no other article has one of these. */
export const suppliedArticles = [
  'improve-react-performance',
  'prototypal-inheritance',
  'why-state-is-not-set-directly',
  'search-products-by-name',
  'unit-tests',
] as const

const supplied = new Set<string>(suppliedArticles)

export const article = z.object({
  slug: slug
    .refine((text) => !supplied.has(text), 'An article that comes with the shop has this address')
    .describe('where it is read: /blogs/{slug}'),
  title: requiredLine('Write the title', 120),
  question: optionalName(200).describe('what it answers, as a reader would ask it'),
  summary: optionalName(300).describe('a sentence or two, for lists and search engines'),
  published: z.iso.date('Write a day as 2026-01-31'),
  text: z
    .string('This must be text')
    .trim()
    .min(1, 'Write the text')
    .max(40_000, { error: () => `At most ${figure(40_000)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .describe('Markdown; its pictures stand under https or are those that POST /images answered'),
})

/** How many characters the articles have together: they are saved as one. */
const mostCharacters = 600_000

/** What stands under /blogs. */
export const articles = z.object({
  lead: optionalName(300).describe('below the heading of the list'),
  supplied: z
    .boolean('Say true or false')
    .describe('whether those that come with the program stand below the shop’s own'),
  own: z
    .array(article)
    .max(100, 'At most a hundred articles')
    .refine(
      (all) => new Set(all.map(({ slug }) => slug)).size === all.length,
      'Two have one address',
    )
    .refine((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= mostCharacters, {
      error: () => `All articles together may have ${figure(mostCharacters)} characters`,
    }),
})

const listed = article.omit({ text: true }).extend({
  minutes: z.int().describe('to read, at 220 words a minute, code left out'),
})

/** The list of articles, without their texts. */
export const listedArticles = z.object({
  lead: articles.shape.lead,
  supplied: articles.shape.supplied,
  articles: z.array(listed).describe('the shop’s own, in its order'),
})

/** An article as it is read: Markdown has become HTML. */
export const shownArticle = listed.extend({ html: z.string() })
