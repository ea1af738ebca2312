import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Anyone, Shop } from '../shop.ts'

/** What is public of the configuration. */
export async function getConfig(
  { config, signIn }: Shop,
  _caller: Anyone,
  _input: unknown,
): Promise<Output<Calls['getConfig']>> {
  const sandboxed = (['cards', 'identities', 'images', 'mail'] as const).filter(
    (name) => config.sandbox.sandboxed[name],
  )
  return {
    currency: config.currency,
    timeZone: config.timeZone,
    cards: { publishableKey: config.cards.publishableKey, script: config.cards.script },
    signIn: signIn.offered(),
    sandboxed,
    mailbox: config.mail.mailboxUrl,
    socialLinks: config.socialLinks,
    holdMinutes: config.holdMinutes,
    release: config.release,
    shippingUndoSeconds: config.shippingUndoSeconds,
  }
}
