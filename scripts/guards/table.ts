import { accessGuards } from './access.ts'
import { budgetGuards } from './budgets.ts'
import type { Guard } from './guard.ts'
import { identityGuards } from './identity.ts'
import { limitGuards } from './limits.ts'
import { onceOnlyGuards } from './once-only.ts'
import { orderGuards } from './orders.ts'
import { ownershipGuards } from './ownership.ts'
import { passwordGuards } from './passwords.ts'
import { paymentGuards } from './payments.ts'
import { requestGuards } from './requests.ts'
import { reviewGuards } from './reviews.ts'
import { stockGuards } from './stock.ts'
import { wordGuards } from './words.ts'

/** Every guard that is taken away in turn, to see that a test notices. */
export const guards: Guard[] = [
  ...accessGuards,
  ...budgetGuards,
  ...identityGuards,
  ...ownershipGuards,
  ...passwordGuards,
  ...stockGuards,
  ...orderGuards,
  ...paymentGuards,
  ...onceOnlyGuards,
  ...requestGuards,
  ...limitGuards,
  ...reviewGuards,
  ...wordGuards,
]
