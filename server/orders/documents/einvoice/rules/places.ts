import type { Rule, Said, SaidAddress } from './said.ts'

export type Where = (said: Said) => boolean
export const seller =
  (country: string): Where =>
  (said) =>
    said.seller.address?.country === country
export const both =
  (country: string): Where =>
  (said) =>
    seller(country)(said) && said.buyer.address?.country === country

/** Rules of invoices of one place. */
export const inPlace = (where: Where, rules: Rule[]): Rule[] =>
  rules.map(({ id, says, holds }) => ({ id, says, holds: (said) => !where(said) || holds(said) }))

export const has = (address: SaidAddress | null, ...fields: (keyof SaidAddress)[]) =>
  fields.every((field) => !!address?.[field])
export const pays =
  (...codes: string[]) =>
  ({ payments }: Said) =>
    payments.filter(({ code }) => codes.includes(code))
