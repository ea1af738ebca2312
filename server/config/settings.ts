import { z } from 'zod'
import { beginning } from '../../contract/shop-record/numbers.ts'
import { papers } from '../../contract/shop-record/paper.ts'
import { isTimeZone } from '../../contract/shop-record/places.ts'
import { localeTag } from '../../contract/shop-record/texts.ts'
import { isLoopback } from '../../contract/text/own-host.ts'

/** One setting: what it must look like, and the line of docs/settings.md. A secret may come by a file, too. */
type Setting = { schema: z.ZodType; says: string; real: string; isSecret: boolean }

const setting = <S extends z.ZodType>(schema: S, says: string, real: string) =>
  ({ schema, says, real, isSecret: false as boolean }) satisfies Setting & { schema: S }

const secret = <S extends z.ZodType>(schema: S, says: string, real: string) => ({
  ...setting(schema, says, real),
  isSecret: true,
})

/** One that the shop makes for itself in secrets.json when nobody gives it. */
const made = (prefix = '', real = 'unused') =>
  secret(
    z
      .string()
      .regex(
        new RegExp(`^${prefix}[^\\s,]{32,}$`),
        `${prefix}… with at least 32 letters and digits, as openssl rand -hex 24 makes them`,
      )
      .optional(),
    'secrets.json in DATA_DIR',
    real,
  )

const optional = z.string().min(1).optional()
const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback)
const onOff = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)

