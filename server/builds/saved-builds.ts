import { maxPerMachine } from '../../contract/builds/limits.ts'
import { maxBuilds, type SavedBuild } from '../../contract/builds/saved-builds.ts'
import type { BuildRequestLine } from '../../contract/builds/schemas.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { mpnToApi } from '../../contract/parts/mpn.ts'
import { Refusal } from '../../contract/refusals.ts'
import { figure } from '../../contract/words/numbers.ts'
import { factsToApi, requireEver } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { pageOf, readCursor, wrongCursor } from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import { findBuildParts } from './find-build-parts.ts'
import * as store from './saved-store.ts'

/** Saves a build of the caller; its parts are in the shop now. */
export async function addBuild(
  shop: Shop,
  caller: User,
  { name, machines, spares = {}, lines }: Input<Calls['addBuild']>,
): Promise<Output<Calls['addBuild']>> {
  return await shop.database.transaction(async (sql) => {
    await requireEver(sql, Object.keys(spares), 'spares')
    const joined = await joinLines(sql, lines)
    const count = await store.countForAdding(sql, caller.id)
    if (count >= maxBuilds) throw new Refusal('too_many_builds', { count })
    const id = newId()
    await store.insertBuild(sql, { id, ownerId: caller.id, name, machines, spares })
    await store.replaceBuildLines(sql, id, joined)
    return { insertedId: id }
  })
}

/** Each part once, quantities summed. */
async function joinLines(sql: Sql, lines: readonly BuildRequestLine[]) {
  const joined = new Map<string, number>()
  for (const { row, quantity } of await findBuildParts(sql, lines))
    joined.set(row.id, (joined.get(row.id) ?? 0) + quantity)
  if ([...joined.values()].some((quantity) => quantity > maxPerMachine)) {
    const message = `At most ${figure(maxPerMachine)} pieces of one part in a machine`
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'lines', message }] })
  }
  return [...joined].map(([partId, quantity]) => ({ partId, quantity }))
}

export async function listBuilds(
  { database }: Shop,
  caller: User,
  { limit, cursor }: Input<Calls['listBuilds']>,
): Promise<Output<Calls['listBuilds']>> {
  const after = readCursor(cursor)
  if (after && typeof after.key !== 'number') throw wrongCursor()
  const rows = await store.selectBuildHeads(database.sql, caller.id, { after, limit: limit + 1 })
  const page = pageOf(rows, limit, ({ id, changedUs }) => ({ id, key: Number(changedUs) }))
  return { ...page, items: page.items.map((row) => ({ ...headOf(row), lineCount: row.lineCount })) }
}

const headOf = (
  row: Pick<store.BuildRow, 'id' | 'name' | 'machines' | 'createdAt' | 'updatedAt'>,
) => ({
  _id: row.id,
  name: row.name,
  machines: row.machines,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export async function getBuild(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getBuild']>,
): Promise<Output<Calls['getBuild']>> {
  const { sql } = shop.database
  return await buildToApi(shop, sql, own(caller, await store.selectBuild(sql, id)))
}

/** An own build; one of somebody else answers exactly as none. */
function own(caller: Pick<User, 'id'>, build: store.BuildRow | null): store.BuildRow {
  if (build?.ownerId !== caller.id) throw new Refusal('not_found')
  return build
}

async function buildToApi(shop: Shop, sql: Sql, build: store.BuildRow): Promise<SavedBuild> {
  const lines = await store.selectBuildLines(sql, build.id)
  return {
    ...headOf(build),
    lineCount: lines.length,
    spares: build.spares,
    lines: lines.map((row) => ({
      partId: row.id,
      partsName: row.name,
      ...mpnToApi(row.mpn),
      category: row.category,
      quantity: row.perMachine,
      part: row.isGone ? null : factsToApi(row, shop),
    })),
  }
}

/** Changes what is given. A line of a part that left the shop stays as long as no other lines are given. */
export async function changeBuild(
  shop: Shop,
  caller: User,
  { id, updatedAt, lines, ...given }: Input<Calls['changeBuild']>,
): Promise<Output<Calls['changeBuild']>> {
  return await shop.database.transaction(async (sql) => {
    const build = own(caller, await store.lockBuild(sql, id))
    await requireEver(sql, Object.keys(given.spares ?? {}), 'spares')
    if (updatedAt !== undefined && new Date(updatedAt).getTime() !== build.updatedAt.getTime())
      throw new Refusal('build_changed')
    await store.updateBuild(sql, id, {
      name: given.name ?? build.name,
      machines: given.machines ?? build.machines,
      spares: given.spares ?? build.spares,
    })
    if (lines) await store.replaceBuildLines(sql, id, await joinLines(sql, lines))
    return await buildToApi(shop, sql, own(caller, await store.selectBuild(sql, id)))
  })
}

export async function deleteBuild(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['deleteBuild']>,
): Promise<Output<Calls['deleteBuild']>> {
  const deletedCount = await store.deleteBuildRow(database.sql, id, caller.id)
  if (deletedCount === 0) throw new Refusal('not_found')
  return { deletedCount }
}
