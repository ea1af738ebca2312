import { type Build, toBuild, type Verdict } from '../../contract/builds/build.ts'
import { checkPart, checkParts, foundInOrder } from '../../contract/builds/check-build.ts'
import { verdictsWith } from '../../contract/builds/kind-verdicts.ts'
import { rulesVersion } from '../../contract/builds/rules/rules.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { buildLineOf, type PartRow, partToApi, readKindFacts } from '../catalogue/index.ts'
import { pageOf, readCursor, wrongCursor } from '../database/paging.ts'
import type { Anyone, Shop } from '../shop.ts'
import { type Found, findBuildParts, requireOneBoard } from './find-build-parts.ts'
import { selectOrderableKinds, selectSuggested, type Tier } from './suggestions-store.ts'

type Query = Input<Calls['suggestForBuild']>

/**
 * Parts of a category that a build can take, those that fit before those of which it is not known. The rules are asked for
 * kinds of parts, not for parts; what the build has of the category already is one of its own, since two pieces of one
 * number are not two parts.
 */
export async function suggestForBuild(
  shop: Shop,
  _caller: Anyone,
  query: Query,
): Promise<Output<Calls['suggestForBuild']>> {
  const { category, sort, limit } = query
  const { sql } = shop.database
  const found = query.lines.length > 0 ? await findBuildParts(sql, query.lines) : []
  const build = toBuild(found.map(({ row, quantity }) => buildLineOf(row, quantity)))
  requireOneBoard(build)
  const own = [...new Set(found.flatMap(({ row }) => (row.category === category ? [row.id] : [])))]
  const kinds = await selectOrderableKinds(sql, category, own)
  const judged = await judge(shop, { build, found, query, kinds })
  const tiers = [
    judged.fits,
    query.unknown === 'show' ? judged.unknown : noTier(),
    query.blocked === 'show' ? judged.hidden : noTier(),
  ]
  const after = readCursor(query.cursor)
  if (after && typeof after.key !== 'number') throw wrongCursor()
  const rows = await selectSuggested(sql, tiers, {
    category,
    own,
    limit: limit + 1,
    descending: sort === '-price',
    after: after && { ...after, key: Number(after.key), tier: after.tier ?? 0 },
  })
  const page = pageOf(rows, limit, ({ id, priceMinor, tier }) => ({
    id,
    key: priceMinor,
    tier,
  }))
  return {
    items: page.items.flatMap((row) => suggestionOf(row, { shop, found, query }) ?? []),
    next: page.next,
    counts: {
      fits: judged.fits.count,
      unknown: judged.unknown.count,
      hidden: judged.hidden.count,
      unread: judged.unread,
    },
    rulesVersion,
  }
}

type Judged = { fits: Tier; unknown: Tier; hidden: Tier; unread: number }
type Judging = {
  build: Build
  found: Found[]
  query: Query
  kinds: Awaited<ReturnType<typeof selectOrderableKinds>>
}

const noTier = (): Tier => ({ count: 0, kinds: [], own: [] })

/** What becomes of each kind, and of the parts that the build has already. */
async function judge(shop: Shop, { build, found, query, kinds }: Judging): Promise<Judged> {
  const judged: Judged = { fits: noTier(), unknown: noTier(), hidden: noTier(), unread: 0 }
  const tierOf = (verdict: Verdict) =>
    verdict === 'blocker' ? judged.hidden : verdict === 'unknown' ? judged.unknown : judged.fits
  const facts = await readKindFacts(
    shop.database,
    kinds.flatMap(({ id, isOwn }) => (id === null || isOwn ? [] : [id])),
  )
  const byId = new Map(facts.map((kind) => [kind.id, kind]))
  const verdictOf = verdictsWith(build, query.quantity, query.about)
  for (const one of kinds) {
    const kind = one.id === null ? undefined : byId.get(one.id)
    if (one.isOwn) {
      const row = found.find(({ row: { id } }) => id === one.id)!.row
      const tier = tierOf(checkWith(found, row, query).verdict)
      tier.count += 1
      tier.own.push(row.id)
    } else if (kind === undefined) judged.unread += one.count
    else {
      const tier = tierOf(verdictOf(kind))
      tier.count += one.count
      tier.kinds.push(one)
    }
  }
  return judged
}

function checkWith(found: readonly Found[], row: PartRow, { quantity, about }: Query) {
  const lines = [...found, { row, quantity }].map((one) => buildLineOf(one.row, one.quantity))
  return about === 'part' ? checkPart(toBuild(lines), row.id) : checkParts(toBuild(lines))
}

/** Null: it was changed since its kind was asked, and something speaks against it now. */
function suggestionOf(
  row: PartRow,
  { shop, found, query }: { shop: Shop; found: Found[]; query: Query },
) {
  const check = checkWith(found, row, query)
  if (check.verdict === 'blocker' && query.blocked === 'hide') return null
  const findings = foundInOrder(check)
  return {
    part: partToApi(row, shop),
    verdict: check.verdict,
    finding: findings[0]?.text ?? null,
    findings,
  }
}
