import type { Config } from '../config/config.ts'

/**
 * The Content-Security-Policy of a rendered page. A card provider's frame and script are allowed on every page, since
 * a page that is reached without a new document keeps the policy of the first. Scripts of the page itself run by their
 * hashes. No style stands in an attribute: React sets those of charts by the script, which the policy does not forbid.
 */
export function policyOf({ cards, images, sandbox, publicUrl }: Config, scriptHashes: string[]) {
  const provider = cards
    ? providerOf(new URL(cards.script).origin)
    : { scripts: [], frames: ["'none'"], calls: [] }
  const pictures =
    images.host === 'local' ? [] : ['https:', ...(sandbox.sandboxed.images ? [sandbox.url] : [])]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...provider.scripts, ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    `frame-src ${provider.frames.join(' ')}`,
    `connect-src ${["'self'", ...provider.calls].join(' ')}`,
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy; the sandbox is one origin. */
function providerOf(origin: string) {
  if (origin !== 'https://js.stripe.com')
    return { scripts: [origin], frames: [origin], calls: [origin] }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    scripts,
    frames: [...scripts, 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  }
}
