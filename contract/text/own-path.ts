/** Stands for the shop's own origin, which the check need not know. */
const here = 'https://shop.invalid'

/**
 * A path of the shop, or null for whatever a browser, or a server on the way, could take for another place. Read as a
 * browser reads it, which takes a backslash for a slash, leaves tabs out and resolves dots, encoded ones too (WHATWG
 * URL, 4.4); and once more with its slashes, backslashes and dots decoded, as some servers read it.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null
  const read = resolved(value)
  if (!read || !resolved(decoded(read.pathname))) return null
  return read.pathname + read.search + read.hash
}

function resolved(value: string) {
  if (!URL.canParse(value, here)) return null
  const url = new URL(value, here)
  return url.origin === here && !url.pathname.startsWith('//') ? url : null
}

/** Decoded as often as somebody may have encoded it: `%252F` is a slash at the end. */
function decoded(path: string): string {
  const once = path
    .replace(/%25/g, '%')
    .replace(/%(2f|5c|2e|0[9ad])/gi, (sign) => decodeURIComponent(sign))
  return once === path ? path : decoded(once)
}
