import type { BetterAuthOptions } from 'better-auth'
import type { Database } from '../../database/database.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { joinIdentity, proveByIdentity } from '../ownership/join-identity.ts'
import { renewMoment } from './ended-ways.ts'
import { noteTwoFactors } from './second-step.ts'
import { saysTwoFactors } from './two-factors.ts'

type Take = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>
type Person = Parameters<Take>[0]['user']
type Source = Parameters<Take>[0]['source']

/**
 * What comes before an identity provider's person is let in: whether two factors were asked there is noted; and before
 * they join an account that is there, or come again into one that nobody has proven, and the provider has verified the
 * address, that account is made theirs.
 */
export const takeIdentity =
  (database: Database, effects: OwnershipEffects): Take =>
  async ({ user, source }, ctx) => {
    if (source.method !== 'oauth') return
    if (saysTwoFactors(source.oauth?.profile ?? {})) noteTwoFactors(ctx.request)
    if (source.action === 'create-user') return
    const isTheirs = await takenBy(database, effects, user, source)
    if (isTheirs === null) return { error: 'account_not_linked' }
    // what this log-in has itself ended does not end it
    if (isTheirs) await renewMoment(ctx.request, database.sql)
  }

/** Whether the account became theirs by this log-in; null when they may not join it. */
async function takenBy(
  database: Database,
  effects: OwnershipEffects,
  { id: userId, email, emailVerified, name = '' }: Person,
  { action, oauth }: Source,
): Promise<boolean | null> {
  const way = oauth?.providerId === 'google' ? 'google' : 'oidc'
  const isVerified = userId !== undefined && emailVerified === true
  if (action === 'link-account')
    return isVerified ? await joinIdentity(database, effects, userId, { way, name }) : null
  const { sub } = oauth?.profile ?? {}
  if (!isVerified || !email || typeof sub !== 'string') return false
  return await proveByIdentity(database, effects, { userId, email }, { way, name, subject: sub })
}
