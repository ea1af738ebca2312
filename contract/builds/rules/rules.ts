import { tableVersion } from '../generations/chipsets.ts'
import { graphicsRules } from './graphics-rules.ts'
import { memoryRules } from './memory-rules.ts'
import { processorRules } from './processor-rules.ts'
import type { Rule } from './rule.ts'
import { storageRules } from './storage-rules.ts'

/** Every rule by which parts are held against each other, in the order in which people read them. */
export const rules: readonly Rule[] = [
  ...processorRules,
  ...memoryRules,
  ...graphicsRules,
  ...storageRules,
]

/** Rises with every change of a rule or of the tables: answers name it. */
export const rulesVersion = `3 of ${tableVersion}`
