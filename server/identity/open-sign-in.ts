import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import { newId } from '../new-id.ts'
import type { Member } from '../shop.ts'
import { type Auth, createAuth } from './better-auth.ts'
import { configuredIssuers, faultOf, type Issuer } from './issuers.ts'
import type { SignIn, SignInMails } from './sign-in.ts'
import { markVerified } from './store.ts'

/** From the first on, doubling up to the second. */
const retryMs = [500, 30_000] as const

/**
 * Opens signing in. The library asks an issuer for its discovery once, when it is made: so it is made with the issuers
 * that answer, and made anew as soon as a missing one does.
 */
export async function openSignIn(
  config: Config,
  database: OpenDatabase,
  log: Log,
  mails: SignInMails,
): Promise<SignIn> {
  const configured = configuredIssuers(config.identities)
  let present: Issuer[] = []
  let auth: Auth
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let wait: number = retryMs[0]

  const build = async () => {
    const faults = await Promise.all(configured.map(faultOf))
    const answering = configured.filter((_, at) => faults[at] === null)
    if (!auth || answering.length > present.length) {
      auth = createAuth(config, database, log, mails, answering)
      await auth.$context
      present = answering
    }
    const missing = configured.filter((issuer) => !present.includes(issuer))
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

  const offers = (id: Issuer['providerId']) => present.some((issuer) => issuer.providerId === id)
  return {
    handle: async (request, address) => {
      const headers = new Headers(request.headers)
      headers.delete('x-forwarded-for')
      headers.set('x-client-address', address)
      return await auth.handler(new Request(request, { headers }))
    },
    session: async (headers) => {
      const found = await auth.api.getSession({ headers })
      return found && memberOf(found.user, found.session.id)
    },
    offered: () => ({
      google: offers('google'),
      other: offers('oidc') ? (config.identities.other?.label ?? null) : null,
    }),
    createAccount: async ({ name, email, password }) => {
      const context = await auth.$context
      const user = await context.internalAdapter.createUser(
        { name, email, emailVerified: true },
        { method: 'email-password' },
      )
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
    check: async () =>
      await Promise.all(
        configured.map(async (issuer) => ({
          issuer: issuer.discoveryUrl,
          fault: await faultOf(issuer),
        })),
      ),
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

type LibraryUser = { id: string; email: string; name: string; role?: string | null | undefined }

const memberOf = (user: LibraryUser, sessionId: string): Member => ({
  id: user.id,
  email: user.email,
  name: user.name,
  isAdmin: user.role === 'admin',
  sessionId,
})
