import type { SetRate, SetRegistration } from '../../../contract/tax/setup.ts'

import type { Removal } from '../removal-dialog.tsx'

/** What a dialog of the page is about. `of` null: a new one. */
export type Asked =
  | { what: 'origin' | 'rule' | 'import' }
  | { what: 'registration'; of: SetRegistration | null }
  | { what: 'rate'; of: SetRate | null }
  | { what: 'next'; of: SetRate }
  | ({ what: 'removal' } & Removal)
