import { type Fact, type FactPart, isKnownPart, type Voice } from './facts/fact.ts'
import { factsOf } from './facts/facts-of.ts'
import { isKnownKind, type Kind, type KnownKind } from './kinds.ts'
import { personFacts, personFactsOf } from './person-facts.ts'

/** What facts are called among specifications, where rules call them otherwise. */
const named: Record<string, string> = { form: 'formFactor', widthSlots: 'slots' }

/** The facts that rules read of a kind and do not know, as far as people can look them up. */
export const missingKeys = (kind: Kind): string[] => (isKnownKind(kind) ? missingOf(kind) : [])

const missingOf = ({ category, facts }: KnownKind): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    const name = named[key] ?? key
    if (value !== null || hasNone(facts, name)) return []
    return Object.hasOwn(personFacts[category], name) ? [name] : []
  })

/** What such a part has none of: a drive that speaks SATA or SAS has no lanes. */
const hasNone = ({ protocol }: Kind['facts'], name: string) =>
  name === 'pcieLanes' && (protocol === 'SATA' || protocol === 'SAS')

/** All that is said of a fact of a part where it contradicts each other, each with who says it; else nothing. */
export function contradictionOf(part: FactPart, key: string): readonly Voice[] {
  const fact = readFact(part, key)
  return fact?.value === null ? (fact.others ?? []) : []
}

/** What is known of a part by a fact's name among specifications; null where rules read none by it. */
export function readFact(part: FactPart, key: string): Fact<unknown> | null {
  if (!isKnownPart(part)) return null
  const facts = factsOf(part.category, part) as unknown as Record<string, Fact<unknown>>
  const name = Object.keys(named).find((one) => named[one] === key) ?? key
  return (Object.hasOwn(facts, name) && facts[name]) || null
}

/** The facts of a part that rules read and people can look up, known or not. */
export const readFactsOf = (part: FactPart): string[] =>
  Object.keys(personFactsOf(part.category)).filter((key) => readFact(part, key) !== null)
