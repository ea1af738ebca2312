import type { Bom } from './bom.ts'
import { likeliest } from './likeliest-sheet.ts'
import { exportedBom, guessedBom } from './new-bom.ts'
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
  const sheets = read.sheets.map((sheet): ListedSheet => {
    const ours = exportedBom(name, sheet)
    return {
      name: sheet.name,
      rows: sheet.rows.length,
      hidden: sheet.hidden,
      isOurs: ours !== null,
      bom: ours ?? guessedBom(name, sheet),
    }
  })
  const boms = sheets.map(({ bom }) => bom)
  return { ...read, name, sheets, first: likeliest(read.sheets, boms) }
}
