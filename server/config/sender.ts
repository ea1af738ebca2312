import { isMoneyReal } from './check-keys.ts'
import type { Settings } from './settings.ts'

/**
 * Domains that nobody can have: of names for examples and tests (RFC 2606, RFC 6761). No mail from there is taken for
 * genuine, and no answer to it arrives.
 */
const reserved = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))\.?$/i

/**
 * Whom mails come from, and what keeps it from being so: null when it may be. null: the shop's name at an address of nobody's, as long as mails
 * go into the sandbox's mailbox, or the shop is tried out: outside of production, with nobody’s money.
 */
export function senderConfig(read: Settings, sandboxed: boolean) {
  const from = read.MAIL_FROM ?? null
  const isTried = sandboxed || (read.NODE_ENV !== 'production' && !isMoneyReal(read))
  const isGenuine = from !== null && !reserved.test(domainOf(from))
  return { from, isGenuine, fault: isTried || isGenuine ? null : faultOf(from ?? 'shop@….test') }
}

const domainOf = (from: string) => from.replace(/>$/, '').split('@').at(-1)!

const faultOf = (from: string) =>
  `mails would come from ${from}, which is an example: set MAIL_FROM to the name and the address that your mails come from`
