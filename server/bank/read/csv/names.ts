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

/** How banks mark which way money went, in small letters. */
const markWords = new Set(
  `+ - c d cr dr cd db h s k haben soll credit debit kredit debet crdt dbit credito debito crédito débito crédit débit in out af bij
  eingang ausgang gutschrift lastschrift belastung incoming outgoing received sent paid deposit withdrawal entrata uscita`.split(
    /\s+/,
  ),
)
const markNames =
  /^(?:[dcsh] ?[/|-]? ?[dcsh]|[dc]r ?[/|-]? ?[dc]r|sign|direction|vorzeichen|richtung|sens|af ?[/-]? ?bij)$|(?:debit|debet|débit|soll|credit|kredit|crédit|haben).*(?:debit|debet|débit|soll|credit|kredit|crédit|haben)/

/** Whether a column seems to say of each row which way its money went: by its name, or by nothing but such words in it. */
export function mayMark(name: string, cells: readonly string[]): boolean {
  const filled = cells.map(plainName).filter((cell) => cell !== '')
  return (
    filled.length > 0 &&
    (markNames.test(plainName(name)) || filled.every((cell) => markWords.has(cell)))
  )
}
