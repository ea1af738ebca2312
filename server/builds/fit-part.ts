import { toBuild } from '../../contract/builds/build.ts'
import { checkPart } from '../../contract/builds/check-build.ts'
import { rulesVersion } from '../../contract/builds/rules/rules.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { buildLineOf, findPart } from '../catalogue/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { findBuildParts, requireOneBoard } from './find-build-parts.ts'

/** Holds one part against the others of a machine, and tells nothing of what is between these. */
export async function fitPart(
  { database }: Shop,
  _caller: Anyone,
  { id, lines, quantity }: Input<Calls['fitPart']>,
): Promise<Output<Calls['fitPart']>> {
  const part = await findPart(database.sql, id)
  if (!part) throw new Refusal('not_found')
  const found = await findBuildParts(database.sql, lines)
  const all = [...found, { row: part, quantity }]
  const build = toBuild(all.map((one) => buildLineOf(one.row, one.quantity)))
  requireOneBoard(build)
  return { ...checkPart(build, part.id), rulesVersion }
}