/** Every setting of the shop, in the order of docs/settings.md. */
export const settings = {
  PORT: setting(port(3000), '3000', 'yours'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), '127.0.0.1', '0.0.0.0'),
  PUBLIC_URL: setting(z.url().optional(), 'http://localhost:PORT', 'https://shop.example'),
  ALLOWED_HOSTS: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9.,-]{0,1000}$/, 'names of hosts with commas between them')
      .default(''),
    'none besides that of PUBLIC_URL',
    'names that a proxy or a health check asks by',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), '.data', 'yours'),
  DATABASE_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
      .optional(),
    'embedded PostgreSQL',
    'postgres://user:password@host/database',
  ),
  MIGRATE_DATABASE_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
      .optional(),
    'DATABASE_URL',
    'the same database as the role that owns it: docs/operations.md',
  ),
  DATABASE_POOLER: setting(
    z.enum(['none', 'transaction']).default('none'),
    'none',
    'transaction: a pooler in transaction mode stands at DATABASE_URL: docs/scaling.md',
  ),
  REPLICA_DATABASE_URL: secret(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
      .optional(),
    'DATABASE_URL',
    'a streaming replica, for figures and exports: docs/scaling.md',
  ),
  IDENTITY_SECRET: made('', 'yours, the same for all instances'),
  FORMER_IDENTITY_SECRETS: secret(
    optional,
    'secrets.json in DATA_DIR',
    'those before it, the newest first, between spaces',
  ),
  EMBEDDED_DATABASE_PASSWORD: made(),
  SANDBOX_PORT: setting(
    z.coerce.number().int().min(1).max(65_534).optional(),
    'PORT + 1',
    'unused',
  ),
  SANDBOX_SMTP_PORT: setting(
    z.coerce.number().int().min(1).max(65_535).optional(),
    'SANDBOX_PORT + 1',
    'unused',
  ),
  SANDBOX_CARDS_SECRET_KEY: made('sk_test_sandbox_'),
  SANDBOX_CARDS_PUBLISHABLE_KEY: made('pk_test_sandbox_'),
  SANDBOX_CARDS_WEBHOOK_SECRET: made('whsec_'),
  SANDBOX_OIDC_CLIENT_ID: secret(optional, 'secrets.json in DATA_DIR', 'unused'),
  SANDBOX_OIDC_CLIENT_SECRET: made(),
  SANDBOX_IMAGE_KEY: made(),
  STRIPE_SECRET_KEY: secret(optional, 'sandbox cards', 'sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: secret(optional, 'sandbox cards', 'pk_live_…'),
  STRIPE_WEBHOOK_SECRET: secret(optional, 'sandbox cards', 'whsec_…'),
  CARDS: setting(onOff('on'), 'on', 'off: nothing is paid by card; buyers pay at the gateway'),
  GATEWAY_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine(
        (url) => url.startsWith('https:') || isLoopback(new URL(url).hostname),
        'an https address, since a secret goes there',
      )
      .optional(),
    'none',
    'a payment gateway: docs/payment-gateways.md',
  ),
  GATEWAY_SECRET: secret(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'whsec_ and 24 to 64 bytes in base64')
      .optional(),
    'none',
    'the gateway’s and the shop’s: whsec_…',
  ),
  GATEWAY_LABEL: setting(
    z.string().min(1).max(40).default('online payment'),
    'online payment',
    'how buyers pay there: PayPal or iDEAL',
  ),
  GATEWAY_MODE: setting(
    z.enum(['live', 'test']).default('live'),
    'live',
    'test: its payments are nobody’s money',
  ),
  GOOGLE_CLIENT_ID: setting(optional, 'sandbox issuer', 'Google’s'),
  GOOGLE_CLIENT_SECRET: secret(optional, 'sandbox issuer', 'Google’s'),
  OIDC_ISSUER: setting(z.url().optional(), 'none', 'https://login.example/realms/x'),
  OIDC_CLIENT_ID: setting(optional, 'none', 'the issuer’s'),
  OIDC_CLIENT_SECRET: secret(optional, 'none', 'the issuer’s'),
  OIDC_LABEL: setting(z.string().min(1).max(40).default('Company login'), 'Company login', 'yours'),
  IMAGE_HOST: setting(z.enum(['local', 'imgbb', 's3']).default('local'), 'local', 'imgbb or s3'),
  IMGBB_API_KEY: secret(optional, 'sandbox image host', 'imgbb’s'),
  IMAGE_UPLOAD_URL: setting(z.url().optional(), 'imgbb’s address', 'one that speaks as imgbb'),
  S3_ENDPOINT: setting(z.url().optional(), 'none', 'https://s3.eu-central-1.amazonaws.com'),
  S3_BUCKET: setting(optional, 'none', 'yours'),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), 'us-east-1', 'yours'),
  S3_ACCESS_KEY_ID: secret(optional, 'none', 'yours'),
  S3_SECRET_ACCESS_KEY: secret(optional, 'none', 'yours'),
  S3_PUBLIC_URL: setting(z.url().optional(), 'through the shop', 'https://cdn.example'),
  VIES_URL: setting(
    z
      .string()
      .regex(/^(off|https?:\/\/\S+)$/, 'an address, or off')
      .optional(),
    'the sandbox’s register while anything is sandboxed, else the European Commission’s',
    'off: tax numbers are unknown until an admin accepts them',
  ),
  SMTP_URL: secret(
    z
      .string()
      .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
      .optional(),
    'sandbox mailbox',
    'smtps://user:password@host',
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
        'a name and an address: Your Shop <shop@your-domain>',
      )
      .optional(),
    'the shop’s name <shop@NAME.test>; must be set in production',
    'yours, of a domain that takes the answers',
  ),
  SOCIAL_LINKS: setting(
    z
      .string()
      .regex(
        /^[^,=]{1,30}(=https:\/\/[^\s,]+)?(, *[^,=]{1,30}(=https:\/\/[^\s,]+)?)*$/,
        'names with their addresses: LinkedIn=https://…, GitHub=https://…',
      )
      .optional(),
    'what is written under Dashboard → Shop',
    'LinkedIn=https://…, …',
  ),
  THEME_FILE: setting(
    optional,
    'none',
    'a file with colours, corners and font of your own: examples/theme',
  ),
  SELLER_NAME: setting(
    z.string().min(1).max(100).optional(),
    'what is written under Dashboard → Shop; in production one of both',
    'yours, as on invoices',
  ),
  SELLER_ADDRESS: setting(
    z.string().min(1).max(300).optional(),
    'what is written under Dashboard → Shop; in production one of both',
    'yours, as on invoices',
  ),
  SELLER_TAX_ID: setting(
    z.string().min(1).max(60).optional(),
    'what is written under Dashboard → Shop',
    'yours',
  ),
  CURRENCY: setting(
    z
      .string()
      .regex(/^[a-z]{3}$/, 'three small letters')
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code.toUpperCase()),
        'this is no currency of ISO 4217',
      )
      .optional(),
    'usd',
    'eur, …',
  ),
  TAX: setting(
    onOff('on'),
    'on: by what is set under Dashboard → Taxes',
    'off: no tax anywhere, whatever is set: docs/taxes.md',
  ),
  PRICES: setting(
    z.enum(['net', 'gross']).optional(),
    'what is written under Dashboard → Shop, net at first',
    'gross: pages and mails show prices of parts with tax; not with TAX=off: docs/taxes.md',
  ),
  TIME_ZONE: setting(
    z.string().refine(isTimeZone, 'a time zone of the IANA list, such as Europe/Berlin').optional(),
    'what is written under Dashboard → Shop, UTC at first',
    'Europe/Berlin, …: whose days lists, exports, figures, documents and mails go by',
  ),
  LOCALE: setting(
    localeTag.optional(),
    'what is written under Dashboard → Shop, en-US at first',
    'de-DE, …: how amounts, numbers, days and times are written; texts stay English',
  ),
  PAPER: setting(
    z.enum(papers, 'A4 or Letter').optional(),
    'what is written under Dashboard → Shop, A4 at first',
    'Letter: what documents are drawn on',
  ),
  ORDER_HOLD_MINUTES: setting(
    z.coerce.number().int().min(1).max(525_600).optional(),
    'what is written under Dashboard → Shop, 4320 (72 hours) at first',
    'yours: for how long an order that is not paid is held',
  ),
  TRANSFER_DAYS: setting(
    z.coerce.number().int().min(0).max(90).default(7),
    '7 days for which an order by transfer holds its stock',
    'yours; 0: companies do not pay orders by transfer',
  ),
  TRANSFER_TOLERANCE: setting(
    z.coerce.number().min(0).max(1_000).multipleOf(0.001).default(5),
    '5',
    'yours: so much less than is open may be a bank’s fee, in major units; it is suggested, never booked',
  ),
  RETURN_DAYS: setting(
    z.coerce.number().int().min(0).max(3_650).default(30),
    '30 days after a shipment',
    'yours: until when buyers may ask to return what was shipped',
  ),
  OPEN_ORDERS: setting(
    z.coerce.number().int().min(1).max(10_000).default(20),
    '20 unpaid orders a buyer',
    'yours',
  ),
  ORDERS_PER_HOUR: setting(
    z.coerce.number().int().min(1).max(10_000).default(120),
    '120 orders a buyer',
    'yours: see below',
  ),
  HOLD_SHARE: setting(
    z.coerce.number().int().min(1).max(100).default(80),
    '80 % of a part, held unpaid by who has paid nothing yet',
    'yours: see below',
  ),
  HOLD_SHARE_PAID: setting(
    z.coerce.number().int().min(1).max(100).default(100),
    '100 %, by who has paid an order',
    'yours: see below',
  ),
  HOLD_AMOUNT: setting(
    z.coerce.number().int().min(1).max(1_000_000_000).default(1_000_000),
    '1000000 of CURRENCY, held unpaid by who has paid nothing yet',
    'yours: see below',
  ),
  HOLD_AMOUNT_PAID: setting(
    z.coerce.number().int().min(1).max(1_000_000_000).default(5_000_000),
    '5000000, by who has paid an order',
    'yours: see below',
  ),
  RELEASE: setting(
    z.enum(['auto', 'manual']).optional(),
    'what is written under Dashboard → Shop, auto at first',
    'manual: an admin looks first',
  ),
  ORDER_PREFIX: setting(
    beginning.optional(),
    'what is written under Dashboard → Shop, SO- at first, PW- in the demo',
    'SO-, …: what order numbers begin with; it stays from the first order on',
  ),
  INVOICE_PREFIX: setting(
    beginning.optional(),
    'what is written under Dashboard → Shop, IN- at first',
    'RE-, …: the same of invoices',
  ),
  CREDIT_NOTE_PREFIX: setting(
    beginning.optional(),
    'what is written under Dashboard → Shop, CN- at first',
    'GS-, …: the same of credit notes',
  ),
  SHIPPING_UNDO_SECONDS: setting(
    z.coerce.number().int().min(0).max(600).default(10),
    '10 in which a shipment can be taken back, and before a batch of orders begins',
    'yours; 0: invoice, mail and batch at once',
  ),
  REVIEWS_MODERATION: setting(
    onOff('off'),
    'off: reviews are shown at once',
    'on: new and changed ones wait until an admin shows them',
  ),
  DEMO: setting(z.enum(['on', 'off']).optional(), 'on while every provider is local', 'off'),
  LIMITS: setting(onOff('on'), 'on', 'off only while everything is sandboxed, for load tests'),
  PASSWORD_COST: setting(
    z.coerce.number().int().min(10).max(20).default(17),
    '17: scrypt with N=2^17',
    '17; below only while everything is sandboxed, for tests',
  ),
  TRUSTED_PROXIES: setting(
    z.coerce.number().int().min(0).max(10).default(0),
    '0 proxies in front',
    'how many append to X-Forwarded-For',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'info',
    'yours',
  ),
  ROLE: setting(z.enum(['all', 'web', 'jobs']).default('all'), 'all', 'web and jobs apart'),
  DRAIN_SECONDS: setting(
    z.coerce.number().int().min(0).max(300).default(0),
    '0',
    'as long as the balancer takes to see /readyz say 503',
  ),
  METRICS_PORT: setting(
    z.coerce.number().int().min(0).max(65_535).optional(),
    'PORT + 3',
    '0: off',
  ),
  METRICS_HOST: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9.:-]{1,253}$/, 'an address of this machine, or a name of one')
      .default('127.0.0.1'),
    '127.0.0.1',
    'an address in the network of the scraper, or the name that it asks by',
  ),
  INSTANCE_NAME: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,64}$/, '1 to 64 letters, digits, dots, dashes and underscores')
      .optional(),
    'name of the machine and number of the process',
    'yours, one for each instance: in log lines and metrics',
  ),
  REQUIRE_SECOND_FACTOR: setting(
    z.enum(['off', 'admins', 'everybody']).optional(),
    'off while every provider is local, else admins',
    'admins or everybody',
  ),
  ALLOW_PLAIN: setting(
    z.literal('1').optional(),
    'none',
    '1 to speak with other machines unencrypted, in a network of your own',
  ),
  NODE_ENV: setting(z.string().optional(), 'none', 'production'),
  ALLOW_SANDBOX: setting(
    z.literal('1').optional(),
    'none',
    '1 to show a sandboxed shop in production',
  ),
} as const

export type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }

/** A fault of the configuration: one line that says what to set. */
export class ConfigFault extends Error {}
