import { initialAttributes } from '../../contract/parts/attributes.ts'
import { type KnownCategory, knownCategories } from '../../contract/parts/known-categories.ts'
import { numberKey } from '../../contract/parts/number-key.ts'
import type { Specs } from '../../contract/parts/parts.ts'
import { toMinor } from '../../contract/pricing/money.ts'
import { saveCategoryPictures } from '../../server/catalogue/categories/save-pictures.ts'
import { upsertFact, writeFacts } from '../../server/catalogue/facts/store.ts'
import { readKinds } from '../../server/catalogue/kinds/read-kinds.ts'
import { putPart } from '../../server/catalogue/parts/put-part.ts'
import { selectMpnKeys } from '../../server/catalogue/parts/store.ts'
import type { Sql } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import { storePicture } from '../../server/images/add-image.ts'
import type { Shop } from '../../server/shop.ts'
import { type DemoFacts, readDemoFacts } from './demo-facts.ts'
import type { DemoPart } from './demo-part.ts'
import { demoParts } from './demo-parts.ts'
import { packedWeight } from './packed-weight.ts'
import { type DemoPicture, preparedPicture, readPictures } from './pictures.ts'

/** Puts the demo's parts into the shop that never were in it, each with its picture. Answers how many. */
export async function seedParts(shop: Shop): Promise<number> {
  const known = await selectMpnKeys(shop.database.sql)
  const missing = inTurns(demoParts()).filter((part) => !known.has(numberKey(part.mpn)))
  const pictures = new Map(readPictures().map((picture) => [picture.mpn, picture]))
  const facts = readDemoFacts()
  for (const part of missing)
    await seedPart(shop, part, pictures.get(part.mpn)!, facts.get(part.mpn))
  return missing.length
}

/** The first of each category, then the second: so the newest parts of a demo are of every kind. */
function inTurns(parts: DemoPart[]): DemoPart[] {
  const turn = new Map<DemoPart, number>()
  const taken = new Map<string, number>()
  for (const part of parts) {
    const at = taken.get(part.category) ?? 0
    taken.set(part.category, at + 1)
    turn.set(part, at)
  }
  return parts.toSorted((a, b) => turn.get(a)! - turn.get(b)!)
}

/** Keeps a drawing for each category, whether the shop is a demo or not: imported parts rarely bring a picture. */
export async function seedCategoryPictures(shop: Shop): Promise<void> {
  const pictures = new Map(readPictures().map((picture) => [picture.mpn, picture]))
  const of = (category: KnownCategory) => () =>
    preparedPicture(pictures.get(`category-${category}`)!)
  await saveCategoryPictures(
    shop,
    Object.fromEntries(knownCategories.map((name) => [name, of(name)])),
  )
}

/** Of the Harmonized System 2022: processors, parts of computers, storage units. */
const customsCodes: Record<KnownCategory, string> = {
  cpu: '854231',
  ram: '847330',
  hdd: '847170',
  gpu: '847330',
  motherboard: '847330',
}

async function seedPart(
  shop: Shop,
  part: DemoPart,
  picture: DemoPicture,
  known: DemoFacts | undefined,
) {
  const image = await storePicture(shop, await preparedPicture(picture))
  const row = {
    ...initialAttributes,
    hsCode: customsCodes[part.category],
    weightGrams: packedWeight(part),
    ...part,
    specs: { ...part.specs, ...(known?.source === null ? known.facts : {}) } as Specs,
    id: newId(),
    img: image.url,
    imageId: image.id,
    priceMinor: toMinor(part.price, shop.config.currency),
    maxQuantity: part.maxQuantity ?? null,
    pack: part.pack ?? null,
    // yens have no smaller coin
    breaks: part.priceBreaks.map(({ from, price }) => ({
      from,
      priceMinor: toMinor(price, shop.config.currency),
    })),
  }
  await shop.database.transaction(async (sql) => {
    await putPart(sql, row, null)
    if (known?.source) await saveFacts(sql, row.id, known.facts, known.source)
  })
}

/** What the maker's page says of a new part, as if somebody had looked it up. It is none of the changes that are audited. */
async function saveFacts(sql: Sql, partId: string, facts: Specs, sourceUrl: string) {
  for (const [key, value] of Object.entries(facts))
    await upsertFact(sql, { partId, key, value, sourceUrl, byId: null }, undefined)
  await writeFacts(sql, partId, facts)
  await readKinds(sql, [partId])
}
