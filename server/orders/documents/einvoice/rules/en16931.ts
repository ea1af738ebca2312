import { hasTwoDecimals, isSame, micro, sumOf } from './micro.ts'
import { each, type Rule, rule, type Said, within } from './said.ts'

const allowances = ({ charges }: Said) => charges.filter(({ isCharge }) => !isCharge)
const chargesOf = ({ charges }: Said) => charges.filter(({ isCharge }) => isCharge)
const isThere = (text: string) => text !== ''

/** What must stand in every invoice. Source: EN 16931-1, 6.4.1; ids as its Schematron has them. */
const needed: Rule[] = [
  rule('BR-01', 'it names its specification', ({ specification }) => isThere(specification)),
  rule('BR-02', 'it has a number', ({ number }) => isThere(number)),
  rule('BR-03', 'it has the day of its issue', ({ issuedOn }) => isThere(issuedOn)),
  rule('BR-04', 'it has a type', ({ typeCode }) => isThere(typeCode)),
  rule('BR-05', 'it has a currency', ({ currency }) => isThere(currency)),
  rule('BR-06', 'the seller has a name', ({ seller }) => isThere(seller.name)),
  rule('BR-07', 'the buyer has a name', ({ buyer }) => isThere(buyer.name)),
  rule('BR-08', 'the seller has an address', ({ seller }) => seller.address !== null),
  rule('BR-09', 'the seller has a country', ({ seller }) => !!seller.address?.country),
  rule('BR-10', 'the buyer has an address', ({ buyer }) => buyer.address !== null),
  rule('BR-11', 'the buyer has a country', ({ buyer }) => !!buyer.address?.country),
  rule('BR-12', 'it has the sum of its lines', ({ totals }) => isThere(totals.lines)),
  rule('BR-13', 'it has its total without tax', ({ totals }) => isThere(totals.net)),
  rule('BR-14', 'it has its total with tax', ({ totals }) => isThere(totals.gross)),
  rule('BR-15', 'it has what is due', ({ totals }) => isThere(totals.due)),
  rule('BR-16', 'it has a line', ({ lines }) => lines.length > 0),
  rule('BR-62', 'the seller’s electronic address has a scheme', ({ seller }) =>
    seller.endpoint ? isThere(seller.endpoint.scheme) : true,
  ),
  rule('BR-63', 'the buyer’s electronic address has a scheme', ({ buyer }) =>
    buyer.endpoint ? isThere(buyer.endpoint.scheme) : true,
  ),
  each(
    'BR-55',
    'an earlier invoice has a number',
    ({ earlier }) => earlier,
    (one) => isThere(one.number),
  ),
  rule(
    'BR-57',
    'an address of delivery has a country',
    ({ deliverTo: { address } }) => !address || isThere(address.country),
  ),
  each(
    'BR-49',
    'a payment has its means',
    ({ payments }) => payments,
    ({ code }) => isThere(code),
  ),
  each(
    'BR-61',
    'a transfer has an account',
    ({ payments }) => payments,
    ({ code, account }) => !['30', '58'].includes(code) || isThere(account),
  ),
]

const linesOf = ({ lines }: Said) => lines
const ofLines: Rule[] = [
  each('BR-21', 'each line has an id', linesOf, ({ id }) => isThere(id)),
  each('BR-22', 'each line has a quantity', linesOf, ({ quantity }) => isThere(quantity)),
  each('BR-23', 'each quantity has a unit', linesOf, ({ unit }) => isThere(unit)),
  each('BR-24', 'each line has an amount', linesOf, ({ net }) => isThere(net)),
  each('BR-25', 'each item has a name', linesOf, ({ name }) => isThere(name)),
  each('BR-26', 'each item has a price', linesOf, ({ price }) => isThere(price)),
  each('BR-27', 'no price is negative', linesOf, ({ price }) => !price.startsWith('-')),
  each('BR-CO-04', 'each line has a tax', linesOf, ({ tax }) => isThere(tax.code)),
  each('BR-DEC-23', 'a line’s amount has two decimals', linesOf, ({ net }) => hasTwoDecimals(net)),
]

const ofCharges: Rule[] = (
  [
    ['BR-31', 'BR-32', 'BR-33', 'BR-CO-21', 'BR-DEC-01', 'allowance', allowances],
    ['BR-36', 'BR-37', 'BR-38', 'BR-CO-22', 'BR-DEC-05', 'charge', chargesOf],
  ] as const
).flatMap(([amount, tax, reason, either, decimals, name, all]) => [
  each(amount, `each ${name} has an amount`, all, (one) => isThere(one.amount)),
  each(tax, `each ${name} has a tax`, all, (one) => isThere(one.tax.code)),
  each(reason, `each ${name} has a reason`, all, (one) => isThere(one.reason + one.reasonCode)),
  each(either, `each ${name} has a reason or its code`, all, (one) =>
    isThere(one.reason + one.reasonCode),
  ),
  each(decimals, `a ${name} has two decimals`, all, (one) => hasTwoDecimals(one.amount)),
])

