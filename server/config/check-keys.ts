import { isLoopback } from '../../contract/text/own-host.ts'
import { ConfigFault, type Settings } from './settings.ts'

export type Sandboxed = ReturnType<typeof decideSandboxed>

/** By which settings each of them is real. */
const realBy = {
  cards: 'the three STRIPE_* keys, or a gateway and CARDS=off',
  identities: 'GOOGLE_CLIENT_ID or OIDC_ISSUER',
  images: 'IMGBB_API_KEY',
  mail: 'SMTP_URL',
} as const satisfies Record<keyof Sandboxed, string>

/** What is not configured for real. */
export function decideSandboxed(read: Settings) {
  return {
    cards: read.CARDS === 'on' && !read.STRIPE_SECRET_KEY,
    identities: !read.GOOGLE_CLIENT_ID && !read.OIDC_ISSUER,
    images: read.IMAGE_HOST === 'imgbb' && !read.IMGBB_API_KEY,
    mail: !read.SMTP_URL,
  }
}

/** Whether nobody outside of this machine has to do with it: neither money, nor log-ins, nor mails are real. */
export function isEverythingLocal(read: Settings, { cards, identities, mail }: Sandboxed) {
  const paidHere = cards || read.CARDS === 'off'
  return paidHere && isGatewayLocal(read) && identities && mail
}

const isGatewayLocal = ({ GATEWAY_URL, GATEWAY_MODE }: Settings) =>
  !GATEWAY_URL || (GATEWAY_MODE === 'test' && isLoopback(new URL(GATEWAY_URL).hostname))

const hasLiveKey = (read: Settings) => read.STRIPE_SECRET_KEY?.includes('_live_') ?? false

/** Whether what buyers pay is real money. */
export const isMoneyReal = (read: Settings) =>
  hasLiveKey(read) || (read.GATEWAY_URL !== undefined && read.GATEWAY_MODE === 'live')

/** The sandbox never meets real money: not in production unless asked for, and never beside a live key. */
export function checkKeys(read: Settings, sandboxed: Sandboxed) {
  const names = Object.entries(realBy).flatMap(([name, settings]) =>
    sandboxed[name as keyof Sandboxed] ? [`${name} (${settings})`] : [],
  )
  if (read.NODE_ENV === 'production' && names.length > 0 && !read.ALLOW_SANDBOX)
    throw new ConfigFault(
      `in production ${names.join(', ')} would be sandboxed: configure the real ones, or set ALLOW_SANDBOX=1`,
    )
  const live = hasLiveKey(read)
  if (isMoneyReal(read) && names.length > 0)
    throw new ConfigFault(
      `a live ${live ? 'card key' : 'payment gateway'} never runs beside a sandbox: configure ${names.join(', ')} for real`,
    )
  if (read.STRIPE_SECRET_KEY && read.GATEWAY_URL && live !== (read.GATEWAY_MODE === 'live'))
    throw new ConfigFault('STRIPE_SECRET_KEY and GATEWAY_MODE must both be live or test')
  if (read.STRIPE_SECRET_KEY && live !== read.STRIPE_PUBLISHABLE_KEY?.includes('_live_'))
    throw new ConfigFault('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or test')
  if (read.CARDS === 'off' && !read.GATEWAY_URL)
    throw new ConfigFault('CARDS=off leaves nobody a way to pay at once: set GATEWAY_URL too')
  if (read.CARDS === 'off' && read.STRIPE_SECRET_KEY)
    throw new ConfigFault('CARDS=off and STRIPE_SECRET_KEY are both set: leave one of them out')
  const isLocal = isEverythingLocal(read, sandboxed)
  if (read.LIMITS === 'off' && !isLocal)
    throw new ConfigFault('LIMITS=off is for load tests: only while everything is sandboxed')
  if (read.PASSWORD_COST < 17 && !isLocal)
    throw new ConfigFault('PASSWORD_COST below 17 is for tests: only while everything is sandboxed')
  if (read.DEMO === 'on' && !isLocal)
    throw new ConfigFault(
      'DEMO=on makes accounts with known passwords: only while everything is sandboxed',
    )
}
