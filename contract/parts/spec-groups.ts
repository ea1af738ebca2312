/** The headings under which specifications stand in a table, in this order; unknown keys stand under the last. */
export const specGroups = [
  'Identity',
  'Fit',
  'Capacity',
  'Speed',
  'Power',
  'Connections',
  'Other',
] as const
export type SpecGroup = (typeof specGroups)[number]
