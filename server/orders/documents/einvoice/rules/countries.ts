import { brokenForm } from '../../../../../contract/orders/electronic-forms.ts'
import { germanRules } from './germany.ts'
import { micro } from './micro.ts'
import { both, has, inPlace, pays, seller, type Where } from './places.ts'
import { each, type Rule, rule, type Said } from './said.ts'

const dutchId = ({ legalScheme }: Said['seller']) => ['0106', '0190'].includes(legalScheme)
const dutch = [
  ...inPlace(seller('NL'), [
    rule(
      'NL-R-001',
      'a credit note names its invoice',
      ({ typeCode, earlier }) => typeCode !== '381' || earlier.length > 0,
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
export const countryRules: Rule[] = [...germanRules, ...dutch, ...danish, ...others]
