import { ReadingFault } from '../../limits.ts'
import { tooManyColumns, tooManyRows, widest } from '../sheet.ts'
import type { Survey } from './survey-archive.ts'

/**
 * The sheets of an XLSX, by their places, that hold too much to be read, each with the reason: the library would take its
 * time for each cell of them. Throws ReadingFault where they are all that hold anything.
 */
export function tooMuchIn({ texts, held }: Survey, most: number, kind: string) {
  const sheets = pathsOfSheets(texts).map((path) => held.get(path) ?? { rows: 0, columns: 0 })
  const whyOf = ({ rows, columns }: (typeof sheets)[number], of: { kind?: string } = {}) =>
    rows > most + 1
      ? tooManyRows(rows, most, { ...of, isLeast: true })
      : columns > widest
        ? tooManyColumns(columns, { ...of, isLeast: true })
        : null
  const filled = sheets.filter(({ rows }) => rows > 0)
  const first = filled[0] && whyOf(filled[0], { kind })
  if (first && filled.every((sheet) => whyOf(sheet) !== null)) throw new ReadingFault(first)
  return new Map(
    sheets.flatMap((sheet, place) => {
      const why = whyOf(sheet)
      return why === null ? [] : [[place, why] as const]
    }),
  )
}

/** The file of each sheet of an XLSX, as the workbook's relations name it; '' where they do not. */
export function pathsOfSheets(texts: ReadonlyMap<string, string>): string[] {
  const relations = texts.get('xl/_rels/workbook.xml.rels')?.match(/<Relationship\b[^>]*>/g) ?? []
  const tags = texts.get('xl/workbook.xml')?.match(/<sheet\b[^>]*>/g) ?? []
  return tags.map((tag) => {
    const id = /\br:id="([^"]+)"/.exec(tag)?.[1] ?? ''
    const relation = relations.find((one) => one.includes(`Id="${id}"`))
    const target = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1]
    return target === undefined ? '' : `xl/${target}`
  })
}

/** For the library: which sheets it opens, where some are too much. */
export const onlyOthers = (survey: Survey | null, unopened: ReadonlyMap<number, string>) =>
  survey === null || unopened.size === 0
    ? {}
    : { sheets: pathsOfSheets(survey.texts).flatMap((_, at) => (unopened.has(at) ? [] : [at])) }
