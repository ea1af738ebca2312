import type { SetMethod, SetZone, ShippingBand } from '../../../contract/freight/setup.ts'

import type { Removal } from '../removal-dialog.tsx'

/** What a method costs in a zone. */
export type RatesOf = { method: SetMethod; zone: SetZone; bands: ShippingBand[] }

/** What a dialog of the page is about. `of` null: a new one. */
export type Asked =
  | { what: 'import' }
  | { what: 'method'; of: SetMethod | null }
  | { what: 'zone'; of: SetZone | null }
  | { what: 'rates'; of: RatesOf | null }
  /** `says`: what goes with it. */
  | ({ what: 'removal'; says: string } & Removal)
