import type { CoverStep } from '../../contract/figures.ts'

/** For how long stock lasts, in words, the shortest first. */
export const coverSteps: [CoverStep, string][] = [
  ['under14', 'Under 14 days'],
  ['under30', '14 to 30 days'],
  ['under90', '30 to 90 days'],
  ['longer', '90 days and more'],
  ['unsold', 'Nothing sold'],
  ['soldOut', 'Sold out'],
]
