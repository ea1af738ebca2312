import type { Table } from './find-faults.ts'

/** What every page may use. The layers of the web: ui ← trade ← pages ← admin, home, dashboard, shell; app by all. */
const shared = ['contract/', 'web/app/', 'web/hydration/', 'web/ui/', 'web/trade/']

/** What stands below every domain of the server. */
const floor = [
  'contract/',
  'server/config/',
  'server/database/',
  'server/requests/',
  'server/shop-record/index.ts',
  'server/telemetry/',
  'server/words/',
  'server/shop.ts',
]

/** Who may use whom. `npm test` fails where a file breaks it; why: docs/decisions/078-rooms.md. */
export const table: Table = {
  rooms: {
    'contract/': [],
    'bom/': ['contract/'],
    'sandbox/': ['contract/text/own-host.ts'],

    'web/': ['web/', 'contract/', 'build/'],
    'web/ui/': ['contract/pricing/money.ts'],
    'web/app/': ['contract/', 'web/ui/'],
    'web/hydration/': ['web/app/'],
    'web/trade/': shared,
    'web/basket/': shared,
    'web/builder/': shared,
    'web/catalogue/': shared,
    'web/content/': shared,
    'web/identity/': shared,
    'web/lists/': shared,
    'web/newsletter/': shared,
    'web/orders/': shared,
    'web/own-numbers/': shared,
    'web/payments/': shared,
    'web/programs/': shared,
    'web/quick-order/': [...shared, 'bom/'],
    'web/reviews/': shared,
    'web/admin/': [...shared, 'web/identity/', 'web/orders/', 'web/reviews/'],
    'web/dashboard/': [...shared, 'web/orders/', 'web/payments/'],
    'web/home/': [...shared, 'web/catalogue/', 'web/content/', 'web/reviews/'],
    'web/shell/': [...shared, 'web/content/', 'web/identity/'],

    'server/': ['server/', 'bom/', 'contract/', 'demo/'],
    'server/shop.ts': [
      'server/config/',
      'server/database/',
      'server/telemetry/',
      // the ports that it hands on, each a type
      'server/identity/sign-in/port.ts',
      'server/images/images.ts',
      'server/jobs/job-inputs.ts',
      'server/mail/mailer.ts',
      'server/payments/cards/cards.ts',
      'server/shop-record/read-record.ts',
    ],
    'server/shop-record/': [...floor, 'server/images/index.ts'],
    'server/config/': floor,
    'server/database/': floor,
    'server/requests/': floor,
    'server/telemetry/': floor,
    'server/words/': ['contract/'],

    'server/reading/': [...floor, 'bom/'],

    // a domain uses of another what its index.ts says
    'server/mail/': floor,
    'server/images/': floor,
    'server/reviews/': floor,
    'server/newsletter/': [...floor, 'server/mail/index.ts'],
    'server/identity/': [...floor, 'server/mail/index.ts'],
    'server/catalogue/': [...floor, 'bom/', 'server/images/index.ts', 'server/reading/index.ts'],
    'server/procurement/': [
      ...floor,
      'bom/',
      'server/catalogue/index.ts',
      'server/reading/index.ts',
    ],
    'server/builds/': [...floor, 'server/catalogue/index.ts'],
    'server/basket/': [...floor, 'server/catalogue/index.ts', 'server/procurement/index.ts'],
    'server/lists/': [...floor, 'server/catalogue/index.ts', 'server/procurement/index.ts'],
    'server/orders/': [
      ...floor,
      'server/basket/index.ts',
      'server/catalogue/index.ts',
      'server/mail/index.ts',
      'server/procurement/index.ts',
    ],
    'server/programs/': [
      ...floor,
      'server/catalogue/index.ts',
      'server/orders/index.ts',
      'server/reviews/index.ts',
    ],
    'server/reports/': [...floor, 'server/catalogue/index.ts', 'server/orders/index.ts'],
    'server/payments/': [...floor, 'server/mail/index.ts', 'server/orders/index.ts'],
    'server/batches/': [
      ...floor,
      'server/catalogue/index.ts',
      'server/orders/index.ts',
      'server/payments/index.ts',
    ],
    'server/books/': [...floor, 'server/local/', 'server/payments/index.ts'],
    // the demo fills rooms from inside
    'demo/': [
      ...floor,
      'server/catalogue/',
      'server/identity/',
      'server/images/',
      'server/reviews/',
    ],
    'server/jobs/': [
      ...floor,
      'server/batches/index.ts',
      'server/books/index.ts',
      'server/catalogue/index.ts',
      'server/images/index.ts',
      'server/mail/index.ts',
      'server/orders/index.ts',
      'server/payments/index.ts',
      'server/programs/index.ts',
    ],
    'server/api-reference/': [...floor, 'server/identity/'],
    'server/pages/': [...floor, 'server/api-reference/'],
    'server/storefront/': [...floor, 'server/api.ts', 'server/catalogue/index.ts'],
    'server/http/': ['server/', 'contract/'],

    'server/local/': floor,
    'server/process/': [...floor, 'demo/', 'server/jobs/'],
    'server/backup/': [...floor, 'server/process/'],
    'server/doctor/': ['server/', 'contract/', 'launch/'],
    'server/commands/': ['server/', 'contract/'],
  },
  packages: {
    'node:': ['demo/', 'server/', 'sandbox/'],
    react: ['web/'],
    'react-dom': ['web/'],
    'react-router': ['web/'],
    // templates of HTML are no framework
    'hono/html': ['server/mail/email.ts', 'server/pages/', 'sandbox/'],
    hono: ['server/http/', 'server/open-shop.ts', 'sandbox/'],
    '@hono/': ['server/http/', 'sandbox/'],
    // who stands behind a port is known to its adapter alone, and that to open-shop.ts
    stripe: ['server/payments/cards/stripe.ts', 'sandbox/'],
    nodemailer: ['server/mail/smtp.ts'],
    'better-auth': [
      'server/identity/library/',
      'server/identity/passwords/create-passwords.ts',
      'server/identity/sign-in/open.ts',
    ],
    '@better-auth/': ['server/identity/library/'],
    aws4fetch: ['server/images/'],
    'pg-boss': ['server/jobs/boss.ts'],
    pg: ['server/database/connections/'],
    'pg-copy-streams': ['server/database/connections/'],
    sharp: ['server/images/', 'sandbox/'],
    pdfkit: ['server/orders/documents/'],
    pino: ['server/telemetry/'],
    'prom-client': ['server/telemetry/'],
  },
  only: {
    'contract/': ['zod', 'libphonenumber-js'],
    'bom/': ['@e965/xlsx'],
  },
}
