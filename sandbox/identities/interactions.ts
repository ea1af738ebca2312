import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { pageHeaders } from '../page.ts'
import {
  anotherPage,
  chooserPage,
  consentPage,
  errorPage,
  portrait,
  type TypedAccount,
  type TypedProblems,
} from './pages.ts'
import { person, seededPeople } from './people.ts'
import type { IdentityStore } from './store.ts'

type Env = { Bindings: HttpBindings }

/** The pages between the shop's request and the answer: choose an account, type one, allow, cancel. */
export function interactions(issuer: Provider, store: IdentityStore): Hono<Env> {
  const app = new Hono<Env>()
  app.use(pageHeaders)

  app.get('/oidc', (c) => c.redirect('/identities'))
  app.get('/oidc/pictures/:file{[0-9]+\\.svg}', (c) => {
    const found = store.findPerson(c.req.param('file').slice(0, -'.svg'.length))
    if (!found) return c.notFound()
    return c.body(String(portrait(found)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    })
  })

  app.get('/oidc/interaction/:uid', async (c) => {
    const { uid, prompt, params } = await detailsOf(issuer, c)
    if (prompt.name === 'consent') return c.html(consentPage(uid))
    const hint = String(params.login_hint ?? '').toLowerCase()
    const people = store.people()
    const hinted = people.filter(({ email }) => email === hint)
    return c.html(chooserPage(uid, [...new Set([...hinted, ...people])]))
  })
  app.post('/oidc/interaction/:uid', async (c) => {
    const { sub } = await c.req.parseBody()
    const chosen = typeof sub === 'string' ? store.findPerson(sub) : undefined
    if (!chosen) return c.html(errorPage('invalid_request', 'There is no such account.'), 400)
    return finish(issuer, c, signedInAs(chosen.sub))
  })

  app.get('/oidc/interaction/:uid/another', async (c) => {
    const { uid, params } = await detailsOf(issuer, c)
    const typed = { name: '', email: String(params.login_hint ?? ''), verified: true }
    return c.html(anotherPage(uid, typed, {}))
  })
  app.post('/oidc/interaction/:uid/another', async (c) => {
    const { uid } = await detailsOf(issuer, c)
    const typed = typedAccount(await c.req.parseBody())
    const problems = problemsOf(typed)
    if (Object.keys(problems).length) return c.html(anotherPage(uid, typed, problems), 422)
    const added = person(typed.name, typed.email, typed.verified)
    // A seeded account keeps its name and its state, so that what tests rely on cannot drift.
    if (!seededPeople.some(({ sub }) => sub === added.sub)) store.savePerson(added)
    return finish(issuer, c, signedInAs(added.sub))
  })

  app.post('/oidc/interaction/:uid/consent', (c) => finish(issuer, c, { consent: {} }))
  app.post('/oidc/interaction/:uid/cancel', (c) =>
    finish(issuer, c, {
      error: 'access_denied',
      error_description: 'The user cancelled the sign-in',
    }),
  )

  app.onError((error, c) => {
    if (error.name !== 'SessionNotFound') throw error
    return c.html(errorPage('expired', 'This sign-in has expired or was opened elsewhere.'), 400)
  })
  return app
}

async function detailsOf(issuer: Provider, c: Context<Env>) {
  return issuer.interactionDetails(c.env.incoming, c.env.outgoing)
}

async function finish(issuer: Provider, c: Context<Env>, result: InteractionResults) {
  return c.redirect(await issuer.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
}

/** The answer to both prompts at once: the account was chosen, and needs no password. */
function signedInAs(accountId: string): InteractionResults {
  return { select_account: {}, login: { accountId } }
}

function typedAccount(form: Record<string, unknown>): TypedAccount {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return { name: text(form.name), email: text(form.email), verified: form.verified === 'yes' }
}

function problemsOf({ name, email }: TypedAccount): TypedProblems {
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) && email.length <= 254
      ? {}
      : { email: 'Enter an e-mail address' }),
    ...(name && name.length <= 100 ? {} : { name: 'Enter a name of at most 100 characters' }),
  }
}
