import { addressSchemes } from '../../../../../contract/orders/electronic-address.ts'
import * as lists from './lists.ts'
import { each, type Rule, type Said, within } from './said.ts'

const countriesOf = ({ seller, buyer, deliverTo }: Said) =>
  [seller.address, buyer.address, deliverTo.address].flatMap((address) =>
    address && address.country !== '' ? [address.country] : [],
  )

const given = (codes: string[]) => codes.filter((code) => code !== '')

/** The rules of code lists: BR-CL. */
export const codeRules: Rule[] = [
  each(
    'BR-CL-01',
    'its type is of UNCL 1001',
    ({ typeCode }) => given([typeCode]),
    (code, said) =>
      (said.root.name === 'CreditNote' ? lists.creditTypes : lists.allTypes).has(code),
  ),
  each(
    'BR-CL-03',
    'currencies of amounts are of ISO 4217',
    ({ root }) => within(root).flatMap(({ attributes }) => attributes.get('currencyID') ?? []),
    (code) => lists.currencies.has(code),
  ),
  each(
    'BR-CL-04',
    'its currency is of ISO 4217',
    ({ currency }) => given([currency]),
    (code) => lists.currencies.has(code),
  ),
  each(
    'BR-CL-08',
    'three signs between the first two # of a note are a code of its subject',
    ({ notes, syntax }) => (syntax === 'ubl' ? notes : []),
    (note) => !/^[^#]*#[^#]{3}#/.test(note),
  ),
  each(
    'BR-CL-11',
    'schemes of registers are of ISO 6523',
    ({ seller, buyer }) => given([seller.legalScheme, buyer.legalScheme]),
    (code) => lists.registers.has(code),
  ),
  each('BR-CL-14', 'countries are of ISO 3166-1', countriesOf, (code) => lists.countries.has(code)),
  each(
    'BR-CL-16',
    'means of payment are of UNCL 4461',
    ({ payments }) => given(payments.map(({ code }) => code)),
    (code) => lists.means.has(code),
  ),
  each(
    'BR-CL-17',
    'taxes of the invoice and its charges are of UNCL 5305',
    ({ taxes, charges }) =>
      given([...taxes, ...charges.map(({ tax }) => tax)].map(({ code }) => code)),
    (code) => lists.categories.has(code),
  ),
  each(
    'BR-CL-18',
    'taxes of lines are of UNCL 5305',
    ({ lines }) => given(lines.map(({ tax }) => tax.code)),
    (code) => lists.categories.has(code),
  ),
  each(
    'BR-CL-20',
    'reasons of charges are of UNCL 7161',
    ({ charges }) =>
      given(charges.filter(({ isCharge }) => isCharge).map(({ reasonCode }) => reasonCode)),
    (code) => code === 'FC',
  ),
  each(
    'BR-CL-22',
    'reasons of exemption are of the list VATEX',
    ({ taxes }) => given(taxes.map(({ reasonCode }) => reasonCode)),
    (code) => lists.exemptions.has(code),
  ),
  each(
    'BR-CL-23',
    'units are pieces (H87)',
    ({ lines }) => given(lines.flatMap(({ unit, baseUnit }) => [unit, baseUnit])),
    (code) => code === 'H87',
  ),
  each(
    'BR-CL-25',
    'schemes of electronic addresses are of the list EAS',
    ({ seller, buyer }) => given([seller.endpoint?.scheme ?? '', buyer.endpoint?.scheme ?? '']),
    (code) => addressSchemes.has(code),
  ),
]
