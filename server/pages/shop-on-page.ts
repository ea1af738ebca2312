import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { shownLook } from '../../contract/shop-record/shown-look.ts'
import type { Shop } from '../shop.ts'
import { knownRecord, readRecord } from '../shop-record/index.ts'
import type { ShopOnPage } from './layout.ts'

/** How the shop stands on a page that comes without the storefront: its name, and the sheets of its own colours. */
export function onPageOf(
  { config }: Pick<Shop, 'config'>,
  { identity, look, colours }: Pick<ShopRecord, 'identity' | 'look' | 'colours'>,
): ShopOnPage {
  const { head } = shownLook({ look, colours }, config.theme?.address ?? null)
  const sheets = head.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
  return { name: identity.name, sheets }
}

/** The same as it is now. The page may tell that the database does not answer: then as it was known last. */
export const shopOnPage = async (shop: Shop): Promise<ShopOnPage> =>
  onPageOf(shop, await readRecord(shop).catch(() => knownRecord(shop)))
