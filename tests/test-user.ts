import { randomUUID } from 'node:crypto'
import type { Sql } from '../server/database/database.ts'

/** Somebody with an account, a session's cookie and a bearer token, as a browser would have them. */
export type TestUser = {
  name: string
  email: string
  password: string
  cookie: string
  token: string
  /** Makes a call of the API: the path below /api, a JSON body or a form, more headers. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
}

export async function signUp(shopUrl: string, name: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${randomUUID().slice(0, 8)}@example.test`
  const password = `correct horse ${randomUUID().slice(0, 8)}`
  const response = await post(shopUrl, '/api/auth/sign-up/email', { name, email, password })
  if (!response.ok)
    throw new Error(`registering answered ${response.status} ${await response.text()}`)
  return await withToken(shopUrl, { name, email, password }, cookieOf(response))
}

/** Confirms somebody's e-mail behind the door, as the link of the mail does. */
export async function confirmEmail(sql: Sql, { email }: Pick<TestUser, 'email'>) {
  await sql`update users set email_verified = true where email = ${email}`
}

/** What somebody logs in with. */
export const loginOf = ({ email, password }: Pick<TestUser, 'email' | 'password'>) => ({
  email,
  password,
})

/** Logs in again: another session of the same person. */
export async function signIn(
  shopUrl: string,
  who: Pick<TestUser, 'name' | 'email' | 'password'>,
): Promise<TestUser> {
  const { email, password } = who
  const response = await post(shopUrl, '/api/auth/sign-in/email', { email, password })
  if (!response.ok)
    throw new Error(`logging in answered ${response.status} ${await response.text()}`)
  return await withToken(shopUrl, who, cookieOf(response))
}

const post = (shopUrl: string, path: string, body: unknown) =>
  fetch(`${shopUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shopUrl },
    body: JSON.stringify(body),
  })

/** The cookies that a response set, as a browser would send them back. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The cookies of somebody as a browser's context takes them, for a shop at `url`. */
export const browserCookies = ({ cookie }: Pick<TestUser, 'cookie'>, url: string) =>
  cookie.split('; ').map((one) => {
    const at = one.indexOf('=')
    return { name: one.slice(0, at), value: one.slice(at + 1), url }
  })

/** Takes another token, which acts for a company, or for nobody but the person. */
export const actFor = (shopUrl: string, who: TestUser, companyId: string | null) =>
  withToken(shopUrl, who, who.cookie, companyId)

async function withToken(
  shopUrl: string,
  { name, email, password }: Pick<TestUser, 'name' | 'email' | 'password'>,
  cookie: string,
  companyId?: string | null,
): Promise<TestUser> {
  const response = await fetch(`${shopUrl}/api/user/${email}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: shopUrl, cookie },
    body: JSON.stringify({ email, displayName: name, companyId }),
  })
  if (!response.ok)
    throw new Error(`the token answered ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  const call: TestUser['call'] = (method, path, body, headers = {}) =>
    fetch(`${shopUrl}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  return { name, email, password, cookie, token, call }
}
