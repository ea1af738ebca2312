import type { SetRate, SetRegistration } from '../../../contract/tax/setup.ts'

/** What a dialog of the page is about. `of` null: a new one. */
export type Asked =
  | { what: 'origin' | 'rule' | 'import' }
  | { what: 'registration'; of: SetRegistration | null }
  | { what: 'rate'; of: SetRate | null }
  | { what: 'next'; of: SetRate }
  | {
      what: 'removal'
      path: 'tax-registrations' | 'tax-rates' | 'tax-rules'
      of: { _id: string }
      name: string
    }
