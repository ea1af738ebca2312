import { mutant } from './mutant.ts'

const store = 'server/identity/store.ts'
const library = 'server/identity/library/better-auth.ts'

const firstAdmin = 'server/identity/first-admin/become-first-admin.ts'
const firstAdminTest = 'server/identity/first-admin/first-admin.test.ts'

/** Tokens, sessions, roles and known browsers. */
export const identityMutants = [
  mutant(
    'first-admin-code',
    'T15',
    [
      [
        firstAdmin,
        'if (!salt || !isCode(code, codeOf(shop.config.identities.secret, salt)))',
        'if (!salt)',
      ],
    ],
    firstAdminTest,
    'T15 nobody is admin of a fresh shop',
  ),
  mutant(
    'first-admin-confirmed',
    'T15',
    [
      [
        firstAdmin,
        "  if (!caller.isConfirmed) throw new Refusal('confirm_email_first', { email: caller.email })\n",
      ],
    ],
    firstAdminTest,
    'T15 whoever has not confirmed',
  ),
  mutant(
    'first-admin-once',
    'T15',
    [
      ['server/identity/people/change-role.ts', '  await deleteSalt(sql)\n'],
      [
        firstAdmin,
        "    if ((await countAdmins(sql)) > 0) throw new Refusal('first_admin_there')\n",
      ],
    ],
    firstAdminTest,
    'T15 of two at once',
  ),
  mutant(
    'first-admin-tries',
    'T15',
    [['server/requests/limits/limits.ts', "  becomeFirstAdmin: 'firstAdmin',\n"]],
    firstAdminTest,
    'T15 wrong codes are few',
  ),
  mutant(
    'token-expiry',
    'T09',
    [[store, 'where t.hash = ${hash} and t.expires_at > now() and', 'where t.hash = ${hash} and']],
    'server/identity/tokens/ends.test.ts',
    'a token ends after its fifteen minutes',
  ),
  mutant(
    'token-session',
    'T09',
    [
      [
        store,
        'join session s on s.id = t.session_id and s.expires_at > now()',
        'join session s on s.id = t.session_id',
      ],
    ],
    'server/identity/tokens/ends.test.ts',
    'a token ends with its session',
  ),
  mutant(
    'token-database-time',
    'F12',
    [
      [
        store,
        'where t.hash = ${hash} and t.expires_at > now() and',
        'where t.hash = ${hash} and t.expires_at > ${new Date()} and',
      ],
    ],
    'server/payments/clock.test.ts',
    'F12 a clock that runs ahead ends no token',
  ),
  mutant(
    'token-hashed',
    'T64',
    [
      [
        'server/identity/tokens/issue-token.ts',
        "hash('sha256', token, 'buffer')",
        'Buffer.from(token)',
      ],
      [
        'server/identity/tokens/find-token-holder.ts',
        "hash('sha256', token, 'buffer')",
        'Buffer.from(token)',
      ],
    ],
    'server/identity/tokens/token.test.ts',
    'kept as a hash',
  ),
  mutant(
    'last-admin',
    'T42',
    [['server/identity/people/change-role.ts', "throw new Refusal('last_admin')"]],
    'server/identity/people/users.test.ts',
    'the last admin stays',
  ),
  mutant(
    'roles-lock',
    'T42',
    [['server/identity/people/change-role.ts', 'await lockRoles(sql)\n']],
    'server/identity/people/change-role.test.ts',
    'T42 a second demotion waits for the first',
  ),
  mutant(
    'session-renewed',
    'T13',
    [
      [
        'server/identity/library/after.ts',
        'if (old && old !== begun) await ctx.context.internalAdapter.deleteSession(old)',
      ],
    ],
    'server/identity/tokens/ends.test.ts',
    'T13 a token ends when its browser signs in anew',
  ),
  mutant(
    'reset-ends-sessions',
    'T09',
    [['server/identity/ownership/reset-password.ts', 'await endSessionsOf(sql, owner.id)']],
    'server/identity/tokens/ends.test.ts',
    'T09 a token ends at a reset by mail',
  ),
  mutant(
    'change-ends-sessions',
    'T09',
    [
      [
        'server/identity/library/check-input.ts',
        '{ ...body, revokeOtherSessions: true }',
        '{ revokeOtherSessions: false, ...body }',
      ],
    ],
    'server/identity/tokens/ends.test.ts',
    'T09 a token ends at a change of password',
  ),
  mutant(
    'second-factor-needed',
    'T55',
    [
      [
        'server/identity/tokens/identify.ts',
        "if (!user.hasFactor && needsFactor(shop, call)) throw new Refusal('second_factor_needed')",
      ],
    ],
    'server/identity/required-factor.test.ts',
    'admins without a second factor',
  ),
  mutant(
    'sessions-at-most',
    'T09',
    [
      [
        'server/identity/library/better-auth.ts',
        'const sessionsAtMost = 20',
        'const sessionsAtMost = 200',
      ],
    ],
    'server/identity/sessions.test.ts',
    'at most twenty sessions a person',
  ),
  mutant(
    'fresh-sign-in',
    'T09',
    [['server/identity/library/before.ts', 'await requireFresh(ctx)']],
    'server/identity/sessions.test.ts',
    'what guards an account changes within ten minutes',
  ),
  mutant(
    'closed-sign-in-paths',
    'T55',
    [
      [
        'server/identity/sign-in/paths.ts',
        '  patterns.filter((one)',
        "  path.length > 1 ? ['GET', 'POST'] : patterns.filter((one)",
      ],
    ],
    'server/http/requests.test.ts',
    'there is nothing at /api/auth/',
  ),
  mutant(
    'known-browser-signature',
    'T10',
    [
      [
        'server/identity/sign-in/known-browser.ts',
        'return expected !== null && timingSafeEqual(Buffer.from(given), Buffer.from(expected))',
        'return expected !== null || given !== null',
      ],
    ],
    'server/identity/sign-in/password-checks.test.ts',
    'T10 the cookie of a known browser',
  ),
  mutant(
    'known-browser-of-password',
    'T10',
    [['server/identity/sign-in/known-browser.ts', '\\n${hash}\\n', '\\n']],
    'server/identity/sign-in/password-checks.test.ts',
    'T10 a browser is known by the password',
  ),
  mutant(
    'cookie-of-this-host',
    'T66',
    [[library, "isHttps ? '__Host-' : ''", "isHttps ? '' : ''"]],
    'server/http/cookies.test.ts',
    'T66 at https every cookie',
  ),
]
