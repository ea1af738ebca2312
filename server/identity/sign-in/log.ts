import { createHmac } from 'node:crypto'
import type { Shop } from '../../shop.ts'

/** Ways of signing in, by what is asked below /api/auth. */
const ways: Record<string, string> = {
  '/sign-in/email': 'password',
  '/sign-up/email': 'registration',
  '/two-factor/verify-totp': 'app code',
  '/two-factor/verify-backup-code': 'backup code',
  '/passkey/verify-authentication': 'passkey',
  '/callback/google': 'google',
  '/callback/oidc': 'oidc',
}

type Attempt = { path: string; requestId: string; email: string }
/** `in`: a session began. `half`: the second factor is asked for, or was confirmed in a session. */
type Outcome = 'in' | 'half' | 'refused' | 'limited'

/**
 * Logs an attempt to sign in: its way, its outcome, who signed in, and which account was named. `account` is an HMAC of
 * the e-mail, so that attempts on one account are found together while the log holds no stranger's address.
 */
export async function logSignIn(
  shop: Shop,
  attempt: Attempt,
  response: Response | 'limited' | 'refused',
) {
  const way = ways[attempt.path]
  if (!way) return
  const user = typeof response === 'string' ? null : await begun(shop, response)
  const outcome: Outcome =
    typeof response === 'string' ? response : user ? 'in' : isHalf(response) ? 'half' : 'refused'
  shop.log[outcome === 'in' || outcome === 'half' ? 'info' : 'warn'](
    {
      requestId: attempt.requestId,
      way,
      outcome,
      userId: user?.id,
      account: attempt.email ? accountOf(shop, attempt.email) : undefined,
    },
    'sign-in',
  )
}

/** A log-in through a provider goes on to the page that asks for the code. */
const isHalf = ({ ok, headers }: Response) =>
  ok || /^(https?:\/\/[^/]+)?\/login\/code\?/.test(headers.get('location') ?? '')

/** Who the session that an answer begins is of. */
async function begun(shop: Shop, response: Response) {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const session = cookies.find((cookie) => /session_token=./.test(cookie))
  return session ? await shop.signIn.session(new Headers({ cookie: session })) : null
}

const accountOf = (shop: Shop, email: string) =>
  createHmac('sha256', shop.config.identities.secret)
    .update(`log\n${email}`)
    .digest('base64url')
    .slice(0, 16)
