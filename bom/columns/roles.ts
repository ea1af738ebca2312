import { type ColumnRole, columnRoles } from '../../contract/parts/column-layouts.ts'

/** What a column may hold. */
export const roles = columnRoles
export type Role = ColumnRole

/** The roles as the page names them. */
export const roleNames: Record<Role, string> = {
  number: 'Part number',
  own: 'Own number',
  quantity: 'Quantity',
  maybe: 'Perhaps the quantity',
  unit: 'Unit of the quantity',
  out: 'What takes a row out',
  manufacturer: 'Manufacturer',
  description: 'Description',
  note: 'Note',
  line: 'Number and quantity',
  sheet: 'Sheet',
  none: 'Not used',
}
