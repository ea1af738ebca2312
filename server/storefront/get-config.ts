import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { hiddenPlaces } from '../../contract/shop-record/menu.ts'
import { shownLook } from '../../contract/shop-record/shown-look.ts'
import { fileStem } from '../../contract/text/file-stem.ts'
import { americanEnglish } from '../../contract/words/manner.ts'
import { mannerOf } from '../../contract/words/manner-of.ts'
import { readCategories } from '../catalogue/index.ts'
import { isShippingChosen } from '../freight/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { readRecord, takesTransfers } from '../shop-record/index.ts'
import { areTaxesOn, priceTaxesOf } from '../tax/index.ts'

/** What is public of the configuration. */
export async function getConfig(
  shop: Shop,
  _caller: Anyone,
  _input: unknown,
): Promise<Output<Calls['getConfig']>> {
  const { config, signIn } = shop
  const { identity, contact, colours, links, look, menu, orders, place, policies, seller } =
    await readRecord(shop)
  const sandboxed = (['cards', 'identities', 'images', 'mail'] as const).filter(
    (name) => config.sandbox.sandboxed[name],
  )
  const priceTaxes = await priceTaxesOf(shop.database.sql, shop, { shipTo: null, companyId: null })
  const manner = mannerOf(place.locale, config.currency)
  return {
    currency: config.currency,
    taxed: await areTaxesOn(shop.database.sql, shop),
    ...(priceTaxes && { priceTaxes }),
    shippingChosen: await isShippingChosen(shop.database.sql),
    timeZone: place.timeZone,
    manner: manner === americanEnglish ? null : manner,
    cards: config.cards && {
      publishableKey: config.cards.publishableKey,
      script: config.cards.script,
    },
    onlinePayment: config.gateway?.label ?? null,
    signIn: signIn.offered(),
    sandboxed,
    mailbox: config.mail.mailboxUrl,
    socialLinks: links,
    categories: (await readCategories(shop.database)).map(({ key, name, icon }) => ({
      key,
      name,
      icon,
    })),
    shop: {
      ...identity,
      contact,
      ...shownLook({ look, colours }, config.theme?.address ?? null),
      files: fileStem(identity.name),
      hidden: hiddenPlaces(menu),
      policies: policies.map(({ slug, title }) => ({ slug, title })),
    },
    holdMinutes: orders.holdMinutes,
    leastOrder: orders.least,
    transferDays: takesTransfers(shop, seller) ? config.transferDays : null,
    release: orders.release,
    shippingUndoSeconds: config.shippingUndoSeconds,
  }
}
