import type { Config } from '../config.ts'

/**
 * The Content-Security-Policy of a rendered page. The card provider's frame and script are allowed on every page, since
 * a page that is reached without a new document keeps the policy of the first. Scripts of the page itself run by their
 * hashes; styles in attributes are what pictures' colours and charts are drawn with.
 */
export function policyOf({ cards, images, sandbox, publicUrl }: Config, scriptHashes: string[]) {
  const card = new URL(cards.script).origin
  const real = card === 'https://js.stripe.com'
  const pictures =
    images.host === 'local' ? [] : ['https:', ...(sandbox.sandboxed.images ? [sandbox.url] : [])]
  return [
    "default-src 'self'",
    `script-src ${["'self'", card, ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    `frame-src ${[card, ...(real ? ['https://hooks.stripe.com'] : [])].join(' ')}`,
    `connect-src ${["'self'", real ? 'https://api.stripe.com' : card].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
