import { columnAt, columnName } from '../../columns/name.ts'
import { attributesOf, eachTag, type Tag } from './each-tag.ts'
import { damaged } from './read-archive.ts'

/** How far a sheet reaches, and what of it a spreadsheet does not show. */
export type Survey = {
  /** The sheet without cells that hold nothing: they may stand a million rows below the last that does. */
  xml: string
  rows: number
  columns: number
  hiddenRows: number
  hiddenColumns: number
}

/** Looks through a sheet before it is spread out as a table (ECMA-376 part 1, 18.3.1). Throws ReadingFault. */
export function surveySheet(sheet: string): Survey {
  const kept: string[] = []
  let from = 0
  const leave = ({ start, end }: Tag) => {
    kept.push(sheet.slice(from, start))
    from = end
  }
  const hidden: { first: number; last: number }[] = []
  let [rows, columns, hiddenRows] = [0, 0, 0]
  let row = { number: 0, column: 0, isFilled: false, isHidden: false, pieces: 0 }

  const endRow = (tag: Tag) => {
    if (row.isFilled) {
      rows = Math.max(rows, row.number)
      if (row.isHidden) hiddenRows += 1
      return
    }
    kept.length = row.pieces
    from = tag.end
  }
  const onRow = (tag: Tag) => {
    if (tag.kind === 'closes') return endRow(tag)
    const attributes = attributesOf(tag)
    const number = attributes.get('r')
    if (number !== undefined && !/^\d{1,7}$/.test(number)) throw damaged()
    kept.push(sheet.slice(from, tag.start))
    from = tag.start
    row = {
      ...{ number: number === undefined ? row.number + 1 : Number(number), column: 0 },
      ...{ isFilled: false, isHidden: isTrue(attributes.get('hidden')), pieces: kept.length },
    }
    if (tag.kind === 'stands alone') endRow(tag)
  }
  const onCell = (tag: Tag) => {
    if (tag.kind === 'closes') return
    const place = attributesOf(tag).get('r')
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place ?? '') ?? []
    if (place !== undefined && letters === '') throw damaged()
    row.column = place === undefined ? row.column + 1 : columnAt(letters) + 1
    if (tag.kind === 'stands alone') return leave(tag)
    row.isFilled = true
    row.number = Math.max(row.number, Number(digits))
    columns = Math.max(columns, row.column)
    if (place !== undefined) return
    // a cell that does not say where it stands is the next one
    kept.push(sheet.slice(from, tag.named), ` r="${columnName(row.column - 1)}${row.number}"`)
    from = tag.named
  }
  eachTag(sheet, (tag) => {
    if (tag.name === 'row') onRow(tag)
    else if (tag.name === 'c') onCell(tag)
    else if (tag.name === 'col' && tag.kind !== 'closes') {
      const attributes = attributesOf(tag)
      const [first, last] = ['min', 'max'].map((one) => Number(attributes.get(one)) || 1)
      if (isTrue(attributes.get('hidden'))) hidden.push({ first: first!, last: last! })
    }
  })
  kept.push(sheet.slice(from))
  const hiddenColumns = hidden.reduce(
    (sum, { first, last }) => sum + Math.max(0, Math.min(last, columns) - first + 1),
    0,
  )
  return { xml: kept.join(''), rows, columns, hiddenRows, hiddenColumns }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'
