import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Claims = Record<string, unknown>
export type ScriptedIssuer = Awaited<ReturnType<typeof startScriptedIssuer>>

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Makes JWTs (RFC 7515, compact) of every kind that an issuer should not send, and of the one that it should. */
export function jwt(header: Claims, claims: Claims, key: KeyObject | string | null): string {
  const input = `${encode(header)}.${encode(claims)}`
  if (key === null) return `${input}.`
  const signature =
    typeof key === 'string'
      ? createHmac('sha256', key).update(input).digest('base64url')
      : sign('sha256', Buffer.from(input), key).toString('base64url')
  return `${input}.${signature}`
}

/**
 * An OIDC issuer that says what the test tells it to: `script.idToken` is the token of the next answers, `script.issuer`
 * what its discovery calls itself, `script.sub` whom its userinfo speaks of, `script.namesItself` whether it promises
 * `iss`, `script.movedTo` where it sends whoever asks. Its people are one: person@example.test, whose address is verified.
 */
export async function startScriptedIssuer() {
  const own = makeKey()
  const script: {
    idToken: string | undefined
    issuer: string
    sub: string
    namesItself: boolean
    movedTo: string | undefined
  } = {
    idToken: undefined,
    namesItself: false,
    movedTo: undefined,
    issuer: '',
    sub: person.sub,
  }
  const server = createServer((request, response) => {
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: script.issuer,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/userinfo`,
        jwks_uri: `${url}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: script.namesItself,
      }),
      '/jwks': () => ({
        keys: [
          { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' },
        ],
      }),
      '/token': () => ({
        access_token: 'access',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: script.idToken,
      }),
      '/userinfo': () => ({ ...person, sub: script.sub }),
    }
    const { pathname } = new URL(request.url ?? '/', url)
    const answer = answers[pathname]
    request.resume()
    if (script.movedTo) {
      response.writeHead(302, { location: script.movedTo + pathname }).end()
      return
    }
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  script.issuer = url
  return {
    url,
    script,
    own: own.privateKey,
    ownPublic: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    strange: makeKey().privateKey,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const person = {
  sub: 'person-1',
  email: 'person@example.test',
  email_verified: true,
  name: 'Person',
}
