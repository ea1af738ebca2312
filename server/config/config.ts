import path from 'node:path'
import { isLoopback } from '../../contract/text/own-host.ts'
import { checkEncrypted } from './check-encrypted.ts'
import {
  checkKeys,
  decideSandboxed,
  isEverythingLocal,
  isMoneyReal,
  type Sandboxed,
} from './check-keys.ts'
import { instanceName } from './instance-name.ts'
import { parseSettings } from './parse-settings.ts'
import { readSecrets } from './secrets.ts'
import { senderConfig } from './sender.ts'
import { ConfigFault, type Settings } from './settings.ts'
import { type OwnTheme, readTheme } from './theme.ts'

/**
 * What the shop runs with: read, decided, and checked as a whole. Secrets that were not given are made once in
 * DATA_DIR. `instead` replaces single settings. Throws ConfigFault.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  instead: Record<string, string> = {},
) {
  const read = parseSettings({ ...environment, ...instead })
  const dataDir = path.resolve(read.DATA_DIR)
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, '')
  const sandboxed = decideSandboxed(read)
  const everythingLocal = isEverythingLocal(read, sandboxed)
  checkTogether(read, sandboxed)
  checkPorts(read)
  const demo = read.DEMO === undefined ? everythingLocal : read.DEMO === 'on'
  const sender = senderConfig(read, sandboxed.mail)
  const isReal = !Object.values(sandboxed).some(Boolean)
  if (isReal && sender.fault) throw new ConfigFault(sender.fault)
  const theme = readTheme(read.THEME_FILE)
  const secrets = readSecrets(dataDir, read)
  const sandboxPort = read.SANDBOX_PORT ?? read.PORT + 1
  const sandboxUrl = `http://localhost:${sandboxPort}`
  return {
    port: read.PORT,
    /** PORT as it was set: `port` may be another one when that was taken. */
    askedPort: parseSettings(environment).PORT,
    host: read.HOST,
    publicUrl,
    /** What the shop is asked for by, besides addresses and localhost. */
    names: [new URL(publicUrl).hostname, ...read.ALLOWED_HOSTS.split(',').filter(Boolean)],
    dataDir,
    isProduction: read.NODE_ENV === 'production',
    databaseUrl: read.DATABASE_URL,
    /** as whom the schema is changed, when that is another role than the shop works with */
    migrateUrl: read.MIGRATE_DATABASE_URL ?? null,
    pooler: read.DATABASE_POOLER,
    /** where figures and exports are read, when not where everything is */
    replicaUrl: read.REPLICA_DATABASE_URL ?? null,
    sandbox: {
      needed: Object.values(sandboxed).some(Boolean),
      sandboxed,
      port: sandboxPort,
      smtpPort: read.SANDBOX_SMTP_PORT ?? sandboxPort + 1,
      url: sandboxUrl,
    },
    secrets,
    /** Null: nothing is paid by card. */
    cards: cardsConfig(read, sandboxed.cards, secrets, sandboxUrl),
    /** The program at whose page buyers pay, beside cards or instead of them; null where there is none. */
    gateway: gatewayConfig(read),
    /** What buyers pay is real money. */
    live: isMoneyReal(read),
    identities: identitiesConfig(read, sandboxed.identities, secrets, sandboxUrl),
    images: imagesConfig(read, sandboxed.images, secrets, sandboxUrl),
    taxIds: taxIdsConfig(read, sandboxed, sandboxUrl),
    mail: {
      smtpUrl: read.SMTP_URL ?? `smtp://127.0.0.1:${read.SANDBOX_SMTP_PORT ?? sandboxPort + 1}`,
      ...sender,
      mailboxUrl: sandboxed.mail ? `${sandboxUrl}/mail` : null,
    },
    /** Every outside service is the real one: such a shop does not open with an example in the place of its seller. */
    isReal,
    /** While a shop is tried out, its documents may name an example seller. */
    isTriedOut: !isMoneyReal(read) && (read.NODE_ENV !== 'production' || demo),
    /** What the operator has set of the shop's record, by its fields. */
    recordLocks: recordLocks(read, theme),
    theme,
    currency: read.CURRENCY ?? 'usd',
    isCurrencySet: read.CURRENCY !== undefined,
    /** Taxes are as they are set up; by the operator's lock there are none. */
    hasTaxes: read.TAX === 'on',
    /** So long an order by transfer holds its stock; 0: there are none. */
    transferDays: read.TRANSFER_DAYS,
    /** So much less than is open a bank may have kept as its fee, in major units. */
    transferTolerance: read.TRANSFER_TOLERANCE,
    /** So long after a shipment its buyer may ask to return it. */
    returnDays: read.RETURN_DAYS,
    openOrders: read.OPEN_ORDERS,
    ordersPerHour: read.ORDERS_PER_HOUR,
    /** What one buyer may hold unpaid: percent of a part's pieces, and an amount in major units. */
    holds: {
      share: read.HOLD_SHARE,
      sharePaid: read.HOLD_SHARE_PAID,
      amount: read.HOLD_AMOUNT,
      amountPaid: read.HOLD_AMOUNT_PAID,
    },
    shippingUndoSeconds: read.SHIPPING_UNDO_SECONDS,
    /** New and changed reviews wait until an admin shows them. */
    moderatesReviews: read.REVIEWS_MODERATION === 'on',
    demo,
    /** Others than this machine can get to the shop, as far as its settings tell. */
    isOpenToOthers: !(isLoopback(read.HOST) && isLoopback(new URL(publicUrl).hostname)),
    limits: read.LIMITS === 'on',
    secondFactor: read.REQUIRE_SECOND_FACTOR ?? (everythingLocal ? 'off' : 'admins'),
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
    role: read.ROLE,
    drainSeconds: read.DRAIN_SECONDS,
    metrics: { host: read.METRICS_HOST, port: read.METRICS_PORT ?? read.PORT + 3 },
    /** What log lines and metrics call this process. */
    instance: read.INSTANCE_NAME ?? instanceName(),
  }
}

