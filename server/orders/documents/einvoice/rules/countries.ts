import { brokenForm, hasIbanCheck } from '../party-ids.ts'
import { micro } from './micro.ts'
import { each, type Rule, rule, type Said, type SaidAddress } from './said.ts'

type Where = (said: Said) => boolean
const seller =
  (...countries: string[]): Where =>
  (said) =>
    countries.includes(said.seller.address?.country ?? '')
const both =
  (country: string): Where =>
  (said) =>
    seller(country)(said) && said.buyer.address?.country === country

/** Rules of invoices of one place. */
const inPlace = (where: Where, rules: Rule[]): Rule[] =>
  rules.map(({ id, says, holds }) => ({ id, says, holds: (said) => !where(said) || holds(said) }))

const has = (address: SaidAddress | null, ...fields: (keyof SaidAddress)[]) =>
  fields.every((field) => !!address?.[field])
const pays =
  (...codes: string[]) =>
  ({ payments }: Said) =>
    payments.filter(({ code }) => codes.includes(code))
const skonto = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(#BASISBETRAG=-?\d+\.\d\d)?#$/

/** Within Germany. */
const german = inPlace(both('DE'), [
  rule('DE-R-001', 'it says how to pay', ({ payments }) => payments.length > 0),
  rule('DE-R-002', 'the seller has somebody to ask', (said) => said.seller.contact !== null),
  rule('DE-R-003', 'the seller has a city', (said) => has(said.seller.address, 'city')),
  rule('DE-R-004', 'the seller has a postal code', (said) =>
    has(said.seller.address, 'postalCode'),
  ),
  rule(
    'DE-R-005',
    'the seller’s contact has a name',
    ({ seller: { contact } }) => contact?.name !== '',
  ),
  rule(
    'DE-R-006',
    'the seller’s contact has a phone',
    ({ seller: { contact } }) => contact?.phone !== '',
  ),
  rule(
    'DE-R-007',
    'the seller’s contact has a mail',
    ({ seller: { contact } }) => contact?.email !== '',
  ),
  rule('DE-R-008', 'the buyer has a city', (said) => has(said.buyer.address, 'city')),
  rule('DE-R-009', 'the buyer has a postal code', (said) => has(said.buyer.address, 'postalCode')),
  rule(
    'DE-R-010',
    'an address of delivery has a city',
    ({ deliverTo: { address } }) => !address || has(address, 'city'),
  ),
  rule(
    'DE-R-011',
    'an address of delivery has a postal code',
    ({ deliverTo: { address } }) => !address || has(address, 'postalCode'),
  ),
  each(
    'DE-R-014',
    'each tax has a rate',
    ({ taxes }) => taxes,
    ({ percent }) => percent !== '',
  ),
  rule('DE-R-015', 'it has the buyer’s reference', ({ buyerReference }) => buyerReference !== ''),
  rule(
    'DE-R-016',
    'the seller has a VAT or tax number',
    (said) =>
      said.taxes.every(({ code }) => code === 'O') ||
      said.seller.vatId + said.seller.taxNumber !== '',
  ),
  each(
    'DE-R-018',
    'terms that begin with # are of a discount',
    ({ terms }) => terms.split('\n').filter((line) => line.trim().startsWith('#')),
    (line) => skonto.test(line.trim()),
  ),
  each('DE-R-019', 'an account in euro is an IBAN', pays('58'), ({ account }) =>
    hasIbanCheck(account),
  ),
  each(
    'DE-R-023-1',
    'a transfer has an account',
    pays('30', '58'),
    ({ account }) => account !== '',
  ),
  rule(
    'DE-R-024-1',
    'no card is named without its number',
    (said) => pays('48', '54', '55')(said).length === 0,
  ),
  rule(
    'DE-R-027',
    'the phone has three digits',
    ({ seller: { contact } }) => !contact?.phone || contact.phone.replace(/\D/g, '').length >= 3,
  ),
  rule(
    'DE-R-028',
    'the mail is one',
    ({ seller: { contact } }) =>
      !contact?.email || /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(contact.email),
  ),
])

const dutchId = ({ legalScheme }: Said['seller']) => ['0106', '0190'].includes(legalScheme)
const dutch = [
  ...inPlace(seller('NL'), [
    rule(
      'NL-R-001',
      'a credit note names its invoice',
      ({ typeCode, corrects }) => typeCode !== '381' || corrects.length > 0,
    ),
    rule('NL-R-002', 'the seller has street, city and postal code', (said) =>
      has(said.seller.address, 'line1', 'city', 'postalCode'),
    ),
    rule(
      'NL-R-003',
      'the seller’s number is of KVK or OIN',
      (said) => said.seller.legalId === '' || dutchId(said.seller),
    ),
    rule(
      'NL-R-007',
      'it says how to pay',
      ({ payments, totals, typeCode }) =>
        typeCode === '381' || (micro(totals.due) ?? 0n) <= 0n || payments.length > 0,
    ),
    each(
      'NL-R-008',
      'the means of payment is one of the Netherlands',
      ({ payments }) => payments,
      ({ code }) => ['30', '48', '49', '57', '58', '59'].includes(code),
    ),
  ]),
  ...inPlace(both('NL'), [
    rule('NL-R-004', 'the buyer has street, city and postal code', (said) =>
      has(said.buyer.address, 'line1', 'city', 'postalCode'),
    ),
    rule(
      'NL-R-005',
      'the buyer’s number is of KVK or OIN',
      (said) => said.buyer.legalId === '' || dutchId(said.buyer),
    ),
  ]),
]

const danish = [
  ...inPlace(seller('DK'), [
    rule('DK-R-002', 'the seller has a CVR number', (said) => said.seller.legalId !== ''),
    rule(
      'DK-R-014',
      'the seller’s number is of the CVR',
      (said) => said.seller.legalId === '' || said.seller.legalScheme === '0184',
    ),
  ]),
  ...inPlace(both('DK'), [
    each(
      'DK-R-005',
      'the means of payment is one of Denmark',
      ({ payments }) => payments,
      ({ code }) =>
        ['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97'].includes(code),
    ),
    each(
      'DK-R-006',
      'a transfer names account and bank',
      pays('31', '42'),
      ({ account, bank }) => account !== '' && bank !== '',
    ),
  ]),
]

/** Of Norway and Italy: the country of the VAT number counts, then that of the address. */
const registered =
  (country: string): Where =>
  (said) =>
    (said.seller.vatId.slice(0, 2) || said.seller.address?.country) === country

const others = [
  ...inPlace(registered('NO'), [
    rule(
      'NO-R-001',
      'the VAT number is NO, nine digits and MVA',
      ({ seller: { vatId } }) =>
        !vatId.startsWith('NO') ||
        (/^NO\d{9}MVA$/.test(vatId) && !brokenForm('0192', vatId.slice(2, 11))),
    ),
  ]),
  ...inPlace(registered('IT'), [
    rule(
      'IT-R-001',
      'the tax number has 11 to 16 letters and digits',
      ({ seller: { taxNumber } }) => taxNumber === '' || /^[A-Z0-9]{11,16}$/.test(taxNumber),
    ),
    rule('IT-R-002', 'the seller has a street', (said) => has(said.seller.address, 'line1')),
    rule('IT-R-003', 'the seller has a city', (said) => has(said.seller.address, 'city')),
    rule('IT-R-004', 'the seller has a postal code', (said) =>
      has(said.seller.address, 'postalCode'),
    ),
  ]),
  ...inPlace(seller('SE'), [
    rule(
      'SE-R-001',
      'the VAT number has 14 signs',
      ({ seller: { vatId } }) => !vatId.startsWith('SE') || vatId.length === 14,
    ),
    rule(
      'SE-R-002',
      'the VAT number is SE and digits',
      ({ seller: { vatId } }) => !vatId.startsWith('SE') || /^SE\d+$/.test(vatId),
    ),
    rule(
      'SE-R-005',
      'the tax number says Godkänd för F-skatt',
      ({ seller: { taxNumber, legalId } }) =>
        legalId === '' || taxNumber === '' || taxNumber.toUpperCase() === 'GODKÄND FÖR F-SKATT',
    ),
    rule(
      'SE-R-006',
      'rates are 6, 12 or 25',
      ({ seller: { vatId }, taxes, lines, charges }) =>
        !vatId.startsWith('SE') ||
        [...taxes, ...[...lines, ...charges].map(({ tax }) => tax)].every(
          ({ code, percent }) => code !== 'S' || [6, 12, 25].includes(Number(percent)),
        ),
    ),
    rule(
      'SE-R-013',
      'the seller’s number is of the register',
      (said) => said.seller.legalId === '' || said.seller.legalScheme === '0007',
    ),
  ]),
  ...inPlace(seller('IS'), [
    rule('IS-R-002', 'the seller has a kennitala', (said) => said.seller.legalScheme === '0196'),
    rule('IS-R-003', 'the seller has street and postal code', (said) =>
      has(said.seller.address, 'line1', 'postalCode'),
    ),
  ]),
  ...inPlace(both('IS'), [
    rule('IS-R-004', 'the buyer has a kennitala', (said) => said.buyer.legalScheme === '0196'),
    rule('IS-R-005', 'the buyer has street and postal code', (said) =>
      has(said.buyer.address, 'line1', 'postalCode'),
    ),
  ]),
  // the mark that the Greek authority gives is not known here
  ...inPlace(seller('GR'), [
    rule('GR-R-004-1', 'it has the mark of the Greek authority', () => false),
  ]),
]

/** What Peppol’s members ask of invoices of their countries. */
export const countryRules: Rule[] = [...german, ...dutch, ...danish, ...others]
