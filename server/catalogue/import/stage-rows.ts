import { numberKey } from '../../../contract/parts/number-key.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { copyCell, copyRows } from '../../database/copy-rows.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { CheckedPart } from './row-to-part/check-draft.ts'
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
  const copy = copyRows(sql, await openStage(sql))
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
      pending.push(
        encodeRow(rows++, line, part, part.price * minorPerMajor, minorPerMajor, pictureOf),
      )
    },
    flush,
    end: async () => {
      await flush()
      await copy.end()
    },
  }
}

/** A line of COPY's text format. */
function encodeRow(
  n: number,
  line: number,
  part: CheckedPart,
  priceMinor: number,
  minorPerMajor: number,
  pictureOf: PictureOf,
) {
  const picture = part.img ? { img: part.img, imageId: null } : pictureOf(part.category)
  const rungs = part.priceBreaks.map(({ from, price }) => ({
    from,
    priceMinor: Math.round(price * minorPerMajor),
  }))
  const pack = part.pack ? `${copyCell(part.pack.name)}\t${part.pack.size}` : '\\N\t\\N'
  const key = numberKey(part.sku)
  return `${n}\t${line}\t${newId()}\t${newId()}\t${key}\t${copyCell(part.sku)}\t${copyCell(part.name)}\t${copyCell(part.details)}\t${part.category}\t${part.minQuantity}\t${part.orderMultiple}\t${part.quantity}\t${priceMinor}\t${copyCell(picture.img)}\t${picture.imageId ?? '\\N'}\t${copyCell(JSON.stringify(part.specs))}\t${part.warrantyMonths}\t${part.given}\t${part.maxQuantity ?? '\\N'}\t${pack}\t${JSON.stringify(rungs)}\n`
}
