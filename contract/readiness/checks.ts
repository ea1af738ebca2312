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

/** The pages on which something is mended, with what links to them are called. */
export const mendingPages = {
  '/dashboard/shop': 'Shop',
  '/dashboard/import': 'Import Parts',
  '/dashboard/manage-products': 'Manage Products',
  '/dashboard/security': 'Security',
  '/dashboard/taxes': 'Taxes',
  '/dashboard/bank': 'Bank',
} as const

/** One of them, with what it opens at. */
export type MendingPage = keyof typeof mendingPages | `${keyof typeof mendingPages}?${string}`

/** `missing`: nobody should sell before that. `advice`: worth a look. */
export const checkStates = ['ready', 'missing', 'advice'] as const
export type CheckState = (typeof checkStates)[number]
