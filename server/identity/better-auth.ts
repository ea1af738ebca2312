import { passkey } from '@better-auth/passkey'
import { APIError, betterAuth } from 'better-auth'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { PostgresJSDialect } from 'kysely-postgres-js'
import { z } from 'zod'
import { credentials, newPassword, passwordLength, registration } from '../../contract/identity.ts'
import { id } from '../../contract/text.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { newId } from '../new-id.ts'
import { commonPasswords } from './common-passwords.ts'
import type { Issuer } from './issuers.ts'
import { readPerson } from './read-person.ts'
import type { SignInMails } from './sign-in.ts'

export type Auth = ReturnType<typeof createAuth>

/** The sign-in library, set up with the issuers that answered. Its tables are in migrations/0001-identity.sql. */
export function createAuth(
  config: Config,
  database: OpenDatabase,
  log: Log,
  mails: SignInMails,
  issuers: Issuer[],
) {
  const { hostname, origin, protocol } = new URL(config.publicUrl)
  const isHttps = protocol === 'https:'
  return betterAuth({
    appName: 'Partwright',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.identities.secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // what follows a colon may be what a caller sent
      log: (level, message) =>
        log[level === 'error' ? 'error' : 'warn']({ library: 'sign-in' }, message.split(':')[0]),
    },
    database: { dialect: new PostgresJSDialect({ postgres: database.pool }), type: 'postgres' },
    advanced: {
      database: { generateId: () => newId() },
      // the library's own prefix would be __Secure-, which another host of the domain may overwrite
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-partwright' : 'partwright',
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
    user: tables.user,
    session: tables.session,
    account: tables.account,
    verification: tables.verification,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      requireEmailVerification: false,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3_600,
      sendResetPassword: ({ user, token }) =>
        mails.reset(user, `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3_600,
      sendVerificationEmail: ({ user, url }) => mails.verify(user, url),
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => checkInput(ctx.path, ctx.body)),
      after: endOldSession,
    },
    plugins: [
      genericOAuth({
        config: issuers.map((issuer) => ({
          providerId: issuer.providerId,
          discoveryUrl: issuer.discoveryUrl,
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
      twoFactor({ issuer: 'Partwright', schema: tables.twoFactorTables }),
      passkey({ rpID: hostname, rpName: 'Partwright', origin, schema: tables.passkeyTables }),
    ],
  })
}

/** Our words and our rules for what people type, before the library's own; it goes on with what they were read as. */
function checkInput(path: string, body: unknown) {
  const given = body as { password?: unknown; newPassword?: unknown } | undefined
  if (path === '/change-password' || path === '/reset-password') checkPassword(given?.newPassword)
  const schema = schemas[path]
  if (!schema) return
  const result = schema.safeParse(body)
  if (!result.success) refuse(result.error.issues[0]?.message ?? 'Some fields need your attention.')
  if (path === '/sign-up/email') checkPassword(given?.password)
  return { context: { body: result.data } }
}

const callbackURL = z.string().max(2_000).optional()
/** Strict where an account is written: the library would also take a picture's address, which nobody checks. */
const schemas: Record<string, z.ZodType> = {
  '/sign-up/email': registration.extend({ callbackURL }).strict(),
  '/sign-in/email': credentials,
  '/update-user': registration.pick({ name: true }).strict(),
  // the library hands it to a uuid column as it is
  '/passkey/delete-passkey': z.object({ id }),
}

function checkPassword(password: unknown) {
  const result = newPassword.safeParse(password)
  if (!result.success) refuse(result.error.issues[0]?.message ?? 'Please input the password')
  if (commonPasswords.has(String(password).toLowerCase()))
    refuse('This password is one of the commonest: please choose another')
}

function refuse(message: string): never {
  throw new APIError('BAD_REQUEST', { code: 'INVALID_INPUT', message })
}

/** Signing in where somebody is signed in ends that session: none is left behind that nobody sees any more. */
const endOldSession = createAuthMiddleware(async (ctx) => {
  const begun = ctx.context.newSession?.session.token
  const { name } = ctx.context.authCookies.sessionToken
  const old = begun && (await ctx.getSignedCookie(name, ctx.context.secret))
  if (old && old !== begun) await ctx.context.internalAdapter.deleteSession(old)
})

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** The library's names → the columns of 0001-identity.sql. */
const tables = {
  user: {
    modelName: 'users',
    fields: { ...times, emailVerified: 'email_verified' },
    additionalFields: { role: { type: 'string', required: false, input: false } },
  },
  session: {
    fields: {
      ...times,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    expiresIn: 7 * 24 * 3_600,
    updateAge: 24 * 3_600,
  },
  account: {
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    accountLinking: {
      enabled: true,
      trustedProviders: [] as string[],
      requireLocalEmailVerified: true,
    },
  },
  verification: { fields: { ...times, expiresAt: 'expires_at' } },
  twoFactorTables: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factor',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
  passkeyTables: {
    passkey: {
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'created_at',
      },
    },
  },
} as const
