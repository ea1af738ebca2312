import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import type { Person } from './people.ts'

/** "Choose an account": one button a person, as a real provider shows it. */
export function chooserPage(uid: string, people: Person[]): Markup {
  return page({
    title: 'Choose an account',
    body: html`<div class="card roomy stack">
      ${heading('Choose an account')}
      <form method="post" action="/oidc/interaction/${uid}">
        <ul class="list">
          ${people.map(
            (person) => html`<li><button class="item" name="sub" value="${person.sub}">
              <img class="portrait" src="/oidc/pictures/${person.sub}.svg" alt="" width="40" height="40">
              <span class="grow"><span class="cut block">${person.name}</span>
              <span class="cut block small soft">${person.email}</span>
              ${person.emailVerified ? '' : html`<span class="tag">not verified</span>`}</span>
            </button></li>`,
          )}
          <li><a class="item" href="/oidc/interaction/${uid}/another">
            <span class="portrait sign" aria-hidden="true">+</span>
            <span class="grow">Use another account</span>
          </a></li>
        </ul>
      </form>
      <p class="small soft">Partwright will receive the name, e-mail address and picture of the account you choose.</p>
      ${cancelForm(uid)}
    </div>
    ${footnote}`,
  })
}

export type TypedAccount = { name: string; email: string; verified: boolean }
export type TypedProblems = { name?: string; email?: string }

/** "Use another account": any e-mail address and name. */
export function anotherPage(uid: string, typed: TypedAccount, problems: TypedProblems): Markup {
  return page({
    title: 'Use another account',
    body: html`<div class="card roomy stack">
      ${heading('Use another account')}
      <form class="stack" method="post" action="/oidc/interaction/${uid}/another" novalidate>
        ${field('email', 'email', 'E-mail address', typed.email, problems.email)}
        ${field('name', 'text', 'Full name', typed.name, problems.name)}
        <label class="choice small"><input type="checkbox" name="verified" value="yes"${
          typed.verified ? html` checked` : ''
        }> This e-mail address is verified</label>
        <div class="row end">
          <a class="button quiet" href="/oidc/interaction/${uid}">Back</a>
          <button class="primary">Continue</button>
        </div>
      </form>
      </div>
    ${footnote}`,
  })
}

/** Shown only when the client asks for it (`prompt=consent`). */
export function consentPage(uid: string): Markup {
  return page({
    title: 'Allow access',
    body: html`<div class="card roomy stack">
      ${heading('Allow access')}
      <p>Partwright wants to see your name, e-mail address and picture.</p>
      <form class="row end" method="post" action="/oidc/interaction/${uid}/consent">
        <button class="primary">Allow</button>
      </form>
      ${cancelForm(uid)}
    </div>
    ${footnote}`,
  })
}

export function errorPage(error: string, description?: string): Markup {
  return page({
    title: 'Sign-in failed',
    body: html`<div class="card roomy stack">
      <h1>This sign-in cannot go on</h1>
      <p>${description ?? 'Something went wrong.'}</p>
      <p class="soft small">Go back to the shop and start again. Reason: <code>${error}</code></p>
    </div>
    ${footnote}`,
  })
}

/** The accounts and the address of the issuer, for whoever sets up or tries out the shop. */
export function overviewPage(base: string, clientId: string, people: Person[]): Markup {
  return page({
    title: 'Identities · Partwright sandbox',
    place: '/identities',
    body: html`<div class="head"><h1>Identities</h1></div>
    <p class="soft">Stands in for Google: an OpenID Connect issuer whose accounts need no password.</p>
    <section class="card stack" aria-labelledby="issuer">
      <h2 id="issuer">Issuer</h2>
      <dl class="facts">
        <dt>Issuer</dt><dd><code>${base}/oidc</code></dd>
        <dt>Discovery</dt><dd><a href="/oidc/.well-known/openid-configuration">${base}/oidc/.well-known/openid-configuration</a></dd>
        <dt>Client</dt><dd><code>${clientId}</code></dd>
      </dl>
    </section>
    <section class="card stack" aria-labelledby="accounts">
      <h2 id="accounts">Accounts</h2>
      <div class="scroll"><table>
        <thead><tr><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">State</th></tr></thead>
        <tbody>${people.map(
          (person) =>
            html`<tr><td>${person.name}</td><td>${person.email}</td><td>${
              person.emailVerified
                ? html`<span class="tag good">verified</span>`
                : html`<span class="tag bad">not verified</span>`
            }</td></tr>`,
        )}</tbody>
      </table></div>
      <p class="small soft">More accounts come into being with “Use another account” during a sign-in.</p>
    </section>`,
  })
}

/** A round portrait with a person's initials. */
export function portrait(person: Person): Markup {
  const initials = person.name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
  const hue = Number(BigInt(person.sub) % 360n)
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="hsl(${hue} 24% 42%)"/><text x="48" y="49" fill="#fff" font-family="system-ui, sans-serif" font-size="38" font-weight="500" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
}

function heading(text: string): Markup {
  return html`<div><h1>${text}</h1><p class="soft">to continue to Partwright</p></div>`
}

function field(name: string, type: string, label: string, value: string, problem?: string): Markup {
  const invalid = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  return html`<div class="field"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" required${invalid}>
    ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}</div>`
}

function cancelForm(uid: string): Markup {
  return html`<form class="row end" method="post" action="/oidc/interaction/${uid}/cancel"><button class="quiet">Cancel</button></form>`
}

const footnote = html`<p class="small soft centre">Sandbox sign-in: a local stand-in, nobody's real account.</p>`