const total =
  (name: Exclude<keyof Said['totals'], 'taxes'>) =>
  ({ totals }: Said) =>
    totals[name] === '' ? 0n : micro(totals[name])
const added = (...all: (bigint | null)[]) =>
  all.includes(null) ? null : all.reduce<bigint>((sum, one) => sum + one!, 0n)
const less = (value: bigint | null) => (value === null ? null : -value)
/** BT-110: the tax in the currency of the invoice. */
const taxTotal = ({ totals, currency }: Said) =>
  micro(totals.taxes.find((one) => one.currency === currency)?.amount ?? '')

const sums: Rule[] = [
  rule('BR-CO-10', 'its lines come to their sum', (said) =>
    isSame(total('lines')(said), sumOf(said.lines.map(({ net }) => net))),
  ),
  rule('BR-CO-11', 'its allowances come to their sum', (said) =>
    isSame(total('allowances')(said), sumOf(allowances(said).map(({ amount }) => amount))),
  ),
  rule('BR-CO-12', 'its charges come to their sum', (said) =>
    isSame(total('charges')(said), sumOf(chargesOf(said).map(({ amount }) => amount))),
  ),
  rule('BR-CO-13', 'lines and charges come to the total without tax', (said) =>
    isSame(
      total('net')(said),
      added(total('lines')(said), less(total('allowances')(said)), total('charges')(said)),
    ),
  ),
  rule('BR-CO-14', 'its taxes come to their sum', (said) =>
    isSame(taxTotal(said), sumOf(said.taxes.map(({ amount }) => amount))),
  ),
  rule('BR-CO-15', 'net and tax come to the total with tax', (said) =>
    isSame(total('gross')(said), added(total('net')(said), taxTotal(said))),
  ),
  rule('BR-CO-16', 'what is due is the total less what was paid', (said) =>
    isSame(total('due')(said), added(total('gross')(said), less(total('paid')(said)))),
  ),
  rule('BR-CO-18', 'it has a tax', ({ taxes }) => taxes.length > 0),
  ...(
    [
      ['BR-DEC-09', 'lines'],
      ['BR-DEC-10', 'allowances'],
      ['BR-DEC-11', 'charges'],
      ['BR-DEC-12', 'net'],
      ['BR-DEC-14', 'gross'],
      ['BR-DEC-16', 'paid'],
      ['BR-DEC-18', 'due'],
    ] as const
  ).map(([id, name]) =>
    rule(id, `the total “${name}” has two decimals`, ({ totals }) => hasTwoDecimals(totals[name])),
  ),
  each(
    'BR-DEC-13',
    'the total of taxes has two decimals',
    ({ totals }) => totals.taxes,
    (one) => hasTwoDecimals(one.amount),
  ),
]

const prefix = (vatId: string) => vatId.slice(0, 2)
const others = (countries: Set<string>): Rule[] => [
  rule('BR-CO-03', 'it has the day of the tax or its code, not both', ({ root }) => {
    const names = new Set(within(root).map(({ name }) => name))
    const hasCode = names.has('DueDateTypeCode') || names.has('InvoicePeriod')
    return !(names.has('TaxPointDate') && hasCode)
  }),
  each(
    'BR-CO-09',
    'a VAT number begins with its country',
    ({ seller, buyer }) => [seller.vatId, buyer.vatId].filter(isThere),
    (vatId) => countries.has(prefix(vatId)) || prefix(vatId) === 'EL',
  ),
  rule(
    'BR-CO-25',
    'it says when to pay what is due',
    ({ totals, dueOn, terms, root }) =>
      root.name === 'CreditNote' ||
      !((micro(totals.due) ?? 0n) > 0n) ||
      isThere(dueOn) ||
      isThere(terms),
  ),
  rule('BR-CO-26', 'the seller has a number that names it', ({ seller }) =>
    isThere(seller.legalId + seller.vatId),
  ),
]

/** The rules of EN 16931 but those of single taxes and code lists. */
export const generalRules = (countries: Set<string>): Rule[] => [
  ...needed,
  ...ofLines,
  ...ofCharges,
  ...sums,
  ...others(countries),
]
