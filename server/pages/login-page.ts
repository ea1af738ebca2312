import { html } from 'hono/html'
import { z } from 'zod'
import { askApi, type Door, sendOn } from './ask-api.ts'
import { type Html, showNote } from './layout.ts'
import { readForm } from './own-form.ts'

/** What identity providers, and links of mails, come back with as ?error=, in words for people. */
const faults: Record<string, string> = {
  access_denied: 'Logging in was cancelled.',
  account_not_linked:
    'There is an account of this e-mail already. Log in with its password; the address must be verified first.',
  email_not_found: 'The provider did not tell an e-mail address.',
  state_not_found: 'Logging in took too long or began elsewhere. Please try again.',
  state_mismatch: 'Logging in took too long or began elsewhere. Please try again.',
  token_expired: 'This link is not valid any more. Ask for a new one.',
  invalid_token: 'This link is not valid any more. Ask for a new one.',
}

/** Words for an ?error=; what it says itself is never shown. */
export const faultWords = (error: string) =>
  faults[error.toLowerCase()] ?? 'Logging in did not work. Please try again.'

const secondStep = z.object({ twoFactorRedirect: z.literal(true) })
const redirect = z.object({ url: z.url() })

/** Logging in by a form that needs no script, with the second step, and at the identity providers. */
export function loginPage(door: Door) {
  const { app, shop } = door
  app.get('/login', (c) => {
    const error = c.req.query('error')
    return form(door, error === undefined ? undefined : faultWords(error))
  })
  app.post('/login', async (c) => {
    const fields = await readForm(shop, c.req.raw)
    const email = fields.get('email') ?? ''
    const asked = await askApi(door, c, '/auth/sign-in/email', {
      email,
      password: fields.get('password') ?? '',
    })
    if (!asked.response.ok) return form(door, asked.words, asked.response.status, email)
    const next = secondStep.safeParse(asked.body).success ? '/login/code' : '/'
    return sendOn(next, asked.response)
  })
  app.get('/login/code', () => codeForm())
  app.post('/login/code', async (c) => {
    const code = (await readForm(shop, c.req.raw)).get('code') ?? ''
    const asked = await askApi(door, c, '/auth/two-factor/verify-totp', { code })
    return asked.response.ok ? sendOn('/', asked.response) : codeForm(asked.words)
  })
  app.post('/logout', async (c) => {
    await readForm(shop, c.req.raw)
    return sendOn('/', (await askApi(door, c, '/auth/sign-out', {})).response)
  })
  app.get('/login/:provider{google|oidc}', async (c) => {
    const provider = c.req.param('provider')
    const asked = await askApi(door, c, '/auth/sign-in/social', { provider, callbackURL: '/' })
    const to = redirect.safeParse(asked.body)
    if (!asked.response.ok || !to.success) return form(door, asked.words, 502)
    return sendOn(to.data.url, asked.response)
  })
}

function form(door: Door, fault?: string, status = 200, email = '') {
  const { google, other } = door.shop.signIn.offered()
  return showNote(
    'Log in',
    html`${alert(fault)}
<form method="post" action="/login">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
<button type="submit">Log in</button>
</form>
<p>No account yet: <a href="/register">register</a></p>
${google ? html`<p><a class="other" href="/login/google" rel="nofollow">Login With Google</a></p>` : ''}
${other ? html`<p><a class="other" href="/login/oidc" rel="nofollow">Login With ${other}</a></p>` : ''}`,
    { status },
  )
}

const codeForm = (fault?: string) =>
  showNote(
    'The second step',
    html`${alert(fault)}
<form method="post" action="/login/code">
<label for="code">Code of your authenticator app</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10">
<button type="submit">Log in</button>
</form>`,
    { status: fault ? 401 : 200 },
  )

const alert = (fault?: string): Html | '' =>
  fault ? html`<p class="fault" role="alert">${fault}</p>` : ''
