import { mutant } from './mutant.ts'

const access = 'tests/access/companies.test.ts'
const acting = 'server/companies/companies.test.ts'
const leading = 'server/companies/leading.test.ts'

/** Who acts for which company, and what their roles allow. */
export const companyMutants = [
  mutant(
    'company-context',
    'T22',
    [
      [
        'contract/companies/may-act.ts',
        'if ((actor.company?._id ?? null) !== on.companyId) return false',
      ],
    ],
    access,
    'T22 business: 1.2 1.3 getOrder of',
  ),
  mutant(
    'company-colleague',
    'T22',
    [
      [
        'contract/companies/may-act.ts',
        "colleague === 'any' || (colleague !== null && rights.includes(colleague))",
        'true',
      ],
    ],
    access,
    'T22 business: 1.2 1.3 getOrder of',
  ),
  mutant(
    'company-token',
    'T09',
    [['server/identity/store.ts', 'and (t.company_id is null or m.id is not null)`', '`']],
    acting,
    'T09 business: 1.4 a removed member',
  ),
  mutant(
    'company-right',
    'T22',
    [['server/identity/tokens/identify.ts', 'if (right && company) requireRight(company, right)']],
    access,
    'T22 business: 1.3 placeOrder asks',
  ),
  mutant(
    'company-invited',
    'T22',
    [
      [
        'server/companies/invitations.ts',
        "if (invitation.email !== caller.email || !caller.isConfirmed) throw new Refusal('not_invited')",
      ],
    ],
    acting,
    'T22 business: 1 an invitation',
  ),
  mutant(
    'company-last-admin',
    'T42',
    [
      [
        'server/companies/change-members.ts',
        '(await countPurchasingAdmins(sql, _id)) === 0',
        '(await countPurchasingAdmins(sql, _id)) < 0',
      ],
    ],
    leading,
    'T42 business: 1 of two last',
  ),
  mutant(
    'company-lead-lost',
    'T42',
    [['server/companies/own-company.ts', 'if (right) requireRight(now, right)']],
    leading,
    'T42 business: 1.4 who loses the lead',
  ),
  mutant(
    'company-for',
    'T28',
    [
      [
        'server/orders/placing/place-order.ts',
        'if (meant !== undefined) requireContext(caller, meant)',
      ],
    ],
    acting,
    'T28 business: 1.6 a page',
  ),
]
