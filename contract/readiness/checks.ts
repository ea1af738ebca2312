/**
 * What a shop is looked at for before it sells, with what pages call each. Plain, so that pages need no schema for a name; in the
 * order in which somebody who begins comes to them.
 */
export const checkNames = {
  name: 'Name',
  claim: 'Claim',
  contact: 'Contact',
  seller: 'Seller of invoices',
  'tax-id': 'Tax id',
  'electronic-invoices': 'Electronic invoices',
  'paid-to': 'Where transfers go',
  statements: 'Statements of the bank',
  numbers: 'Numbers of orders and invoices',
  'time-zone': 'Time zone',
  currency: 'Currency',
  taxes: 'Taxes',
  parts: 'A part that can be ordered',
  'card-keys': 'Card payments',
  mails: 'Mails',
  'public-address': 'Public address',
  'log-in': 'Log-in by a provider',
  pictures: 'Pictures',
  'tax-numbers': 'Tax numbers of companies',
  'second-factor': 'Second factor of an admin',
  policies: 'Policies',
  questions: 'Questions and answers',
  production: 'Production',
} as const

export type CheckName = keyof typeof checkNames

/** `missing`: nobody should sell before that. `advice`: worth a look. */
export const checkStates = ['ready', 'missing', 'advice'] as const
export type CheckState = (typeof checkStates)[number]
