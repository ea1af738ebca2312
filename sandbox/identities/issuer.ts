import type { KoaContextWithOIDC } from 'oidc-provider'
import { base, Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { SandboxOptions } from '../provider.ts'
import type { IssuerKeys } from './keys.ts'
import { errorPage } from './pages.ts'
import { claimsOf } from './people.ts'
import type { IdentityStore } from './store.ts'

const day = 24 * 60 * 60

/**
 * The OpenID Connect issuer `<address>/oidc`, for one client: the shop. It answers as Google does where the shop can
 * tell: the secret comes in the body, the ID token (RS256) itself carries e-mail and name, and consent is not asked.
 */
export function createIssuer(
  options: SandboxOptions,
  address: string,
  keys: IssuerKeys,
  store: IdentityStore,
): Provider {
  return new Provider(`${address}/oidc`, {
    adapter: store.adapter,
    clients: [
      {
        client_id: options.identities.clientId,
        client_secret: options.identities.clientSecret,
        client_name: 'Partwright',
        redirect_uris: redirectUris(options.shopUrl),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'locale'],
    },
    conformIdTokenClaims: false,
    jwks: { keys: [keys.signing] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    cookies: {
      keys: keys.cookieKeys,
      // Cookies know no port: without names and a path of their own they would reach the shop beside us.
      names: {
        session: 'identities_session',
        interaction: 'identities_interaction',
        resume: 'identities_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: '/oidc' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60 * 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Session: 14 * day,
      Grant: 14 * day,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `/oidc/interaction/${uid}`, policy: choosingPolicy() },
    findAccount: (_, sub) => {
      const person = store.findPerson(sub)
      return person && { accountId: sub, claims: () => claimsOf(person, address) }
    },
    loadExistingGrant: grantEverything,
    clientBasedCORS: () => false,
    renderError: async (ctx, out) => {
      ctx.type = 'html'
      ctx.body = String(await errorPage(out.error, out.error_description))
    },
  })
}

/** The callback paths of the sign-in library: `callback/` since its 1.7, `oauth2/callback/` before. */
function redirectUris(shopUrl: string): string[] {
  return ['google', 'oidc'].flatMap((id) => [
    `${shopUrl}/api/auth/callback/${id}`,
    `${shopUrl}/api/auth/oauth2/callback/${id}`,
  ])
}

/**
 * Asks for an account at every sign-in, also when somebody is signed in already, unless `prompt=none`:
 * whoever tries the shop out wants to come in as somebody else.
 */
function choosingPolicy() {
  const policy = base()
  policy.add(
    new Prompt(
      { name: 'select_account', requestable: true },
      (ctx) => ({ login_hint: ctx.oidc.params?.login_hint }),
      new Check(
        'account_not_chosen',
        'an account has to be chosen',
        'account_selection_required',
        ({ oidc }) =>
          oidc.result?.select_account === undefined &&
          !(oidc.prompts.has('none') && oidc.session?.accountId),
      ),
    ),
    0,
  )
  return policy
}

/** The shop is our own client: it has what it asks for, without a consent page. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc
  if (!session?.accountId || !client) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known && (await provider.Grant.find(known))
  if (existing && existing.accountId === session.accountId) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
