import type { Kind } from './kinds.ts'
import { personFacts } from './person-facts.ts'

/** What facts are called among specifications, where rules call them otherwise. */
const named: Record<string, string> = { form: 'formFactor', widthSlots: 'slots' }

/** The facts that rules read of a kind and do not know, as far as people can look them up. */
export const missingKeys = ({ category, facts }: Kind): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    const name = named[key] ?? key
    return value === null && Object.hasOwn(personFacts[category], name) ? [name] : []
  })
