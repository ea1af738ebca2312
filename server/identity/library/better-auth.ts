import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import { passwordLength } from '../../../contract/people/identity.ts'
import type { Config } from '../../config/config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Log } from '../../telemetry/log.ts'
import type { FoundIssuer } from '../issuers/issuers.ts'
import { readPerson } from '../issuers/read-person.ts'
import { makeConfirmation } from '../ownership/confirm-email.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { createPasswords } from '../passwords/create-passwords.ts'
import type { SignInMails } from '../sign-in/port.ts'
import { afterLibrary } from './after.ts'
import { makeBackupCodes, storedBackupCodes } from './backup-codes.ts'
import { beforeLibrary } from './before.ts'
import { keysOf } from './keys.ts'
import { ownEndpoints } from './own-endpoints.ts'
import { noteTwoFactors } from './second-step.ts'
import { endOldestSessions, replaceHash } from './store.ts'
import { tables } from './tables.ts'
import { takeIdentity } from './take-identity.ts'

/** Of one person at once; the one that was not used for longest makes room. */
const sessionsAtMost = 20

/** The library's own statements, over the shop's connections, which the shop opens and ends. */
const dialectOver = (database: OpenDatabase) =>
  new PostgresDialect({
    pool: { options: {}, end: async () => {}, connect: () => lend(database) },
  })

/** What the dialect takes of a client of the driver; it has no cursors. */
async function lend(database: OpenDatabase): Promise<PostgresPoolClient> {
  const { sql, release, discard } = await database.reserve()
  return {
    query: (async (text: string, values: readonly unknown[]) => {
      const rows = await sql.unsafe(text, values)
      return { rows, rowCount: rows.count, command: rows.command }
    }) as never,
    release: (isLost) => (isLost ? discard() : release()),
  }
}

/** What the shop is called in authenticator apps and passkeys, and what the names of its cookies begin with. */
export type Called = { name: string; cookiePrefix: string }

export type Auth = ReturnType<typeof createAuth>

/** The sign-in library, set up with the issuers that answered. Its tables are in database/migrations/0001-identity.sql. */
export function createAuth(
  config: Config,
  { name, cookiePrefix }: Called,
  database: OpenDatabase,
  log: Log,
  mails: SignInMails & OwnershipEffects,
  issuers: (FoundIssuer & { handedOutAt: string })[],
) {
  const { hostname, origin, protocol } = new URL(config.publicUrl)
  const isHttps = protocol === 'https:'
  const keys = keysOf(config.identities)
  return betterAuth({
    appName: name,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    ...keys.options,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // what follows a colon may be what a caller sent
      log: (level, message) =>
        log[level === 'error' ? 'error' : 'warn']({ library: 'sign-in' }, message.split(':')[0]),
    },
    database: { dialect: dialectOver(database), type: 'postgres' },
    advanced: {
      database: { generateId: () => newId() },
      // the library's own prefix would be __Secure-, which another host of the domain may overwrite
      useSecureCookies: false,
      cookiePrefix: `${isHttps ? '__Host-' : ''}${cookiePrefix}`,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      // the library leaves these checks out by itself when it believes to be under test
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    rateLimit: { enabled: false },
    onAPIError: {
      errorURL: `${config.publicUrl}/login`,
      onError: (error) => {
        if (!isAPIError(error)) throw error
      },
    },
    user: { ...tables.user, validateUserInfo: takeIdentity(database, mails) },
    session: tables.session,
    account: tables.account,
    verification: tables.verification,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: createPasswords(config.identities.passwordCost, (old, anew) =>
        replaceHash(database.sql, old, anew),
      ),
      requireEmailVerification: false,
      resetPasswordTokenExpiresIn: 3_600,
      sendResetPassword: ({ user, token }) =>
        mails.reset(user, `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3_600,
      sendVerificationEmail: async ({ user }) => {
        const token = await makeConfirmation(database, user.id)
        await mails.verify(user, `${config.publicUrl}/confirm-email?token=${token}`)
      },
    },
    databaseHooks: {
      session: {
        create: {
          after: ({ userId }) => endOldestSessions(database.sql, userId, sessionsAtMost),
        },
      },
    },
    hooks: {
      before: beforeLibrary(database, mails, hostname, issuers),
      after: afterLibrary(database.sql),
    },
    plugins: [
      genericOAuth({
        config: issuers.map((issuer) => ({
          providerId: issuer.providerId,
          discoveryUrl: issuer.handedOutAt,
          clientId: issuer.clientId,
          clientSecret: issuer.clientSecret,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
          // the library's own would take a person without any ID token
          getUserInfo: (tokens) => readPerson(issuer, tokens),
          prompt: 'select_account' as const,
          disableProviderLogout: true,
        })),
      }),
      twoFactor({
        issuer: name,
        schema: tables.twoFactorTables,
        backupCodeOptions: {
          customBackupCodesGenerate: makeBackupCodes,
          storeBackupCodes: storedBackupCodes(keys.secretConfig),
        },
      }),
      passkey({
        rpID: hostname,
        rpName: name,
        origin,
        schema: tables.passkeyTables,
        authentication: {
          afterVerification: ({ ctx, verification }) => {
            if (verification.authenticationInfo.userVerified) noteTwoFactors(ctx.request)
          },
        },
      }),
      ownEndpoints(database),
    ],
  })
}
