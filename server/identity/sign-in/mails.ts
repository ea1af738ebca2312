import { hash } from 'node:crypto'
import { queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import type { MailedPerson, SignInMails } from './port.ts'

/**
 * The mails of signing in, on the shop's own queue. The link is the event: the same link never goes out
 * twice. Whoever has not confirmed an address may be a stranger to it: what they call themselves is not said there.
 */
export function signInMails(
  shop: Pick<Shop, 'database' | 'enqueue'>,
): SignInMails & OwnershipEffects {
  const queue = (kind: 'verify-email' | 'reset-password') => {
    return async (to: MailedPerson, url: string) => {
      await shop.database.transaction((sql) =>
        queueMail(shop, sql, {
          event: `${kind}:${hash('sha256', url, 'hex')}`,
          kind,
          to: to.email,
          values: { name: to.emailVerified ? to.name : '', url },
        }),
      )
    }
  }
  return {
    verify: queue('verify-email'),
    reset: queue('reset-password'),
    tell: (sql, to, event, values) =>
      queueMail(shop, sql, { event, kind: 'ways-changed', to, values }),
    cancelOrders: (sql, userId) => shop.enqueue(sql, 'cancel-prepared', { userId }),
  }
}