export type Config = ReturnType<typeof readConfig>

/** "LinkedIn=https://…, GitHub" → each name with its address, which is the home page until it is given. */
const socialLinksConfig = (given: string) =>
  given.split(',').map((one) => {
    const [name = '', ...address] = one.trim().split('=')
    return { name: name.trim(), href: address.join('=') || '/' }
  })

const recordLocks = (read: Settings, theme: OwnTheme | null) => ({
  'seller.name': read.SELLER_NAME,
  'seller.address': read.SELLER_ADDRESS,
  'seller.taxId': read.SELLER_TAX_ID,
  links: read.SOCIAL_LINKS === undefined ? undefined : socialLinksConfig(read.SOCIAL_LINKS),
  'place.timeZone': read.TIME_ZONE,
  'place.locale': read.LOCALE,
  'place.paper': read.PAPER,
  'orders.holdMinutes': read.ORDER_HOLD_MINUTES,
  'orders.release': read.RELEASE,
  'orders.prices': read.PRICES,
  'numbers.order': read.ORDER_PREFIX,
  'numbers.invoice': read.INVOICE_PREFIX,
  'numbers.creditNote': read.CREDIT_NOTE_PREFIX,
  'colours.accent': theme?.accent,
  'colours.darkAccent': theme?.darkAccent,
})

function checkPorts(read: Settings) {
  const sandbox = read.SANDBOX_PORT ?? read.PORT + 1
  const ports = [read.PORT, sandbox, read.SANDBOX_SMTP_PORT ?? sandbox + 1]
  if (new Set(ports).size < ports.length)
    throw new ConfigFault('PORT, SANDBOX_PORT and SANDBOX_SMTP_PORT must differ')
}

function checkTogether(read: Settings, sandboxed: Sandboxed) {
  const together = (names: (keyof Settings)[]) => {
    const missing = names.filter((name) => !read[name])
    if (missing.length > 0 && missing.length < names.length)
      throw new ConfigFault(`${names.join(', ')} go together: set ${missing.join(' and ')} too`)
  }
  if (read.PRICES === 'gross' && read.TAX === 'off')
    throw new ConfigFault(
      'PRICES=gross shows prices with tax, and TAX=off takes all tax away: unset one of them',
    )
  together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
  together(['GATEWAY_URL', 'GATEWAY_SECRET'])
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  if (read.IMAGE_HOST === 's3') {
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
    const missing = names.filter((name) => !read[name])
    if (missing.length > 0) throw new ConfigFault(`IMAGE_HOST=s3 needs ${missing.join(', ')}`)
  }
  for (const name of ['MIGRATE_DATABASE_URL', 'REPLICA_DATABASE_URL'] as const)
    if (read[name] && !read.DATABASE_URL)
      throw new ConfigFault(`${name} goes with DATABASE_URL: set that too`)
  if (read.DATABASE_POOLER !== 'none' && !read.DATABASE_URL)
    throw new ConfigFault('DATABASE_POOLER goes with DATABASE_URL: set that too')
  checkEncrypted(read)
  checkKeys(read, sandboxed)
}

