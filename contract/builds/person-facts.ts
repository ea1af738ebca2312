import { z } from 'zod'
import { isKnownCategory, type KnownCategory } from '../parts/known-categories.ts'
import { answeredMpn } from '../parts/mpn.ts'
import { type Category, knownCategory, specValue } from '../parts/parts.ts'
import { id, instant, isStorable, pathId, requiredText } from '../text/text.ts'
import { factSources } from './facts/fact.ts'

export const factKinds = ['number', 'text', 'flag', 'list'] as const
export type FactKind = (typeof factKinds)[number]

/** What a person can look up of a part, by category and key: as among specifications. */
export const personFacts: Record<KnownCategory, Readonly<Record<string, FactKind>>> = {
  cpu: {
    socket: 'text',
    memoryTypes: 'list',
    maxMemoryGb: 'number',
    memoryChannels: 'number',
    ecc: 'flag',
    integratedGraphics: 'flag',
    coreFamily: 'text',
    cores: 'number',
    threads: 'number',
    boostClockGhz: 'number',
    tdpWatts: 'number',
    turboWatts: 'number',
    coolerIncluded: 'flag',
    packaging: 'text',
  },
  motherboard: {
    socket: 'text',
    socketCount: 'number',
    chipset: 'text',
    formFactor: 'text',
    memoryTypes: 'list',
    memorySlots: 'number',
    maxMemoryGb: 'number',
    maxModuleGb: 'number',
    memoryForm: 'text',
    ecc: 'flag',
    sataPorts: 'number',
    u2Ports: 'number',
    m2: 'list',
    pcie: 'list',
    biosFlashback: 'flag',
    cpuPower: 'list',
    wifi: 'flag',
    lan: 'text',
  },
  ram: {
    type: 'text',
    formFactor: 'text',
    modules: 'number',
    moduleCapacityGb: 'number',
    capacityGb: 'number',
    speedMts: 'number',
    casLatency: 'number',
    voltage: 'number',
    registered: 'flag',
    ecc: 'flag',
  },
  hdd: {
    kind: 'text',
    formFactor: 'text',
    interface: 'text',
    protocol: 'text',
    capacityGb: 'number',
    pcieVersion: 'number',
    pcieLanes: 'number',
    rpm: 'number',
  },
  gpu: {
    chipset: 'text',
    pcieVersion: 'number',
    pcieLanes: 'number',
    slots: 'number',
    tdpWatts: 'number',
    memoryGb: 'number',
    lengthMm: 'number',
    powerConnectors: 'text',
    displayOutputs: 'list',
  },
}

const kindWords: Record<FactKind, string> = {
  number: 'This is a number from 0',
  text: 'This is a text',
  flag: 'This is yes or no',
  list: 'This is a list of texts, at least one',
}

/** The facts of a category that people can look up; none where the rules do not know the category. */
export const personFactsOf = (category: Category): Readonly<Record<string, FactKind>> =>
  isKnownCategory(category) ? personFacts[category] : {}

/** What is wrong with a value of this fact; null where nothing is. */
export function factFault(of: Category, key: string, value: unknown): string | null {
  if (!isKnownCategory(of)) return 'Rules know nothing of this category: change the part itself'
  const kind = Object.hasOwn(personFacts[of], key) ? personFacts[of][key] : undefined
  if (!kind) return `Facts of this category are ${Object.keys(personFacts[of]).join(', ')}`
  return isOfKind[kind](value) ? null : kindWords[kind]
}

const isOfKind: Record<FactKind, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number' && value >= 0,
  text: (value) => typeof value === 'string' && value.trim() !== '',
  flag: (value) => typeof value === 'boolean',
  list: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isOfKind.text(one)),
}

/** A fact by its name among specifications. */
export const factKey = z
  .string()
  .min(1)
  .max(60)
  .refine(isStorable, 'Some characters in this text cannot be stored')

const sourceUrl = z
  .url({ protocol: /^https?$/, error: 'The address of the page that says so, from http' })
  .max(500, 'At most 500 characters')
  .refine(isStorable, 'Some characters in this text cannot be stored')

export const factOfPart = z.object({ id: pathId, key: factKey })

/** The body of PUT /parts/{id}/facts/{key}. */
export const newFact = z.object({
  value: specValue,
  sourceUrl: sourceUrl.describe('where it is published'),
})

/** A fact of a part, whoever says it. */
export const partFact = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(factKinds),
  value: specValue.nullable().describe('as it stands among the specifications; null: not recorded'),
  source: z.enum(factSources).nullable(),
  sourceUrl: z.string().nullable(),
  by: z.string().nullable().describe('name of the admin who looked it up'),
  at: instant.nullable(),
  imported: specValue.nullable().describe('what stood there before a person said otherwise'),
})
export const partFacts = z.object({ facts: z.array(partFact) })
export type PartFactsAnswer = z.output<typeof partFacts>

/** How GET /admin/missing-facts/parts and its export are asked. */
export const missingQuery = z.object({
  category: knownCategory,
  key: factKey,
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const missingFacts = z.object({
  facts: z.array(
    z.object({
      category: knownCategory,
      key: z.string(),
      label: z.string(),
      unit: z.string().nullable(),
      kind: z.enum(factKinds),
      parts: z.int().describe('in the shop, of which it is not known'),
      units: z.int().describe('pieces of them in stock'),
      doubted: z
        .int()
        .describe(
          'of the parts, those where something is recorded and not believed: it contradicts the name or another fact, or cannot be',
        ),
      requested: z.int().describe('requests of people that it is looked up'),
      asked: z.int().describe('checks of the last 30 days that ended in unknown for it'),
    }),
  ),
  unread: z.int().describe('parts whose facts are not read yet'),
  rulesVersion: z.string(),
})
export type MissingFacts = z.output<typeof missingFacts>

export const missingParts = z.object({
  parts: z.array(
    z.object({
      _id: id,
      ...answeredMpn,
      name: z.string(),
      quantity: z.int(),
      requested: z.int().describe('how many people asked that it is looked up'),
      recorded: specValue.nullable().describe('what stands there and is not believed'),
      said: z
        .array(
          z.object({
            key: z.string(),
            label: z.string(),
            value: specValue,
            unit: z.string().nullable(),
            source: z.enum(factSources),
          }),
        )
        .describe('where what is said contradicts each other: all of it, with who says it'),
    }),
  ),
})
export type MissingParts = z.output<typeof missingParts>

/** The body of POST /admin/part-facts: a file with the header `sku, fact, value, source`. */
export const factsFile = z.object({ csv: requiredText('Please input the rows', 2_000_000) })

export const factsResult = z.object({
  written: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ line: z.int(), reason: z.string() })),
})
export type FactsResult = z.output<typeof factsResult>
