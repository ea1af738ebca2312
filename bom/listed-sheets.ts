import type { Bom } from './bom.ts'
import { likeliest } from './likeliest-sheet.ts'
import { newBom } from './new-bom.ts'
import { isExport } from './read/export.ts'
import type { FileRead } from './read/file.ts'

/**
 * A sheet of a file and the parts list that it seems to be. `rows`: how many it has. `hidden`: what of it a spreadsheet
 * does not show, in words. `isOurs`: it is an export of ours, whose columns nobody guesses.
 */
export type ListedSheet = {
  name: string
  rows: number
  hidden: string
  isOurs: boolean
  bom: Bom
}
/** A file that was read. `name`: that of its list. `first`: the place of the sheet that looks most like a parts list. */
export type ListedFile = Omit<FileRead, 'sheets'> & {
  name: string
  sheets: ListedSheet[]
  first: number
}

/** The sheets of a file, each as a parts list of the file's name. */
export function listed(name: string, read: FileRead): ListedFile {
  const boms = read.sheets.map((sheet) => newBom(name, sheet))
  return {
    ...read,
    name,
    first: likeliest(read.sheets, boms),
    sheets: read.sheets.map((sheet, at) => ({
      name: sheet.name,
      rows: sheet.rows.length,
      hidden: sheet.hidden,
      isOurs: isExport(sheet.rows),
      bom: boms[at]!,
    })),
  }
}
