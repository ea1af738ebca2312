import { z } from 'zod'
import { isStorable, requiredName } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { categoryIcons } from './category-icons.ts'
import { categoryKeyPattern, longestCategoryKey } from './known-categories.ts'
import { category, picture } from './parts.ts'
import { specGroups } from './spec-groups.ts'

/** So many categories a shop has at most. */
export const categoriesUpTo = 200
/** So many of a category's specifications narrow its list, and stand on a card. */
export const facetsUpTo = 12
export const cardSpecsUpTo = 4

/** Every object of a program has some names by itself, constructor and toString: they tell nothing of a part. */
const isFree = (key: string) => !(key in {})
const reserved = 'Programs keep this word for themselves: choose another key'

const key = z
  .string('This must be text')
  .trim()
  .max(longestCategoryKey, `At most ${longestCategoryKey} characters`)
  .regex(categoryKeyPattern, 'Small letters, digits and hyphens, such as power-supplies')
  .refine(isFree, reserved)

const specKey = z
  .string('This must be text')
  .trim()
  .max(60, 'At most 60 characters')
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'A key has letters and digits, such as outputWatts')
  .refine(isFree, reserved)

/** One specification of a category's parts. Values are stored in its unit. */
const categorySpec = z.object({
  key: specKey.describe('as parts have it among their specs, and files as specs.KEY'),
  label: requiredName('Write what the specification is called', 60),
  unit: z
    .string()
    .trim()
    .max(20, 'At most 20 characters')
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .nullable()
    .default(null)
    .overwrite((unit) => unit || null),
  kind: z
    .enum(['choice', 'range', 'flag'])
    .default('choice')
    .describe('how a list is narrowed by it: values to tick, a lowest and a highest, yes or no'),
  group: z.enum(specGroups).default('Other').describe('the heading under which it stands'),
})
export type CategorySpec = z.output<typeof categorySpec>

const line = (most: number) =>
  z
    .string('This must be text')
    .trim()
    .max(most, { error: () => `At most ${figure(most)} characters` })
    .refine((text) => !/\p{Cc}/u.test(text), 'Write it on one line')
    .refine(isStorable, 'Some characters in this text cannot be stored')

const specs = z
  .array(categorySpec)
  .max(60, 'At most 60 specifications')
  .refine((all) => new Set(all.map((one) => one.key)).size === all.length, 'Each key stands once')
const keys = (most: number) =>
  z.array(specKey).max(most, { error: () => `At most ${figure(most)} of them` })

const phrase = z
  .string()
  .trim()
  .min(1, 'Write a word, or take the line away')
  .max(60, 'At most 60 characters')
  .refine((text) => /^(?=.*[\p{L}\p{N}])\P{Cc}*$/u.test(text), 'Write letters or digits')
  .refine(isStorable, 'Some characters in this text cannot be stored')

const fields = {
  name: requiredName('Write what the category is called', 60),
  plural: line(60).describe(
    'what its parts are called in a sentence, such as power supplies; empty: the name in small letters',
  ),
  description: line(300).describe('of its list, for search engines and social cards'),
  icon: z.enum(categoryIcons, 'Please choose an icon'),
  img: z
    .string()
    .trim()
    .max(500)
    .describe(
      'an address of POST /images: stands for parts that come without a picture; empty: none',
    ),
  words: z
    .array(phrase)
    .max(60, 'At most 60 words')
    .describe(
      'what else buyers call it, for searches and imports; endings of plurals fall by themselves',
    ),
  specs: specs.describe('in the order of a table; parts may have others besides'),
  facets: keys(facetsUpTo).describe('which of them narrow its list, the most useful first'),
  cards: keys(cardSpecsUpTo).describe('which of them stand on a card'),
}

type Chosen = { specs?: CategorySpec[]; facets?: string[]; cards?: string[] }

/** What narrows a list or stands on a card is one of the category's specifications, once. */
export function chosenFault({ specs = [], facets = [], cards = [] }: Required<Chosen>) {
  const known = new Set(specs.map((one) => one.key))
  for (const [path, chosen] of Object.entries({ facets, cards })) {
    if (new Set(chosen).size < chosen.length)
      return { path: [path], message: 'Each key stands once' }
    const other = chosen.find((one) => !known.has(one))
    if (other !== undefined)
      return { path: [path], message: `“${other}” is none of its specifications` }
  }
  return null
}

/** A category as an admin makes it. */
export const newCategory = z
  .object({
    key: key.optional().describe('for ever its own; left out: made of the name'),
    ...fields,
    plural: fields.plural.default(''),
    description: fields.description.default(''),
    icon: fields.icon.default('part'),
    img: fields.img.default(''),
    words: fields.words.default([]),
    specs: fields.specs.default([]),
    facets: fields.facets.default([]),
    cards: fields.cards.default([]),
  })
  .superRefine((value, context) => {
    const fault = chosenFault(value)
    if (fault) context.addIssue({ code: 'custom', ...fault })
  })

const version = z.int().min(1).max(2_147_483_647)

/** What is left out stays. Lists are given whole. */
export const categoryChange = z
  .object({
    ...z.object(fields).partial().shape,
    version: version.describe('as it was read; another one by now is refused'),
  })
  .refine(
    ({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    'Name what changes',
  )

export const categoryOrder = z.object({
  keys: z.array(key).max(categoriesUpTo).describe('all of them, each once, in their new order'),
})

/** A category of the shop. */
export const shopCategory = z.object({
  key: category,
  name: z.string(),
  plural: z.string(),
  description: z.string(),
  icon: z.enum(categoryIcons),
  img: z.string(),
  picture: picture.nullable(),
  words: z.array(z.string()),
  specs: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string().nullable(),
      kind: z.enum(['choice', 'range', 'flag']),
      group: z.enum(specGroups),
    }),
  ),
  facets: z.array(z.string()),
  cards: z.array(z.string()),
  version,
})
export type ShopCategory = z.output<typeof shopCategory>

export const byCategoryKey = z.object({ key: z.string().max(60).refine(isStorable) })
export const addedCategory = z.object({ key })
export const categories = z.object({ categories: z.array(shopCategory) })

/** A category as every page knows it. */
export const publicCategory = shopCategory.pick({ key: true, name: true, icon: true })
