import { isKnownKind } from '../../../contract/builds/kinds.ts'
import { contradictionOf, missingKeys } from '../../../contract/builds/missing.ts'
import { personFactsOf } from '../../../contract/builds/person-facts.ts'
import { rulesVersion } from '../../../contract/builds/rules/rules.ts'
import type { File, Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { KnownCategory } from '../../../contract/parts/known-categories.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { specificationOf } from '../../../contract/parts/specifications.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { writeCsv } from '../../words/write-csv.ts'
import { readKindFacts } from '../kinds/kind-facts.ts'
import * as store from './store.ts'

/** The most rows of an export that is to be filled in by people. */
const maxExported = 10_000

/** What of which parts is not known, what people asked for first, then what checks ask most. Parts are counted by their kinds. */
export async function listMissingFacts({
  database,
}: Shop): Promise<Output<Calls['listMissingFacts']>> {
  const { counts, unread, lacking } = await readLacking(database)
  const [doubted, questions, requested] = await Promise.all([
    store.selectDoubted(database.sql, lacking),
    store.selectQuestions(database.sql),
    store.selectRequested(database.sql),
  ])
  const of = <T extends { category: Category; key: string }>(all: readonly T[], one: Missing) =>
    all.find(({ category, key }) => category === one.category && key === one.key)
  const facts = [...counts.values()].map((one) => {
    const { label, unit } = specificationOf(one.key)
    return {
      ...one,
      label,
      unit,
      kind: personFactsOf(one.category)[one.key]!,
      doubted: of(doubted, one)?.parts ?? 0,
      requested: of(requested, one)?.count ?? 0,
      asked: of(questions, one)?.count ?? 0,
    }
  })
  return {
    facts: facts.sort(
      (a, b) =>
        b.requested - a.requested || b.asked - a.asked || b.units - a.units || b.parts - a.parts,
    ),
    unread,
    rulesVersion,
  }
}

type Missing = { category: KnownCategory; key: string; parts: number; units: number }

async function readLacking(database: Shop['database']) {
  const kinds = await store.selectKindCounts(database.sql)
  const ids = kinds.flatMap(({ id }) => id ?? [])
  const known = new Map((await readKindFacts(database, ids)).map((kind) => [kind.id, kind]))
  const counts = new Map<string, Missing>()
  const lacking: { kinds: string[]; keys: string[] } = { kinds: [], keys: [] }
  let unread = 0
  for (const { category, id, parts, units } of kinds) {
    const kind = id === null ? undefined : known.get(id)
    if (!kind) unread += parts
    else if (isKnownKind(kind))
      for (const key of missingKeys(kind)) {
        lacking.kinds.push(kind.id)
        lacking.keys.push(key)
        const name = `${category} ${key}`
        const before = counts.get(name) ?? { category: kind.category, key, parts: 0, units: 0 }
        const sum = { parts: before.parts + parts, units: before.units + Number(units) }
        counts.set(name, { ...before, ...sum })
      }
  }
  return { counts, unread, lacking }
}

export async function listMissingFactParts(
  { database }: Shop,
  _caller: User,
  { limit, ...asked }: Input<Calls['listMissingFactParts']>,
): Promise<Output<Calls['listMissingFactParts']>> {
  const parts = await findLackingParts(database, { ...asked, limit })
  return {
    parts: parts.map(({ id, mpn, name, quantity, requested, recorded, ...rest }) => ({
      _id: id,
      ...mpnToApi(mpn),
      name,
      quantity,
      requested,
      recorded,
      said: contradictionOf({ ...rest, name, mpn }, asked.key).map(({ key, value, source }) => {
        const { label, unit } = specificationOf(key)
        return { key, label, value, unit, source }
      }),
    })),
  }
}

async function findLackingParts(
  database: Shop['database'],
  { category, key, limit }: { category: Category; key: string; limit: number },
) {
  const facts = Object.keys(personFactsOf(category))
  if (!facts.includes(key)) {
    const message = `Facts of this category are ${facts.join(', ') || 'none that rules read'}`
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'key', message }] })
  }
  const { lacking } = await readLacking(database)
  const ids = lacking.kinds.filter((_, at) => lacking.keys[at] === key)
  const kinds = await readKindFacts(database, ids)
  const own = kinds.flatMap((kind) => (kind.category === category ? [kind.id] : []))
  return await store.selectLackingParts(database.sql, { kinds: own, key, limit })
}

/** A file to be filled in: a row for each part, with what stands there and is not believed left out. */
export async function exportMissingFacts(
  shop: Shop,
  _caller: User,
  { category, key }: Input<Calls['exportMissingFacts']>,
): Promise<File> {
  const rows = await findLackingParts(shop.database, { category, key, limit: maxExported })
  return await writeCsv(
    await fileNameOf(shop, `missing-${category}-${key}.csv`),
    await timeZoneOf(shop),
    [
      ['sku', ({ mpn }: store.LackingPart) => mpn],
      ['fact', () => key],
      ['value', () => null],
      ['source', () => null],
    ],
    (async function* () {
      yield rows
    })(),
  )
}
