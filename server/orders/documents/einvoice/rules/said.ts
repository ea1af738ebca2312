import type { Element } from '../../../../xml/element.ts'

/** What an XML says in the terms of EN 16931, in whichever syntax, as it stands there; '' where it says nothing. */
export type Said = {
  syntax: 'cii' | 'ubl'
  root: Element
  /** BT-24, BT-23 */
  specification: string
  process: string
  number: string
  issuedOn: string
  dueOn: string
  typeCode: string
  currency: string
  buyerReference: string
  purchaseOrder: string
  orderNumber: string
  costCentre: string
  /** BG-3 */
  earlier: { number: string; issuedOn: string }[]
  notes: string[]
  seller: SaidParty
  buyer: SaidParty
  deliveredOn: string
  deliverTo: { name: string; address: SaidAddress | null }
  /** BG-16; `bank` is where an account is at. */
  payments: { code: string; account: string; bank: string; reference: string; name: string }[]
  terms: string
  lines: SaidLine[]
  /** BG-20 where it is none, BG-21. */
  charges: SaidCharge[]
  taxes: SaidTax[]
  totals: {
    lines: string
    allowances: string
    charges: string
    net: string
    /** With the currency of each. */
    taxes: { amount: string; currency: string }[]
    gross: string
    paid: string
    due: string
  }
}

export type SaidAddress = {
  line1: string
  line2: string
  city: string
  postalCode: string
  region: string
  country: string
}

export type SaidParty = {
  name: string
  address: SaidAddress | null
  legalId: string
  legalScheme: string
  vatId: string
  taxNumber: string
  endpoint: { scheme: string; id: string } | null
  contact: { name: string; phone: string; email: string } | null
}

export type SaidKind = { code: string; percent: string }

export type SaidLine = {
  id: string
  name: string
  mpn: string
  ownNumber: string
  quantity: string
  unit: string
  price: string
  baseQuantity: string
  baseUnit: string
  net: string
  tax: SaidKind
}

type SaidCharge = {
  isCharge: boolean
  amount: string
  reason: string
  reasonCode: string
  tax: SaidKind
}

export type SaidTax = SaidKind & {
  base: string
  amount: string
  reason: string
  reasonCode: string
}

/** A rule of EN 16931 or Peppol: its official id, what it asks for, and whether an XML keeps it. */
export type Rule = { id: string; says: string; holds: (said: Said) => boolean }

export const rule = (id: string, says: string, holds: Rule['holds']): Rule => ({ id, says, holds })

/** A rule of each of several things: one that breaks it is enough. */
export const each = <T>(
  id: string,
  says: string,
  all: (said: Said) => T[],
  holds: (one: T, said: Said) => boolean,
): Rule => ({ id, says, holds: (said) => all(said).every((one) => holds(one, said)) })

/** An element and all that stand in it. */
export const within = (root: Element): Element[] => [root, ...root.children.flatMap(within)]
