import { mutant } from './mutant.ts'

const library = 'server/identity/library/better-auth.ts'

/** Whose account it is: what proves it, and who comes in by a provider’s word. */
export const ownershipMutants = [
  mutant(
    'linking-needs-verified',
    'T08',
    [
      [
        'server/identity/library/take-identity.ts',
        'return isVerified ? await joinIdentity(database, effects, userId, { way, name }) : null',
        'return false',
      ],
    ],
    'server/identity/issuers/google.test.ts',
    'T08 T69 found: S1 Google takes over',
  ),
  mutant(
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
  mutant(
    'early-ways-end',
    'T69',
    [['server/identity/ownership/reset-password.ts', 'await deleteEarlyFactor(sql, owner.id)']],
    'server/identity/ownership/ownership.test.ts',
    'T69 found: S1 S2',
  ),
  mutant(
    'log-ins-under-way-end',
    'T69',
    [['server/identity/library/after.ts', 'await refuseEnded(ctx, sql)']],
    'server/identity/ownership/ended-ways.test.ts',
    'by the old password that is looked at during a reset',
  ),
  mutant(
    'second-step-everywhere',
    'T70',
    [['server/identity/library/after.ts', 'return await askSecondStep(ctx, sql)']],
    'server/identity/issuers/google.test.ts',
    'T70 found: S10',
  ),
  mutant(
    'provider-email',
    'T71',
    [
      [
        'server/identity/issuers/read-person.ts',
        'email: plainEmail(person.email)',
        'email: person.email',
      ],
    ],
    'server/identity/issuers/answers.test.ts',
    'T71 found: S9',
  ),
  mutant(
    'return-path',
    'T14',
    [['server/identity/library/before.ts', 'resolveAddresses(ctx)']],
    'server/identity/issuers/led-elsewhere.test.ts',
    'T14 nobody is led to',
  ),
  mutant(
    'issuer-named-in-answer',
    'T07',
    [['server/identity/library/before.ts', 'requireIssuer(ctx, issuers)']],
    'server/identity/issuers/answers.test.ts',
    'T07 an issuer that promises its name',
  ),
  mutant(
    'id-token-needed',
    'T07',
    [[library, 'getUserInfo: (tokens) => readPerson(issuer, tokens),']],
    'server/identity/issuers/answers.test.ts',
    'a token that is left out',
  ),
  mutant(
    'same-person',
    'T07',
    [
      [
        'server/identity/issuers/read-person.ts',
        'person?.sub !== own.sub || !person.email',
        '!person?.email',
      ],
    ],
    'server/identity/issuers/answers.test.ts',
    'T07 what the issuer says of somebody else',
  ),
  mutant(
    'issuer-named',
    'T07',
    [
      [
        'server/identity/issuers/issuers.ts',
        'if (!own) return',
        'if (!own && !found.issuer) return',
      ],
    ],
    'server/identity/issuers/answers.test.ts',
    'T07 a provider whose discovery names another',
  ),
]
