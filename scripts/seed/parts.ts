import type { Specs } from '../../contract/parts/parts.ts'
import { writeDetails } from '../../server/catalogue/import/row-to-part/write-details.ts'
import { copyCell, copyRows } from '../../server/database/copy-rows.ts'
import type { Sql } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import { createRandom, type Random } from '../../tests/faults/random.ts'
import type { BenchPart } from '../bench/catalogue.ts'
import { makeSpecs } from './specs.ts'

export type SeedPart = BenchPart & { details: string; specs: Specs }

/** Lines that are sent at once. */
const atOnce = 1_000

/** The parts with specifications and a sentence made of them, one after the other: those of a million are not held. */
export function* describeParts(parts: BenchPart[], seed: number): Generator<SeedPart> {
  const random = createRandom(seed)
  for (const part of parts) yield describe(part, random)
}

function describe(part: BenchPart, random: Random): SeedPart {
  const specs = makeSpecs(part.category, part.maker, random)
  return { ...part, specs, details: writeDetails(part.name, part.category, specs, []) }
}

/** Puts parts into the shop by COPY, their stock as first movement. In a transaction of the caller. */
export async function copyParts(
  sql: Sql,
  parts: BenchPart[],
  seed: number,
  tell: (done: number) => void = () => {},
) {
  const rows = copyRows(
    await sql`
      copy part (
        id, mpn, name, details, category, min_quantity, quantity, price_minor, img, specs, warranty_months
      )
      from stdin`.writable(),
  )
  let lines: string[] = []
  let done = 0
  for (const part of describeParts(parts, seed)) {
    lines.push(lineOf(part))
    done += 1
    if (lines.length < atOnce) continue
    await rows.write(lines.join(''))
    lines = []
    tell(done)
  }
  await rows.write(lines.join(''))
  await rows.end()
  await copyStock(sql, parts)
}

const lineOf = (part: SeedPart) =>
  `${part.id}\t${part.mpn}\t${part.name}\t${copyCell(part.details)}\t${part.category}\t${part.minQuantity}\t${part.quantity}\t${part.priceMinor}\t/images/none\t${copyCell(JSON.stringify(part.specs))}\t12\n`

async function copyStock(sql: Sql, parts: BenchPart[]) {
  const movements = copyRows(
    await sql`copy stock_movement (id, part_id, change, reason) from stdin`.writable(),
  )
  for (let at = 0; at < parts.length; at += atOnce)
    await movements.write(
      parts
        .slice(at, at + atOnce)
        .map(({ id, quantity }) => `${newId()}\t${id}\t${quantity}\tinitial\n`)
        .join(''),
    )
  await movements.end()
}
