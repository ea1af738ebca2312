import { mutant } from './mutant.ts'

const budgets = 'server/identity/sign-in/budgets.ts'
const checksTest = 'server/identity/sign-in/password-checks.test.ts'

/** Which passwords are not taken, and how often one is tried. */
export const passwordMutants = [
  mutant(
    'common-passwords',
    'T10',
    [
      [
        'server/identity/passwords/password-fault.ts',
        'if (await isAnyCommon(spellings))',
        'if (false)',
      ],
    ],
    'server/identity/register.test.ts',
    'one of the commonest',
  ),
  mutant(
    'common-shapes',
    'T10',
    [
      [
        'server/identity/passwords/password-fault.ts',
        'if (spellings.some(isOfCommonShape))',
        'if (spellings.some(isOfCommonShape) && ofPerson.length < 0)',
      ],
    ],
    'server/identity/passwords/passwords.test.ts',
    'is like many others',
  ),
  mutant(
    'long-shapes',
    'T10',
    [
      [
        'server/identity/passwords/password-fault.ts',
        'spellings.some(isOfCommonShape)',
        'spellings.some((one) => one.length <= 16 && isOfCommonShape(one))',
      ],
    ],
    'server/identity/passwords/passwords.test.ts',
    'is like many others',
  ),
  mutant(
    'password-spellings',
    'T10',
    [['server/identity/passwords/fold-password.ts', ".normalize('NFKC')\n"]],
    'server/identity/passwords/passwords.test.ts',
    'is like many others',
  ),
  mutant(
    'password-gaps',
    'T10',
    [
      [
        'server/identity/passwords/fold-password.ts',
        ".replace(/[\\s\\p{Z}\\p{C}]/gu, '')",
        '.trim()',
      ],
    ],
    'server/identity/passwords/passwords.test.ts',
    'is like many others',
  ),
  mutant(
    'own-words',
    'T10',
    [
      [
        'server/identity/passwords/password-fault.ts',
        'if (isMadeOfKnownWords(result.data, ofPerson))',
        'if (isMadeOfKnownWords(result.data, ofPerson) && ofPerson.length < 0)',
      ],
    ],
    'server/identity/passwords/passwords.test.ts',
    'is made of known words',
  ),
  mutant(
    'own-words-at-reset',
    'T10',
    [
      [
        'server/identity/library/check-input.ts',
        'const user = await whoResets(ctx, sql, body?.token)',
        "const user = await whoResets(ctx, sql, body?.token && 'none')",
      ],
    ],
    'server/identity/passwords/passwords.test.ts',
    'setting a password by the mail’s link',
  ),
  mutant(
    'limit-account-by-session',
    'T10',
    [
      [
        budgets,
        '(from.email ? ofAccount(from) : fromAddress(from))',
        'from.email ? fromAddress(from) : fromAddress(from)',
      ],
    ],
    checksTest,
    'T10 what a session tries',
  ),
  mutant(
    'limit-known-browsers-together',
    'T10',
    [[budgets, "[['signInBrowser', email]]", "[['signInBrowser', email + Math.random()]]"]],
    checksTest,
    'T10 all known browsers',
  ),
  mutant(
    'limit-account-as-contract-reads-it',
    'T10',
    [
      [
        'server/identity/sign-in/body.ts',
        'email: canonicalEmail',
        'email: z.string().transform((one) => one.slice(0, 1_000))',
      ],
    ],
    checksTest,
    'T10 an account is counted',
  ),
]
