export type Transfer = { name: string; iban: string; amountMinor: number; reference: string }

/**
 * What a bank's app reads from the code on an invoice: payee, account, amount in euro and reference.
 * Source: EPC069-12, version 002, for credit transfers (SCT) with a structured reference.
 */
export const epcText = ({ name, iban, amountMinor, reference }: Transfer): string =>
  [
    ...['BCD', '002', '1', 'SCT', '', name.replaceAll('\n', ' ').slice(0, 70), iban],
    ...[`EUR${(amountMinor / 100).toFixed(2)}`, '', reference],
  ].join('\n')
