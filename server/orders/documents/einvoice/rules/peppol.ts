import { peppolSchemes } from '../../../../../contract/orders/electronic-address.ts'
import { brokenForm, idRules } from '../../../../../contract/orders/electronic-forms.ts'

import { peppolTypes } from './lists.ts'
import { absolute, micro, times } from './micro.ts'
import { each, type Rule, rule, type Said, type SaidLine, within } from './said.ts'

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const linesOf = ({ lines }: Said) => lines
const endpoints = ({ seller, buyer }: Said) =>
  [seller.endpoint, buyer.endpoint].flatMap((one) => one ?? [])
const named = (root: Said['root'], name: string) => root.children.filter((one) => one.name === name)
const hundredth = 10_000n

/** The amount of a line is its quantity times the price of one, within two hundredths. */
function isOfPrice({ quantity, price, baseQuantity, net }: SaidLine): boolean {
  const [of, each, base, amount] = [quantity, price, baseQuantity || '1', net].map(micro)
  if (of === null || each === null || base === null || amount === null) return false
  if (base === undefined || base <= 0n) return false
  return absolute(amount! - (times(of!, each!) * 1_000_000n) / base) <= 2n * hundredth
}

/** Every id of a party with its scheme. */
const ids = ({ seller, buyer }: Said) =>
  [seller, buyer].flatMap(({ endpoint, legalId, legalScheme }) => [
    ...(endpoint ? [endpoint] : []),
    { scheme: legalScheme, id: legalId },
  ])

const codesOfExemption = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
] as const

const peppol = (id: string) => `PEPPOL-EN16931-${id}`

/** The rules of Peppol BIS Billing 3 that an invoice of ours can break. Source: https://docs.peppol.eu/poacc/billing/3.0/ */
export const peppolRules: Rule[] = [
  rule(peppol('R001'), 'it names its process', ({ process }) => process !== ''),
  rule(peppol('R002'), 'it has one note at most', ({ notes }) => notes.length <= 1),
  rule(
    peppol('R003'),
    'it has the buyer’s reference or number of the order',
    ({ buyerReference, root }) => buyerReference !== '' || named(root, 'OrderReference').length > 0,
  ),
  rule(peppol('R004'), 'its specification is Peppol’s', (said) =>
    said.specification.startsWith(specification),
  ),
  rule(peppol('R007'), 'its process is one of billing', ({ process }) =>
    /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(process),
  ),
  rule(peppol('R008'), 'no element is empty', ({ root }) =>
    within(root).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  ),
  rule(peppol('R010'), 'the buyer has an electronic address', ({ buyer }) => !!buyer.endpoint?.id),
  rule(
    peppol('R020'),
    'the seller has an electronic address',
    ({ seller }) => !!seller.endpoint?.id,
  ),
  each(
    peppol('R043'),
    'what is charged says so by true or false',
    ({ root }) => within(root).filter(({ name }) => name === 'ChargeIndicator'),
    ({ text }) => ['true', 'false'].includes(text.trim()),
  ),
  each(
    peppol('R051'),
    'every amount has the currency of the invoice',
    ({ root }) => within(root).flatMap(({ attributes }) => attributes.get('currencyID') ?? []),
    (code, { currency }) => code === currency,
  ),
  rule(
    peppol('R053'),
    'it has one total of taxes with its parts',
    ({ root }) =>
      named(root, 'TaxTotal').filter(({ children }) =>
        children.some(({ name }) => name === 'TaxSubtotal'),
      ).length === 1,
  ),
  each(peppol('R120'), 'a line’s amount is quantity times price', linesOf, isOfPrice),
  each(
    peppol('R121'),
    'a price is for a quantity above zero',
    linesOf,
    ({ baseQuantity }) => baseQuantity === '' || (micro(baseQuantity) ?? 0n) > 0n,
  ),
  each(
    peppol('R130'),
    'a price is for the unit of its quantity',
    linesOf,
    ({ unit, baseUnit }) => baseUnit === '' || baseUnit === unit,
  ),
  each(
    peppol('F001'),
    'days are written YYYY-MM-DD',
    (said) =>
      [
        said.issuedOn,
        said.dueOn,
        said.deliveredOn,
        ...said.earlier.map((one) => one.issuedOn),
      ].filter((on) => on !== ''),
    (on) => /^\d{4}-\d\d-\d\d$/.test(on),
  ),
  each(peppol('CL008'), 'schemes of addresses are Peppol’s', endpoints, ({ scheme }) =>
    peppolSchemes.has(scheme),
  ),
  rule(
    peppol('P0100'),
    'an invoice is of a type of invoices',
    ({ root, typeCode }) => root.name !== 'Invoice' || peppolTypes.has(typeCode),
  ),
  rule(
    peppol('P0101'),
    'a credit note is of a type of credit notes',
    ({ root, typeCode }) => root.name !== 'CreditNote' || typeCode === '381',
  ),
  ...codesOfExemption.map(([id, code, category]) =>
    each(
      peppol(id),
      `the reason ${code} is of ${category}`,
      ({ taxes }) => taxes.filter(({ reasonCode }) => reasonCode === code),
      (tax) => tax.code === category,
    ),
  ),
  ...idRules.map((id) =>
    each(
      id,
      'a number has the form of its scheme',
      ids,
      (one) => brokenForm(one.scheme, one.id)?.rule !== id,
    ),
  ),
  each(
    'PEPPOL-COMMON-R056-2',
    'a Dutch VAT number is NL, nine digits, B and two digits',
    ({ seller, buyer }) => [seller.vatId, buyer.vatId].filter((vatId) => vatId.startsWith('NL')),
    (vatId) => /^NL\d{9}B\d{2}$/.test(vatId),
  ),
]
