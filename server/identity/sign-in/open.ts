import type { Config } from '../../config/config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { User } from '../../shop.ts'
import { type KnownRecord, readRecord } from '../../shop-record/index.ts'
import type { Log } from '../../telemetry/log.ts'
import { configuredIssuers, discover, type FoundIssuer, type Issuer } from '../issuers/issuers.ts'
import { type Auth, createAuth } from '../library/better-auth.ts'
import { replaceHash } from '../library/store.ts'
import { withoutTokens } from '../library/without-tokens.ts'
import type { OwnershipEffects } from '../ownership/effects.ts'
import { endSessionsOf } from '../ownership/store.ts'
import { markVerified, selectPassword } from '../store.ts'
import { handOut } from './hand-out.ts'
import type { SignIn, SignInMails } from './port.ts'

/** From the first on, doubling up to the second. */
const retryMs = [500, 30_000] as const

/**
 * Opens signing in. The library takes an issuer's discovery once, when it is made: so it is made with the issuers that
 * answer, and made anew as soon as a missing one does, or the shop is called otherwise.
 */
export async function openSignIn(
  config: Config,
  database: OpenDatabase,
  log: Log,
  mails: SignInMails & OwnershipEffects,
  record: KnownRecord,
): Promise<SignIn> {
  const configured = configuredIssuers(config.identities)
  let present: FoundIssuer[] = []
  let auth: Auth
  let name = ''
  let naming: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let wait: number = retryMs[0]

  const offers = (id: Issuer['providerId']) => present.some((issuer) => issuer.providerId === id)
  const nameNow = async () => (await readRecord({ config, database, record })).identity.name
  const make = async (answering: FoundIssuer[], called: string) => {
    const documents = await handOut(answering.map(({ discovery }) => discovery))
    const issuers = answering.map((issuer, at) => ({
      ...issuer,
      handedOutAt: documents.addresses[at] ?? '',
    }))
    const { cookiePrefix } = record
    const made = createAuth(config, { name: called, cookiePrefix }, database, log, mails, issuers)
    await made.$context.finally(documents.close)
    ;[auth, present, name] = [made, answering, called]
  }
  /** Authenticator apps and passkeys show the shop's name, which the library takes once, too. */
  const keepNamed = async () => {
    const now = await nameNow()
    if (now === name) return
    naming ??= make(present, now).finally(() => {
      naming = undefined
    })
    await naming
  }
  const build = async () => {
    const answers = await Promise.all(
      configured.map(async (issuer) => ({ ...issuer, ...(await discover(issuer)) })),
    )
    const answering = answers.flatMap(({ discovery, fault: _, ...issuer }) =>
      discovery ? [{ ...issuer, discovery }] : [],
    )
    if (!auth || answering.length > present.length) await make(answering, await nameNow())
    const missing = configured.filter(({ providerId }) => !offers(providerId))
    for (const issuer of missing)
      log.warn(
        { issuer: issuer.discoveryUrl },
        'an identity provider does not answer; trying again',
      )
    if (missing.length === 0 || closed) return
    timer = setTimeout(() => void build(), wait).unref()
    wait = Math.min(wait * 2, retryMs[1])
  }
  await build()

  return {
    handle: async (request, address) => {
      await keepNamed()
      const headers = new Headers(request.headers)
      headers.delete('x-forwarded-for')
      headers.set('x-client-address', address)
      return await withoutTokens(await auth.handler(new Request(request, { headers })))
    },
    session: async (headers) => {
      const found = await auth.api.getSession({ headers })
      return found && userOf(found.user, found.session.id)
    },
    offered: () => ({
      google: offers('google'),
      other: offers('oidc') ? (config.identities.other?.label ?? null) : null,
    }),
    createAccount: async ({ name, email, password }) => {
      const context = await auth.$context
      const now = new Date()
      // not by the library's createUser: that asks who comes in, which is a request's to answer
      const user = await context.adapter.create<{ id: string }>({
        model: 'user',
        data: {
          name,
          email: email.toLowerCase(),
          emailVerified: true,
          createdAt: now,
          updatedAt: now,
        },
      })
      await context.internalAdapter.createAccount({
        id: newId(),
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: await context.password.hash(password),
      })
      await markVerified(database.sql, user.id)
      return user.id
    },
    replacePassword: async (email, old, anew) => {
      const { password } = await auth.$context
      const known = await selectPassword(database.sql, email)
      if (!known || !(await password.verify({ hash: known.hash, password: old }))) return false
      await replaceHash(database.sql, known.hash, await password.hash(anew))
      await endSessionsOf(database.sql, known.userId)
      return true
    },
    check: async () =>
      await Promise.all(
        configured.map(async (issuer) => ({
          issuer: issuer.discoveryUrl,
          fault: (await discover(issuer)).fault,
        })),
      ),
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

type LibraryUser = {
  id: string
  email: string
  name: string
  emailVerified: boolean
  role?: string | null | undefined
  twoFactorEnabled?: boolean | null | undefined
}

const userOf = (user: LibraryUser, sessionId: string): User => ({
  company: null,
  id: user.id,
  email: user.email,
  name: user.name,
  isAdmin: user.role === 'admin',
  sessionId,
  hasFactor: user.twoFactorEnabled === true,
  isConfirmed: user.emailVerified,
})
