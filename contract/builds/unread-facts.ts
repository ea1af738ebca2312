import type { Specs } from '../parts/parts.ts'
import type { FactPart } from './facts/fact.ts'
import { readFact } from './missing.ts'
import { factFault } from './person-facts.ts'

/** How the entries of lists are written that rules take apart. */
const writings: Readonly<Record<string, { entry: RegExp; words: string }>> = {
  m2: {
    entry:
      /^(\?|[A-Z](\+[A-Z])?) (\?|\d{4,5}([-/,]\d{4,5})*)( (\?|PCIe\d?(x\d{1,2})?\??|SATA\??))*$/i,
    words:
      'Each slot is written as “M 2242/2280 PCIe4x4 SATA”: its key, its lengths, what runs there, and ? for what is not known',
  },
  pcie: {
    entry: /^(\?|x\d{1,2})( PCIe ?\d(\.\d)?)?$/i,
    words: 'Each slot is written as “x16 PCIe5”, and ? for lanes that are not known',
  },
}

/** What rules read of a value where it is not what anybody would say. */
const unread: Readonly<Record<string, string>> = {
  maxMemoryGb: 'This is in GB, and less than one module: 1 TB is 1024',
  voltage: 'This is in volts, as 1.35',
  formFactor: 'This is not a form that rules know',
}

/** What is wrong with what a person says of a part: it is no fact of the category, or rules can make nothing of it. */
export function saidFault(part: FactPart, key: string, value: Specs[string] | null): string | null {
  const fault = factFault(part.category, key, value)
  if (fault !== null || value === null) return fault
  const writing = Array.isArray(value) ? writings[key] : undefined
  if (writing && Array.isArray(value) && !value.every((one) => writing.entry.test(one)))
    return writing.words
  const read = readFact({ ...part, personFacts: { ...part.personFacts, [key]: value } }, key)
  if (read === null || read.value !== null) return null
  return unread[key] ?? 'Rules can make nothing of this value'
}
