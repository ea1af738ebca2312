/**
 * The address as the driver understands it: `require` and `prefer` encrypt without asking whom one speaks to, as they do for
 * PostgreSQL's own programs, and without an authority of its own `verify-ca` asks as `verify-full` does. `prefer` never falls
 * back to speaking plainly.
 */
export function addressOf(url: string): string {
  if (/[?&]sslrootcert=/.test(url)) return url
  return url
    .replace(/([?&]sslmode=)(require|prefer)(?=&|$)/, '$1no-verify')
    .replace(/([?&]sslmode=)verify-ca(?=&|$)/, '$1verify-full')
}
