import type { Category } from '../../../contract/parts/parts.ts'
import { copyCell, copyRows } from '../../database/copy-rows.ts'
import type { Sql } from '../../database/database.ts'
import { type KindRow, kindOfPart } from '../kinds/kind-of-part.ts'
import type { CheckedPart } from './row-to-part/checked-part.ts'
import { changeColumns, stageColumns } from './stage-columns.ts'
import { type CategoryPicture, openStage } from './store.ts'

export type Stage = {
  /** Rows written so far. */
  count: () => number
  /** Of the rows that may be new parts. */
  kinds: () => KindRow[]
  /** Whether this part is the first that needs more columns, which `widen` then has to add. */
  isTooNarrow: (part: CheckedPart) => boolean
  widen: () => Promise<void>
  add: (line: number, part: CheckedPart) => void
  /** Waits until the database has taken what was added. */
  flush: () => Promise<void>
  end: () => Promise<void>
}

export type PictureOf = (category: Category) => CategoryPicture

/**
 * A stream of checked parts into the temporary table, by COPY: as long as rows change nothing but price and stock, by its
 * few columns. `minorPerMajor` turns prices into minor units.
 */
export async function openRowStage(
  sql: Sql,
  minorPerMajor: number,
  pictureOf: PictureOf,
): Promise<Stage> {
  let columns = changeColumns
  let copy = copyRows(await openStage(sql, columns))
  let rows = 0
  let pending: string[] = []
  const kinds = new Map<string, KindRow>()
  const keepKind = (part: CheckedPart) => {
    const kind = kindOfPart(part)
    if (!kinds.has(kind.id)) kinds.set(kind.id, kind)
    return kind.id
  }
  const write = async () => {
    const lines = pending.join('')
    pending = []
    await copy.write(lines)
  }
  /** All columns, from the first row on that needs them. */
  const widen = async () => {
    await write()
    await copy.end()
    columns = stageColumns
    copy = copyRows(await openStage(sql, columns))
  }
  return {
    count: () => rows,
    kinds: () => [...kinds.values()],
    isTooNarrow: (part) => !part.isChange && columns === changeColumns,
    widen,
    add: (line, part) => {
      const picture = part.img ? { img: part.img, imageId: null } : pictureOf(part.category)
      // rows that change nothing but price and stock leave the kind as it is
      const kindId = columns === stageColumns ? keepKind(part) : null
      const row = { ...part, n: rows++, line, picture, minorPerMajor, kindId }
      pending.push(`${columns.map(({ read }) => cellOf(read(row))).join('\t')}\n`)
    },
    flush: write,
    end: async () => {
      await write()
      await copy.end()
    },
  }
}

const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? copyCell(value) : value === null ? '\\N' : String(value)
