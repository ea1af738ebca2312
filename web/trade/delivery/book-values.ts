import {
  noReferences,
  type ReferenceName,
  referenceNames,
} from '../../../contract/orders/references.ts'

/**
 * What a buyer's own books say of an order, as the fields of a form have it. `costCentreId` is the id of a cost centre, the id
 * of the company for none of them, or '' where nobody chose.
 */
export type BookValues = Record<ReferenceName, string> & { costCentreId: string }
export const bookNames = [...referenceNames, 'costCentreId'] as const
export const emptyBooks: BookValues = { ...noReferences, costCentreId: '' }
