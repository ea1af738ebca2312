import { accessMutants } from './access.ts'
import { assistantMutants } from './assistants.ts'
import { bankMutants } from './bank.ts'
import { budgetMutants } from './budgets.ts'
import { categoryMutants } from './categories.ts'
import { companyMutants } from './companies.ts'
import { creditMutants } from './credit.ts'
import { creditNoteMutants } from './credit-notes.ts'
import { depositMutants } from './deposits.ts'
import { freightMutants } from './freight.ts'
import { identityMutants } from './identity.ts'
import { limitMutants } from './limits.ts'
import type { Mutant } from './mutant.ts'
import { onceOnlyMutants } from './once-only.ts'
import { orderMutants } from './orders.ts'
import { ownershipMutants } from './ownership.ts'
import { passwordMutants } from './passwords.ts'
import { paymentMutants } from './payments.ts'
import { requestMutants } from './requests.ts'
import { reviewMutants } from './reviews.ts'
import { shopRecordMutants } from './shop-record.ts'
import { stockMutants } from './stock.ts'
import { taxMutants } from './taxes.ts'
import { transferMutants } from './transfers.ts'
import { wordMutants } from './words.ts'

/** The shop without one of its guards, each in turn, to see that a test notices. */
export const mutants: Mutant[] = [
  ...accessMutants,
  ...assistantMutants,
  ...bankMutants,
  ...budgetMutants,
  ...categoryMutants,
  ...companyMutants,
  ...creditMutants,
  ...depositMutants,
  ...creditNoteMutants,
  ...freightMutants,
  ...identityMutants,
  ...ownershipMutants,
  ...passwordMutants,
  ...stockMutants,
  ...orderMutants,
  ...paymentMutants,
  ...onceOnlyMutants,
  ...requestMutants,
  ...limitMutants,
  ...reviewMutants,
  ...shopRecordMutants,
  ...taxMutants,
  ...transferMutants,
  ...wordMutants,
]
