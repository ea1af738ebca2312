/** Where a caller stands under a limit: of `quota` tries in `window` seconds so many are left, for so many seconds. */
export type Standing = {
  name: string
  quota: number
  window: number
  left: number
  seconds: number
}

/** Is told where a caller stands, also right before too many are refused. */
export type Tell = (standing: Standing) => void

/** Of a window that ends so many milliseconds from now. What is told to wait is waited for: no window ends in 0 s. */
export const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1_000))

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: each a list of structured fields (RFC 9651). */
const policyField = (all: Standing[]) =>
  all.map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`).join(', ')
export const standingField = (all: Standing[]) =>
  all.map(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`).join(', ')

/** Puts on an answer where its caller stands. */
export function tellStandings(headers: Headers, all: Standing[]) {
  if (all.length === 0) return
  headers.set('RateLimit-Policy', policyField(all))
  headers.set('RateLimit', standingField(all))
}
