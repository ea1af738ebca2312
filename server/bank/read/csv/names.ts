import type { StatementRole } from '../../../../contract/bank/bank-words.ts'

/** What banks call their columns. */
const names: Partial<Record<StatementRole, readonly string[]>> = {
  account: ['account', 'own iban', 'auftragskonto', 'iban auftragskonto'],
  bookedOn: ['booked on', 'booking date', 'date', 'buchungstag', 'buchungsdatum'],
  amount: ['amount', 'betrag'],
  currency: ['currency', 'waehrung', 'währung'],
  name: ['name', 'counterparty', 'name zahlungsbeteiligter', 'beguenstigter/zahlungspflichtiger'],
  iban: ['iban', 'counterparty iban', 'iban zahlungsbeteiligter', 'kontonummer/iban'],
  text: ['text', 'remittance', 'purpose', 'description', 'verwendungszweck'],
  bankReference: ['bank reference', 'reference', 'transaction id', 'referenz'],
  endToEnd: ['end to end', 'end to end id', 'kundenreferenz (end-to-end)'],
}

/** A header's word as it is compared: small letters, one gap. */
export const plainName = (cell: string) => cell.replace(/\s+/g, ' ').trim().toLowerCase()

/** What the columns of a header hold by their names: of several of one kind the first. */
export function rolesByName(header: readonly string[]): StatementRole[] {
  const plain = header.map(plainName)
  const roles: StatementRole[] = header.map(() => 'none')
  for (const [role, called] of Object.entries(names) as [StatementRole, readonly string[]][]) {
    const at = plain.findIndex((name) => called.includes(name))
    if (at >= 0) roles[at] = role
  }
  return roles
}

/** Whether names alone say enough: what is not said of days and amounts then is refused row by row. */
export const isNamed = (roles: readonly StatementRole[]) =>
  (['account', 'bookedOn', 'amount', 'currency'] as const).every((role) => roles.includes(role))
