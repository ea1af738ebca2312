import { absolute, hasTwoDecimals, isSame, micro, sumOf, times } from './micro.ts'
import { each, type Rule, rule, type Said, type SaidKind, type SaidTax } from './said.ts'

/** How the rules of a category of UNCL 5305 are named, and what they ask for. */
type Category = {
  code: string
  name: string
  /** Which numbers of seller and buyer an invoice of it must have, or must not. */
  hasIds: (said: Said) => boolean
  ids: string
  isExempt: boolean
}

const sellerPays = ({ seller }: Said) => seller.vatId + seller.taxNumber !== ''
const bothVat = ({ seller, buyer }: Said) => seller.vatId !== '' && buyer.vatId !== ''

const categories: Category[] = [
  ...(
    [
      ['S', false],
      ['Z', false],
      ['E', true],
    ] as const
  ).map(([code, isExempt]) => ({
    code,
    name: code,
    isExempt,
    hasIds: sellerPays,
    ids: 'the seller has a VAT or tax number',
  })),
  {
    code: 'AE',
    name: 'AE',
    isExempt: true,
    hasIds: (said) => sellerPays(said) && said.buyer.vatId + said.buyer.legalId !== '',
    ids: 'the seller has a VAT or tax number, the buyer a VAT number or one of its register',
  },
  {
    code: 'K',
    name: 'IC',
    isExempt: true,
    hasIds: bothVat,
    ids: 'seller and buyer have VAT numbers',
  },
  {
    code: 'G',
    name: 'G',
    isExempt: true,
    hasIds: ({ seller }) => seller.vatId !== '',
    ids: 'the seller has a VAT number',
  },
  {
    code: 'O',
    name: 'O',
    isExempt: true,
    hasIds: ({ seller, buyer }) => seller.vatId + buyer.vatId === '',
    ids: 'neither side has a VAT number',
  },
]

/** What an amount of a category comes to: lines and charges, less allowances; of one percent, where rates differ. */
function baseOf(said: Said, code: string, percent: string | null): bigint | null {
  const isOf = (tax: SaidKind) =>
    tax.code === code && (percent === null || isSame(micro(tax.percent), micro(percent)))
  return sumOf([
    ...said.lines.filter(({ tax }) => isOf(tax)).map(({ net }) => net),
    ...said.charges
      .filter(({ tax }) => isOf(tax))
      .map(({ amount, isCharge }) => (isCharge ? amount : `-${amount}`)),
  ])
}

const one = 1_000_000n

/** Within one whole unit of the rate times the base, as the official rules have it. */
function isOfRate({ base, amount, percent }: SaidTax): boolean {
  const [of, tax, rate] = [micro(base), micro(amount), micro(percent === '' ? '0' : percent)]
  if (of === null || tax === null || rate === null) return false
  const exact = times(absolute(of), rate) / 100n
  // CII’s own reading takes a rate below one half for none
  if (rate < one / 2n) return absolute(tax) < one / 2n
  return absolute(absolute(tax) - exact) < one
}

const all = ({ lines, charges }: Said): SaidKind[] => [...lines, ...charges].map(({ tax }) => tax)
const taxesOf = ({ taxes }: Said) => taxes

const rulesOf = ({ code, name, hasIds, ids, isExempt }: Category): Rule[] => {
  const id = (number: string) => `BR-${name}-${number}`
  const isOf = (tax: SaidKind) => tax.code === code
  const lines = (said: Said) => said.lines.map(({ tax }) => tax).filter(isOf)
  const charges = (isCharge: boolean) => (said: Said) =>
    said.charges
      .filter((charge) => charge.isCharge === isCharge && isOf(charge.tax))
      .map(({ tax }) => tax)
  const taxes = (said: Said) => said.taxes.filter(isOf)
  const kinds = [
    ['02', '05', 'line', lines],
    ['03', '06', 'allowance', charges(false)],
    ['04', '07', 'charge', charges(true)],
  ] as const
  const isRate = ({ percent }: SaidKind) => {
    if (code === 'O') return percent === ''
    const rate = micro(percent)
    return rate !== null && (code === 'S' ? rate > 0n : rate === 0n)
  }
  return [
    rule(id('01'), `what bears ${code} is among the taxes`, (said) => {
      const found = taxes(said).length
      if (all(said).some(isOf)) return code === 'S' ? found > 0 : found === 1
      return code === 'S' || found === 0
    }),
    ...kinds.flatMap(([numbers, rates, what, found]) => [
      rule(
        id(numbers),
        `with a ${what} of ${code}, ${ids}`,
        (said) => found(said).length === 0 || hasIds(said),
      ),
      each(id(rates), `a ${what} of ${code} has its rate`, found, isRate),
    ]),
    each(id('08'), `the base of ${code} is what bears it`, taxes, (tax, said) =>
      isSame(micro(tax.base), baseOf(said, code, code === 'S' ? tax.percent : null)),
    ),
    each(id('09'), `the tax of ${code} is its rate of the base`, taxes, (tax) =>
      code === 'S' ? isOfRate(tax) : micro(tax.amount) === 0n,
    ),
    each(id('10'), `${code} ${isExempt ? 'has' : 'has no'} reason of exemption`, taxes, (tax) =>
      isExempt ? tax.reason + tax.reasonCode !== '' : tax.reason + tax.reasonCode === '',
    ),
  ]
}

const hasO = ({ taxes }: Said) => taxes.some(({ code }) => code === 'O')
const isO = ({ code }: SaidKind) => code === 'O'

/** The rules of taxes: BR-45 to BR-48, BR-CO-17, and those of each category. */
export const taxRules: Rule[] = [
  each('BR-45', 'each tax has a base', taxesOf, ({ base }) => base !== ''),
  each('BR-46', 'each tax has an amount', taxesOf, ({ amount }) => amount !== ''),
  each('BR-47', 'each tax has a category', taxesOf, ({ code }) => code !== ''),
  each('BR-48', 'each tax has a rate', taxesOf, (tax) => tax.percent !== '' || isO(tax)),
  each('BR-DEC-19', 'a base has two decimals', taxesOf, ({ base }) => hasTwoDecimals(base)),
  each('BR-DEC-20', 'a tax has two decimals', taxesOf, ({ amount }) => hasTwoDecimals(amount)),
  each('BR-CO-17', 'each tax is its rate of its base', taxesOf, isOfRate),
  ...categories.flatMap(rulesOf),
  rule(
    'BR-IC-11',
    'an intra-Community supply has the day of delivery',
    (said) => !said.taxes.some(({ code }) => code === 'K') || said.deliveredOn !== '',
  ),
  rule(
    'BR-IC-12',
    'an intra-Community supply has the country that it is delivered to',
    (said) => !said.taxes.some(({ code }) => code === 'K') || !!said.deliverTo.address?.country,
  ),
  rule('BR-O-11', 'beside O there is no other tax', (said) => !hasO(said) || said.taxes.every(isO)),
  rule(
    'BR-O-12',
    'beside O no line bears another tax',
    (said) => !hasO(said) || said.lines.every(({ tax }) => isO(tax)),
  ),
  ...[
    { id: 'BR-O-13', isCharge: false },
    { id: 'BR-O-14', isCharge: true },
  ].map(({ id, isCharge }) =>
    rule(
      id,
      `beside O no ${isCharge ? 'charge' : 'allowance'} bears another tax`,
      (said) =>
        !hasO(said) || said.charges.every((one) => one.isCharge !== isCharge || isO(one.tax)),
    ),
  ),
]
