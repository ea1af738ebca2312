import type { Config } from '../config/config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/**
 * What stands in for something real as long as a shop is tried out, and is left in one that is not. With everything else
 * real it does not start with the first two.
 */
export function checkExamples({ seller, mail, cards, sandbox, isProduction }: Config): Finding[] {
  const mend = 'Set them and restart the shop.'
  const found = [
    seller.fault
      ? fault('seller', `${seller.fault}. Until then nothing is shipped`, mend)
      : ok('seller', `invoices are written by ${seller.name}, ${seller.address}`),
    mail.fault
      ? fault('sender', mail.fault, 'Set it and restart the shop.')
      : ok('sender', `mails come from ${mail.from}`),
  ]
  if (!isProduction || cards.live) return found
  const whose = sandbox.sandboxed.cards
    ? 'cards are the sandbox’s'
    : 'STRIPE_SECRET_KEY is a test key'
  return [
    ...found,
    warning(
      'card keys',
      `in production, and ${whose}: orders are paid with nobody’s money`,
      'Set the three live STRIPE_* keys, unless the shop is only shown or tried out.',
    ),
  ]
}
