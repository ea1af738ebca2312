import { isKnownCategory, type KnownCategory } from '../parts/known-categories.ts'
import type { Category } from '../parts/parts.ts'
import type { Item } from './build.ts'
import { type Fact, type FactPart, isKnownPart, type KnownPart } from './facts/fact.ts'
import { type FactsOf, factsOf } from './facts/facts-of.ts'

/**
 * What the rules read of a part, by its category, and nothing else: parts that are equal in it fit the same builds. Rises in
 * `kindVersion` with each change of it, or of how it is read.
 */
const ruled = {
  cpu: [
    ...(['model', 'socket', 'memoryTypes', 'maxMemoryGb', 'ecc'] as const),
    ...(['integratedGraphics', 'generation', 'maxSockets'] as const),
  ],
  motherboard: [
    ...(['socket', 'socketCount', 'chipset', 'memoryTypes', 'memorySlots', 'maxMemoryGb'] as const),
    ...(['maxModuleGb', 'memoryForm', 'ecc', 'sataPorts', 'u2Ports', 'm2', 'pcie'] as const),
    'checked',
  ],
  ram: [
    ...(['type', 'form', 'modules', 'moduleCapacityGb', 'capacityGb', 'speedMts'] as const),
    ...(['voltage', 'registered', 'ecc'] as const),
  ],
  hdd: ['form', 'interface', 'protocol', 'port', 'possiblePorts', 'pcieLanes', 'lengthCode'],
  gpu: ['pcieVersion', 'pcieLanes', 'widthSlots'],
} as const satisfies { [C in KnownCategory]: readonly (keyof FactsOf[C])[] }

export const kindVersion = 3

/** The values of what rules read, by key; null is unknown. */
export type KindFacts = Record<string, unknown>
export type Kind = { category: Category; facts: KindFacts }

/** A kind of a category that the rules know. */
export type KnownKind = Kind & { category: KnownCategory }

export const isKnownKind = (kind: Kind): kind is KnownKind => isKnownCategory(kind.category)

/** The kind of a part; of a category that the rules do not know it has no facts. Its keys stand in one order, so that its text is the same for equal kinds. */
export function kindOf(part: FactPart): Kind {
  if (!isKnownPart(part)) return { category: part.category, facts: {} }
  const facts: Record<string, unknown> = factsOf(part.category, part)
  const values: KindFacts = {}
  for (const key of ruled[part.category]) values[key] = valueIn(facts[key])
  // what a person says of U.2 ports is as good as an entry that was compared with the maker's page
  if (isFact(facts.u2Ports) && facts.u2Ports.source === 'person' && facts.u2Ports.value !== null)
    values.checked = true
  return { category: part.category, facts: values }
}

const isFact = (value: unknown): value is Fact<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'value' in value
const valueIn = (value: unknown) => (isFact(value) ? value.value : value)

const blank = (category: KnownCategory): KnownPart => ({ category, name: '', mpn: '', specs: {} })
const empty: Record<KnownCategory, Record<string, unknown>> = {
  cpu: factsOf('cpu', blank('cpu')),
  motherboard: factsOf('motherboard', blank('motherboard')),
  ram: factsOf('ram', blank('ram')),
  hdd: factsOf('hdd', blank('hdd')),
  gpu: factsOf('gpu', blank('gpu')),
}

/**
 * A part of this kind as one of a build, for verdicts alone: it has no texts, and its facts no sources. `onRead` learns by
 * which facts it is judged.
 */
export function itemOf(kind: KnownKind, quantity: number, onRead: (key: string) => void): Item {
  const { category, facts } = kind
  const read = (_: object, key: string | symbol): unknown => {
    if (typeof key !== 'string') return undefined
    onRead(key)
    const fact = empty[category][key]
    if (!Object.hasOwn(facts, key)) return fact
    return isFact(fact) ? { ...fact, value: facts[key] } : facts[key]
  }
  const part = {
    ...blank(category),
    get name() {
      if (category !== 'cpu') return ''
      onRead('model')
      return String(facts.model)
    },
  }
  return {
    partId: 'candidate',
    quantity,
    part,
    facts: new Proxy({}, { get: read }) as Item['facts'],
  }
}