type Secrets = ReturnType<typeof readSecrets>

/** By what the card provider is spoken to. */
export type CardsConfig = NonNullable<Config['cards']>
export type GatewayConfig = NonNullable<Config['gateway']>

function cardsConfig(read: Settings, sandboxed: boolean, secrets: Secrets, sandboxUrl: string) {
  if (sandboxed)
    return {
      secretKey: secrets.cardsSecretKey,
      publishableKey: secrets.cardsPublishableKey,
      webhookSecret: secrets.cardsWebhookSecret,
      apiBase: sandboxUrl.replace('localhost', '127.0.0.1'),
      script: `${sandboxUrl}/stripe.js`,
    }
  if (!read.STRIPE_SECRET_KEY) return null
  return {
    secretKey: read.STRIPE_SECRET_KEY,
    publishableKey: read.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET!,
    apiBase: 'https://api.stripe.com',
    script: 'https://js.stripe.com/endive/stripe.js',
  }
}

const gatewayConfig = ({ GATEWAY_URL, GATEWAY_SECRET, GATEWAY_LABEL }: Settings) =>
  GATEWAY_URL
    ? {
        url: GATEWAY_URL.replace(/\/$/, ''),
        secret: GATEWAY_SECRET!,
        label: GATEWAY_LABEL,
      }
    : null

function identitiesConfig(
  read: Settings,
  sandboxed: boolean,
  secrets: Secrets,
  sandboxUrl: string,
) {
  const google = sandboxed
    ? {
        issuer: `${sandboxUrl}/oidc`,
        clientId: secrets.oidcClientId,
        clientSecret: secrets.oidcClientSecret,
      }
    : read.GOOGLE_CLIENT_ID
      ? {
          issuer: 'https://accounts.google.com',
          clientId: read.GOOGLE_CLIENT_ID,
          clientSecret: read.GOOGLE_CLIENT_SECRET!,
        }
      : null
  const other = read.OIDC_ISSUER
    ? {
        issuer: read.OIDC_ISSUER.replace(/\/$/, ''),
        clientId: read.OIDC_CLIENT_ID!,
        clientSecret: read.OIDC_CLIENT_SECRET!,
        label: read.OIDC_LABEL,
      }
    : null
  return {
    google,
    other,
    secret: secrets.identitySecret,
    formerSecrets: secrets.formerIdentitySecrets,
    /** by settings, so that no command can exchange it */
    isGiven: Boolean(read.IDENTITY_SECRET || read.FORMER_IDENTITY_SECRETS),
    /** scrypt's N is 2 to the power of it */
    passwordCost: read.PASSWORD_COST,
  }
}

/** The register of tax numbers: null where nobody is asked. It takes no key, so that it is real wherever all else is. */
function taxIdsConfig({ VIES_URL }: Settings, sandboxed: Sandboxed, sandboxUrl: string) {
  const isSandboxed = !VIES_URL && Object.values(sandboxed).some(Boolean)
  const place = '/taxation_customs/vies/rest-api'
  const usual = `${isSandboxed ? sandboxUrl.replace('localhost', '127.0.0.1') : 'https://ec.europa.eu'}${place}`
  const url = VIES_URL === 'off' ? null : (VIES_URL?.replace(/\/$/, '') ?? usual)
  return { url, isSandboxed }
}

function imagesConfig(read: Settings, sandboxed: boolean, secrets: Secrets, sandboxUrl: string) {
  if (read.IMAGE_HOST === 's3')
    return {
      host: 's3' as const,
      endpoint: read.S3_ENDPOINT!.replace(/\/$/, ''),
      bucket: read.S3_BUCKET!,
      region: read.S3_REGION,
      accessKeyId: read.S3_ACCESS_KEY_ID!,
      secretAccessKey: read.S3_SECRET_ACCESS_KEY!,
      publicUrl: read.S3_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    }
  if (read.IMAGE_HOST === 'imgbb')
    return {
      host: 'imgbb' as const,
      uploadUrl: sandboxed
        ? `${sandboxUrl}/1/upload`
        : (read.IMAGE_UPLOAD_URL ?? 'https://api.imgbb.com/1/upload'),
      key: read.IMGBB_API_KEY ?? secrets.imageKey,
    }
  return { host: 'local' as const }
}
