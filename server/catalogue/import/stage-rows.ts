import type { Category } from '../../../contract/parts/parts.ts'
import { copyCell, copyRows } from '../../database/copy-rows.ts'
import type { Sql } from '../../database/database.ts'
import type { CheckedPart } from './row-to-part/check-draft.ts'
import { type StagedRow, stageColumns } from './stage-columns.ts'
import { type CategoryPicture, openStage } from './store.ts'

export type Stage = {
  /** Rows written so far. */
  count: () => number
  add: (line: number, part: CheckedPart) => void
  /** Waits until the database has taken what was added. */
  flush: () => Promise<void>
  end: () => Promise<void>
}

export type PictureOf = (category: Category) => CategoryPicture

/** A stream of checked parts into the temporary table, by COPY. `minorPerMajor` turns prices into minor units. */
export async function openRowStage(
  sql: Sql,
  minorPerMajor: number,
  pictureOf: PictureOf,
): Promise<Stage> {
  const copy = copyRows(await openStage(sql))
  let rows = 0
  let pending: string[] = []
  const flush = async () => {
    const lines = pending.join('')
    pending = []
    await copy.write(lines)
  }
  return {
    count: () => rows,
    add: (line, part) => {
      const picture = part.img ? { img: part.img, imageId: null } : pictureOf(part.category)
      pending.push(encodeRow({ ...part, n: rows++, line, picture, minorPerMajor }))
    },
    flush,
    end: async () => {
      await flush()
      await copy.end()
    },
  }
}

/** A line of COPY's text format. */
const encodeRow = (row: StagedRow) =>
  `${stageColumns.map(({ read }) => cellOf(read(row))).join('\t')}\n`

const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? copyCell(value) : value === null ? '\\N' : String(value)
