import { type BuildLine, toBuild } from '../../contract/builds/build.ts'
import { checkBuild, isWorse } from '../../contract/builds/check-build.ts'
import { rulesVersion } from '../../contract/builds/rules/rules.ts'
import { comparePart } from '../../contract/builds/substitutes/compare-parts.ts'
import type { Difference } from '../../contract/builds/substitutes/difference.ts'
import { mayReplace } from '../../contract/builds/substitutes/may-replace.ts'
import type { Replacement } from '../../contract/builds/substitutes/schemas.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { specificationOf } from '../../contract/parts/specifications.ts'
import { Refusal } from '../../contract/refusals.ts'
import {
  buildLineOf,
  findPart,
  kindOfPart,
  type PartRow,
  partToApi,
  readKindFacts,
} from '../catalogue/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { findBuildParts, requireOneBoard } from './find-build-parts.ts'
import { selectByMpn, selectCandidates } from './substitutes-store.ts'
import { selectOrderableKinds } from './suggestions-store.ts'

const order = ['direct', 'with-consent', 'unknown'] as const

/**
 * Parts that can be ordered now and may stand for a part, the surest first and among equals the nearest in price. One that
 * makes anything worse in the machine that is sent along is not offered, and counted.
 */
export async function listSubstitutes(
  shop: Shop,
  _caller: Anyone,
  { id, lines, limit }: Input<Calls['listSubstitutes']>,
): Promise<Output<Calls['listSubstitutes']>> {
  const { sql } = shop.database
  const part = await findPart(sql, id)
  if (!part) throw new Refusal('not_found')
  const found = lines.length > 0 ? await findBuildParts(sql, lines) : []
  const all = found.map(({ row, quantity }) => buildLineOf(row, quantity))
  requireOneBoard(toBuild(all))
  const compared = (await candidatesOf(shop, part))
    .flatMap((row) => {
      const { verdict, differs } = comparePart(buildLineOf(part, 1).part, buildLineOf(row, 1).part)
      return verdict === 'no' ? [] : [{ row, verdict, differs }]
    })
    .sort(
      (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || nearer(part, a.row, b.row),
    )
  const offered = compared.filter(({ row }) => !worsens(all, part, row))
  return {
    items: offered.slice(0, limit).map(({ row, verdict, differs }) => ({
      part: partToApi(row, shop),
      verdict,
      differences: differs.flatMap((one) => {
        const { verdict: says, ...rest } = differenceToApi(one)
        return says === 'no' ? [] : [{ ...rest, verdict: says }]
      }),
    })),
    replacement: await replacementOf(shop, part),
    worse: compared.length - offered.length,
    rulesVersion,
  }
}

/** Of kinds that are equal in what has to be equal; which of them may stand for the part is said by their parts. */
async function candidatesOf({ database }: Shop, part: PartRow): Promise<PartRow[]> {
  const kinds = await selectOrderableKinds(database.sql, part.category, [part.id])
  const ids = kinds.flatMap(({ id, isOwn }) => (id === null || isOwn ? [] : [id]))
  const wanted = kindOfPart(buildLineOf(part, 1).part)
  const facts = JSON.parse(wanted.facts)
  const known = await readKindFacts(database, ids)
  const some = known.filter((kind) => mayReplace({ category: part.category, facts }, kind))
  return await selectCandidates(
    database.sql,
    part,
    some.map(({ id }) => id),
  )
}

const nearer = (part: PartRow, a: PartRow, b: PartRow) =>
  Math.abs(a.priceMinor - part.priceMinor) - Math.abs(b.priceMinor - part.priceMinor) ||
  (a.id < b.id ? -1 : 1)

/** The build with the part in it, and with the candidate in its place, once for each piece. */
function worsens(lines: readonly BuildLine[], part: PartRow, candidate: PartRow): boolean {
  if (lines.length === 0) return false
  const others = lines.filter(({ partId }) => partId !== part.id)
  const pieces = lines
    .filter(({ partId }) => partId === part.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const withIt = (row: PartRow) => checkBuild([...others, buildLineOf(row, pieces || 1)])
  return isWorse(withIt(part), withIt(candidate))
}

function differenceToApi({ key, verdict, original, candidate }: Difference) {
  const { label, unit } = specificationOf(key)
  return { key, label, unit, verdict, original, candidate }
}

/** What is named as its replacement is compared as anything else: the name alone says nothing of whether it fits. */
async function replacementOf(shop: Shop, part: PartRow): Promise<Replacement | null> {
  const number = part.replacedBy
  if (number === null) return null
  const row = await selectByMpn(shop.database.sql, number)
  if (!row || row.id === part.id) return { number, part: null, verdict: null, differences: [] }
  const named = { number, part: partToApi(row, shop) }
  if (row.category !== part.category) return { ...named, verdict: 'no', differences: [] }
  const { verdict, differs } = comparePart(buildLineOf(part, 1).part, buildLineOf(row, 1).part)
  return { ...named, verdict, differences: differs.map(differenceToApi) }
}
