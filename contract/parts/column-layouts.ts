import { z } from 'zod'
import { isStorable } from '../text/text.ts'

/**
 * What a column of a parts list may hold. `maybe`: perhaps the quantity; while no other column is, its rows are asked
 * about. `unit`: what is counted; `out`: words that take a row out. `line`: a number and how many in one cell, as people
 * type it. `sheet`: the sheet of a workbook that a row came from, which is none of the row's own words.
 */
export const columnRoles = [
  'number',
  'own',
  'quantity',
  'maybe',
  'unit',
  'out',
  'manufacturer',
  'description',
  'note',
  'line',
  'sheet',
  'none',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** As many layouts are saved of a buyer; the one that was used longest ago goes first. */
export const maxColumnLayouts = 50

/** How lists of a layout are read. What tells it again is the browser's: the words of its header, or its shape. */
export const columnLayout = z.object({
  layout: z
    .string('Please name the layout')
    .min(1, 'Please name the layout')
    .max(500, 'At most 500 characters')
    .refine(isStorable, 'This has a character that cannot be kept')
    .describe('what tells such a list again: the words of its header, or its shape'),
  columns: z
    .array(z.enum(columnRoles))
    .min(1, 'A list has a column')
    .max(120, 'At most 120 columns')
    .describe('what each column holds, from the left'),
  decimal: z.enum([',', '.']).nullable().describe('the decimal mark; null: as it seems'),
})
export type ColumnLayout = z.output<typeof columnLayout>

export const columnLayouts = z.object({
  layouts: z.array(columnLayout).describe('the one that was used last first'),
})
