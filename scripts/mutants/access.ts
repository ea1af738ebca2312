import { mutant } from './mutant.ts'

const identify = 'server/identity/tokens/identify.ts'
const notAllowed = "throw new Refusal('not_allowed')"
const ifOther = `if (email !== caller.email) ${notAllowed}`

/** Who may do and see what. */
export const accessMutants = [
  mutant(
    'order-owner',
    'T22 T25 T26 T28',
    [
      [
        'server/orders/find-order.ts',
        'mayAct(caller, action, { ownerId: buyerId, companyId })',
        'caller.id !== companyId || mayAct(caller, action, { ownerId: buyerId, companyId })',
      ],
    ],
    'server/orders/reading.test.ts',
    'T22 T23 buyers see their own',
  ),
  mutant(
    'list-owner',
    'T22',
    [['server/lists/find-list.ts', "if (!list || !may(caller, list, 'see'))", 'if (!list)']],
    'server/lists/lists.test.ts',
    'are nobody else',
  ),
  mutant(
    'order-list-owner',
    'T23',
    [
      [
        'server/orders/whose-wanted.ts',
        `if (email !== undefined && email !== caller.email) ${notAllowed}`,
      ],
    ],
    'server/orders/reading.test.ts',
    'T22 T23 buyers see their own',
  ),
  mutant(
    'receipt-owner',
    'T25',
    [
      [
        'server/orders/documents/get-documents.ts',
        'const order = await findOrder(shop.database.sql, caller, id)\n  if (!isPaid(order))',
        'const order = await findOrder(shop.database.sql, { ...caller, isAdmin: true }, id)\n  if (!isPaid(order))',
      ],
    ],
    'server/orders/documents/receipt.test.ts',
    'T25 the receipt of somebody else',
  ),
  mutant(
    'shipment-owner',
    'T25',
    [
      [
        'server/orders/documents/get-documents.ts',
        'order: await findOrder(sql, caller, parcel.orderId)',
        'order: await findOrder(sql, { ...caller, isAdmin: true }, parcel.orderId)',
      ],
    ],
    'server/orders/documents/documents.test.ts',
    'T25 of somebody else are as if',
  ),
  mutant(
    'export-owner',
    'T23',
    [
      [
        'server/orders/whose-wanted.ts',
        "if (scope === 'mine') return { email: caller.email, whose: whoseOf(caller) }",
        "if (scope === 'mine') return { email: undefined }",
      ],
    ],
    'server/orders/export/export.test.ts',
    'T23 buyers export their own orders alone',
  ),
  mutant(
    'cancel-owner',
    'T25',
    [
      [
        'server/payments/cancel-order.ts',
        "const order = await findLiveOrder(shop.database.sql, caller, id, 'cancelOrder')",
        'const order = await lockOrder(shop.database.sql, id)',
      ],
    ],
    'server/payments/cancelling.test.ts',
    'T25 an unpaid order is cancelled once',
  ),
  mutant(
    'profile-read-owner',
    'T44',
    [['server/identity/people/get-profile.ts', ifOther]],
    'server/identity/people/profile.test.ts',
    'T44 is saved and read',
  ),
  mutant(
    'profile-write-owner',
    'T44',
    [['server/identity/people/save-profile.ts', ifOther]],
    'server/identity/people/profile.test.ts',
    'T44 is saved and read',
  ),
  mutant(
    'token-owner',
    'T02',
    [['server/identity/tokens/issue-token.ts', ifOther]],
    'server/identity/tokens/token.test.ts',
    'T02 a session gets no token',
  ),
  mutant(
    'admin-flag-owner',
    'T43',
    [['server/identity/people/is-admin.ts', `if (!caller.isAdmin) ${notAllowed}`]],
    'server/identity/people/users.test.ts',
    'T43 buyers learn of themselves',
  ),
  mutant(
    'role-admin',
    'T24 T39 T42 T55',
    [[identify, `if (who === 'admin' && !isAdmin) ${notAllowed}`]],
    'server/http/access.test.ts',
    'T55 listUsers lets in',
  ),
  mutant(
    'role-buyer',
    'T46 T55',
    [[identify, `if ((who === 'buyer' || who === 'member') && isAdmin) ${notAllowed}`]],
    'server/http/access.test.ts',
    'T55 addReview lets in',
  ),
  mutant(
    'bearer-only',
    'T56',
    [
      [
        identify,
        'const user = token && (await findTokenHolder(shop, token))',
        'const user = token ? await findTokenHolder(shop, token) : await shop.signIn.session(request.headers)',
      ],
    ],
    'server/identity/tokens/token.test.ts',
    'T56 the cookie opens no call',
  ),
  mutant(
    'bearer-scheme',
    'T05',
    [[identify, 'earer ([A-Za-z0-9_-]{43})$/', 'earer.*([A-Za-z0-9_-]{43})/']],
    'server/http/access.test.ts',
    'T05 no malformed proof',
  ),
  mutant(
    'key-scope',
    'T83',
    [
      [
        'server/identity/keys/find-key-holder.ts',
        "if (!held.includes(scope)) throw new Refusal('scope_missing', { scope })",
      ],
    ],
    'tests/access/keys.test.ts',
    'T83 listOrders is closed',
  ),
  mutant(
    'key-closed',
    'T83',
    [
      [
        'server/identity/keys/find-key-holder.ts',
        "if (!scope) throw new Refusal('not_for_keys')",
        'if (!scope) return',
      ],
    ],
    'tests/access/keys.test.ts',
    'T83 promoteUser is closed',
  ),
  mutant(
    'key-role',
    'T83',
    [['server/identity/keys/store.ts', "(k.acts_for = 'shop') = (u.role is not null)", 'true']],
    'server/identity/keys/keys.test.ts',
    'T83 what is unknown, revoked',
  ),
  mutant(
    'event-owner',
    'T84',
    [
      [
        'server/programs/events/list-events.ts',
        'caller.isAdmin ? null : whoseOf',
        'true ? null : whoseOf',
      ],
    ],
    'server/programs/events/events.test.ts',
    'T84 an order’s way',
  ),
  mutant(
    'event-signature',
    'T85',
    [
      [
        'server/programs/webhooks/signature.ts',
        "createHmac('sha256', key)",
        "createHmac('sha512', key)",
      ],
    ],
    'server/programs/webhooks/signature.test.ts',
    'T85 the signature is',
  ),
  mutant(
    'webhook-inside',
    'T86',
    [['server/programs/webhooks/post.ts', '{ ...options, lookup: lookupPublic }', 'options']],
    'server/programs/webhooks/webhooks.test.ts',
    'T86 a name that leads inside',
  ),
  mutant(
    'own-origin',
    'T56',
    [[identify, "throw new Refusal('wrong_origin', { origin })"]],
    'server/identity/tokens/token.test.ts',
    'T56 the cookie counts only',
  ),
  mutant(
    'conflicting-input',
    'T02 T30',
    [
      [
        'server/requests/input.ts',
        "!isSame(said, params[inPath] ?? '')",
        '!isSame(said, said as string)',
      ],
    ],
    'server/identity/tokens/token.test.ts',
    'T02 a session gets no token',
  ),
  mutant(
    'demo-own-passwords',
    'T78',
    [
      [
        'demo/seed-accounts.ts',
        "isOpenToOthers ? randomBytes(12).toString('base64url') : published",
        'published',
      ],
    ],
    'tests/start/open-demo.test.ts',
    'T78 found: S16 the demo',
  ),
  mutant(
    'shop-host',
    'T78',
    [['server/http/listen.ts', 'asked !== undefined && !isOurs.memo(asked)', 'asked === names']],
    'server/requests/hosts.test.ts',
    'T78 found: S16 the shop answers',
  ),
  mutant(
    'metrics-host',
    'T78',
    [
      [
        'server/telemetry/metrics/serve-metrics.ts',
        'if (!isAskedFor(request.headers.host, [host])) return response.writeHead(400).end(unknownHost)',
      ],
    ],
    'server/telemetry/metrics/metrics.test.ts',
    'T78 found: S16 figures',
  ),
  mutant(
    'metrics-names',
    'T78',
    [
      [
        'server/telemetry/metrics/serve-metrics.ts',
        'request.headers.host, [host]',
        "request.headers.host, [host, 'shop']",
      ],
    ],
    'server/telemetry/metrics/metrics.test.ts',
    'T78 found: D7 the name',
  ),
  mutant(
    'trace-pattern',
    'T64',
    [
      [
        'server/telemetry/trace/trace.ts',
        String.raw`/^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-[\x20-\x7e]*)?$/`,
        '/^([^-]*)-([^-]*)-[^-]*-([^-]*)(-.*)?$/',
      ],
    ],
    'server/telemetry/trace/trace.test.ts',
    'T64 found: D7 a traceparent',
  ),
]
