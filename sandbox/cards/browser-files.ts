import { readFileSync } from 'node:fs'
import { Hono } from 'hono'

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

/** In the order in which they need each other. */
const scriptParts = [
  'provider-call.js',
  'provider-frame.js',
  'card-element.js',
  'challenge.js',
  'stripe.js',
]

/**
 * `/stripe.js` has to be one classic script, since `loadStripe` expects `window.Stripe` as soon as its tag has loaded.
 * So the modules are put behind one another inside a function, without their import lines and export words.
 */
function joinScript(): string {
  const parts = scriptParts.map((name) =>
    read(name)
      .replace(/^import [^']*'[^']*'\n/gm, '')
      .replace(/^export /gm, ''),
  )
  return `(() => {\n'use strict'\n${parts.join('\n')}\n})()\n`
}

const files: Record<string, string> = {
  'card-frame.js': 'text/javascript; charset=utf-8',
  'card-formats.js': 'text/javascript; charset=utf-8',
  'card-style.js': 'text/javascript; charset=utf-8',
  'frame-channel.js': 'text/javascript; charset=utf-8',
  'challenge-frame.js': 'text/javascript; charset=utf-8',
  'card-frame.css': 'text/css; charset=utf-8',
  'challenge-frame.css': 'text/css; charset=utf-8',
}

const fileHeaders = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** Framed by any shop, like the real one; it may load only its own files and speak only with its own origin. */
const frameHeaders = {
  ...fileHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'referrer-policy': 'no-referrer',
}

/** `/stripe.js` for the shop's page, and the two pages that it shows in frames. */
export function browserRoutes(): Hono {
  const script = joinScript()
  const app = new Hono()
    .get('/stripe.js', (c) =>
      c.body(script, 200, {
        ...fileHeaders,
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    )
    .get('/elements/card', (c) => c.html(read('card-frame.html'), 200, frameHeaders))
    .get('/elements/challenge', (c) => c.html(read('challenge-frame.html'), 200, frameHeaders))
  for (const [name, type] of Object.entries(files))
    app.get(`/elements/${name}`, (c) =>
      c.body(read(name), 200, { ...fileHeaders, 'content-type': type }),
    )
  return app
}
