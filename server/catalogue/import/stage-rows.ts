import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Category } from '../../../contract/parts.ts'
import type { Sql } from '../../database.ts'
import { newId } from '../../new-id.ts'
import type { CheckedPart } from './check-draft.ts'
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
  const copy = await openStage(sql)
  let failed: unknown
  copy.on('error', (error) => {
    failed = error
  })
  let rows = 0
  let pending: string[] = []
  const flush = async () => {
    if (failed) throw failed
    if (pending.length === 0) return
    const bytes = Buffer.from(pending.join(''))
    pending = []
    await new Promise<void>((resolve, reject) => {
      copy.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
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
      await endCopy(sql, copy)
    },
  }
}

/**
 * Ends a COPY. The driver does not pass on a fault that comes after the last byte, so the next statement is what
 * tells: in a transaction that has failed it fails as well.
 */
async function endCopy(sql: Sql, copy: Writable) {
  copy.end()
  while (copy.writableLength > 0) await setImmediate()
  await setImmediate()
  await sql`select 1`
}

/** A line of COPY's text format. Source: https://www.postgresql.org/docs/current/sql-copy.html */
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
  const pack = part.pack ? `${escapeText(part.pack.name)}\t${part.pack.size}` : '\\N\t\\N'
  const key = part.sku.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return `${n}\t${line}\t${newId()}\t${newId()}\t${key}\t${escapeText(part.sku)}\t${escapeText(part.name)}\t${escapeText(part.details)}\t${part.category}\t${part.minQuantity}\t${part.orderMultiple}\t${part.quantity}\t${priceMinor}\t${escapeText(picture.img)}\t${picture.imageId ?? '\\N'}\t${escapeText(JSON.stringify(part.specs))}\t${part.warrantyMonths}\t${part.given}\t${part.maxQuantity ?? '\\N'}\t${pack}\t${JSON.stringify(rungs)}\n`
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escapeText = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => escapes[mark] ?? mark) : text
