import type { ShopRecord } from '../../contract/shop-record/record.ts'
import type { Config } from '../config/config.ts'
import { senderOf } from '../mail/index.ts'
import { sellerFault } from '../shop-record/index.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/**
 * What stands in for something real as long as a shop is tried out, and is left in one that is not. With everything else
 * real it does not start with the first two.
 */
export function checkExamples(config: Config, { identity, seller }: ShopRecord): Finding[] {
  const { mail, cards, live, sandbox, isProduction } = config
  const missing = sellerFault(config, seller)
  const who = [seller.name, seller.address.replaceAll('\n', ', ')].filter(Boolean).join(', ')
  const found = [
    missing
      ? fault('seller', `${missing}. Until then nothing is shipped`, 'Set them, or write them.')
      : ok('seller', `invoices are written by ${who || `${identity.name}, without an address`}`),
    mail.fault
      ? fault('sender', mail.fault, 'Set it and restart the shop.')
      : ok('sender', `mails come from ${senderOf(mail.from, identity.name)}`),
  ]
  if (!isProduction || live) return found
  const tested = cards ? 'STRIPE_SECRET_KEY is a test key' : 'GATEWAY_MODE is test'
  const whose = sandbox.sandboxed.cards ? 'cards are the sandbox’s' : tested
  return [
    ...found,
    warning(
      'card keys',
      `in production, and ${whose}: orders are paid with nobody’s money`,
      'Set the three live STRIPE_* keys or a live gateway, unless the shop is only shown or tried out.',
    ),
  ]
}
