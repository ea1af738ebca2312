import type { BetterAuthOptions } from 'better-auth'
import type { Database } from '../../database.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { joinIdentity } from '../ownership/join-identity.ts'
import { renewMoment } from './ended-ways.ts'
import { noteTwoFactors } from './second-step.ts'
import { saysTwoFactors } from './two-factors.ts'

type Take = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * What comes before an identity provider's person is let in: whether two factors were asked there is noted; and before
 * they join an account that is there, which the library does only for an address that the provider has verified, that
 * account is made theirs.
 */
export const takeIdentity =
  (database: Database, effects: OwnershipEffects): Take =>
  async ({ user, source }, ctx) => {
    if (source.method !== 'oauth') return
    if (saysTwoFactors(source.oauth?.profile ?? {})) noteTwoFactors(ctx.request)
    if (source.action !== 'link-account') return
    const way = source.oauth?.providerId === 'google' ? 'google' : 'oidc'
    if (!user.id || user.emailVerified !== true) return { error: 'account_not_linked' }
    await joinIdentity(database, effects, user.id, { way, name: user.name ?? '' })
    await renewMoment(ctx.request, database.sql)
  }
