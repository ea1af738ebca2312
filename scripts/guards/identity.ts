import { guard } from './guard.ts'

const store = 'server/identity/store.ts'
const library = 'server/identity/better-auth.ts'

/** Tokens, sessions, roles and accounts. */
export const identityGuards = [
  guard(
    'token-expiry',
    'T09',
    [[store, 'where t.hash = ${hash} and t.expires_at > now()`', 'where t.hash = ${hash}`']],
    'server/identity/token-ends.test.ts',
    'a token ends after its fifteen minutes',
  ),
  guard(
    'token-session',
    'T09',
    [
      [
        store,
        'join session s on s.id = t.session_id and s.expires_at > now()',
        'join session s on s.id = t.session_id',
      ],
    ],
    'server/identity/token-ends.test.ts',
    'a token ends with its session',
  ),
  guard(
    'token-database-time',
    'F12',
    [
      [
        store,
        'where t.hash = ${hash} and t.expires_at > now()`',
        'where t.hash = ${hash} and t.expires_at > ${new Date()}`',
      ],
    ],
    'server/payments/clock.test.ts',
    'F12 a clock that runs ahead ends no token',
  ),
  guard(
    'token-hashed',
    'T64',
    [
      ['server/identity/issue-token.ts', "hash('sha256', token, 'buffer')", 'Buffer.from(token)'],
      [
        'server/identity/find-token-holder.ts',
        "hash('sha256', token, 'buffer')",
        'Buffer.from(token)',
      ],
    ],
    'server/identity/token.test.ts',
    'kept as a hash',
  ),
  guard(
    'last-admin',
    'T42',
    [['server/identity/change-role.ts', "throw new Refusal('last_admin')"]],
    'server/identity/users.test.ts',
    'the last admin stays',
  ),
  guard(
    'roles-lock',
    'T42',
    [['server/identity/change-role.ts', 'await lockRoles(sql)\n']],
    'server/identity/change-role.test.ts',
    'T42 a second demotion waits for the first',
  ),
  guard(
    'demo-own-passwords',
    'T78',
    [
      [
        'server/demo/seed-accounts.ts',
        "isOpenToOthers ? randomBytes(12).toString('base64url') : published",
        'published',
      ],
    ],
    'tests/open-demo.test.ts',
    'T78 found: S16 the demo',
  ),
  guard(
    'metrics-host',
    'T78',
    [
      [
        'server/metrics.ts',
        'if (!isAskedFor(request.headers.host)) return response.writeHead(400).end()',
      ],
    ],
    'server/metrics.test.ts',
    'T78 found: S16 figures',
  ),
  guard(
    'session-renewed',
    'T13',
    [
      [
        'server/identity/library/after.ts',
        'if (old && old !== begun) await ctx.context.internalAdapter.deleteSession(old)',
      ],
    ],
    'server/identity/token-ends.test.ts',
    'T13 a token ends when its browser signs in anew',
  ),
  guard(
    'reset-ends-sessions',
    'T09',
    [['server/identity/ownership/reset-password.ts', 'await deleteSessionsOf(sql, owner.id)']],
    'server/identity/token-ends.test.ts',
    'T09 a token ends at a reset by mail',
  ),
  guard(
    'change-ends-sessions',
    'T09',
    [
      [
        'server/identity/library/check-input.ts',
        '{ ...body, revokeOtherSessions: true }',
        '{ revokeOtherSessions: false, ...body }',
      ],
    ],
    'server/identity/token-ends.test.ts',
    'T09 a token ends at a change of password',
  ),
  guard(
    'linking-needs-verified',
    'T08',
    [
      [
        'server/identity/library/take-identity.ts',
        "    if (source.action !== 'link-account') return",
        '    if (source) return',
      ],
    ],
    'server/identity/google.test.ts',
    'T08 T69 found: S1 Google takes over',
  ),
  guard(
    'confirm-own-session',
    'T68',
    [
      [
        'server/identity/ownership/confirm-email.ts',
        "if (userId !== signedIn) return 'not signed in'",
      ],
    ],
    'server/identity/register.test.ts',
    'T68 found: S1',
  ),
  guard(
    'early-ways-end',
    'T69',
    [['server/identity/ownership/reset-password.ts', 'await deleteEarlyFactor(sql, owner.id)']],
    'server/identity/ownership/ownership.test.ts',
    'T69 found: S1 S2',
  ),
  guard(
    'second-step-everywhere',
    'T70',
    [['server/identity/library/after.ts', 'return await askSecondStep(ctx, sql)']],
    'server/identity/google.test.ts',
    'T70 found: S10',
  ),
  guard(
    'provider-email',
    'T71',
    [['server/identity/read-person.ts', 'email: plainEmail(person.email)', 'email: person.email']],
    'server/identity/issuer-answers.test.ts',
    'T71 found: S9',
  ),
  guard(
    'return-path',
    'T14',
    [['server/identity/library/before.ts', 'requireOwnAddresses(ctx)']],
    'server/identity/google.test.ts',
    'T14 nobody is led to',
  ),
  guard(
    'issuer-named-in-answer',
    'T07',
    [['server/identity/library/before.ts', 'requireIssuer(ctx, issuers)']],
    'server/identity/issuer-answers.test.ts',
    'T07 an issuer that promises its name',
  ),
  guard(
    'second-factor-needed',
    'T55',
    [
      [
        'server/http/identify.ts',
        "if (!member.hasFactor && needsFactor(shop, call)) throw new Refusal('second_factor_needed')",
      ],
    ],
    'server/identity/required-factor.test.ts',
    'admins without a second factor',
  ),
  guard(
    'sessions-at-most',
    'T09',
    [['server/identity/better-auth.ts', 'const sessionsAtMost = 20', 'const sessionsAtMost = 200']],
    'server/identity/sessions.test.ts',
    'at most twenty sessions a person',
  ),
  guard(
    'fresh-sign-in',
    'T09',
    [['server/identity/library/before.ts', 'await requireFresh(ctx)']],
    'server/identity/sessions.test.ts',
    'what guards an account changes within ten minutes',
  ),
  guard(
    'closed-sign-in-paths',
    'T55',
    [
      [
        'server/http/sign-in-paths.ts',
        '  patterns.filter((one)',
        "  path.length > 1 ? ['GET', 'POST'] : patterns.filter((one)",
      ],
    ],
    'server/http/requests.test.ts',
    'there is nothing at /api/auth/',
  ),
  guard(
    'known-browser-signature',
    'T10',
    [
      [
        'server/http/known-browser.ts',
        'return expected !== null && timingSafeEqual(Buffer.from(given), Buffer.from(expected))',
        'return expected !== null || given !== null',
      ],
    ],
    'server/http/password-checks.test.ts',
    'T10 the cookie of a known browser',
  ),
  guard(
    'known-browser-of-password',
    'T10',
    [['server/http/known-browser.ts', '\\n${hash}\\n', '\\n']],
    'server/http/password-checks.test.ts',
    'T10 a browser is known by the password',
  ),
  guard(
    'id-token-needed',
    'T07',
    [[library, 'getUserInfo: (tokens) => readPerson(issuer, tokens),']],
    'server/identity/issuer-answers.test.ts',
    'a token that is left out',
  ),
  guard(
    'same-person',
    'T07',
    [
      [
        'server/identity/read-person.ts',
        'person?.sub !== own.sub || !person.email',
        '!person?.email',
      ],
    ],
    'server/identity/issuer-answers.test.ts',
    'T07 what the issuer says of somebody else',
  ),
  guard(
    'issuer-named',
    'T07',
    [['server/identity/issuers.ts', 'if (!own) return', 'if (!own && !found.issuer) return']],
    'server/identity/issuer-answers.test.ts',
    'T07 a provider whose discovery names another',
  ),
  guard(
    'cookie-of-this-host',
    'T66',
    [
      [
        library,
        "isHttps ? '__Host-partwright' : 'partwright'",
        "isHttps ? 'partwright' : 'partwright'",
      ],
    ],
    'server/http/cookies.test.ts',
    'T66 at https every cookie',
  ),
]
