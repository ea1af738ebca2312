import { checkOf } from '../../../../contract/bank/iban.ts'
import { brokenForm } from '../../../../contract/orders/electronic-forms.ts'

const digitsOf = (id: string) => id.replace(/\D/g, '')

/** Under which schemes countries’ registers of firms number, and how the number is written there. */
const registers: Record<string, { scheme: string; tidy: (id: string) => string }[]> = {
  BE: [{ scheme: '0208', tidy: digitsOf }],
  DK: [{ scheme: '0184', tidy: (id) => `DK${digitsOf(id)}` }],
  IS: [{ scheme: '0196', tidy: digitsOf }],
  NL: [
    { scheme: '0106', tidy: digitsOf },
    { scheme: '0190', tidy: digitsOf },
  ],
  NO: [{ scheme: '0192', tidy: digitsOf }],
  SE: [{ scheme: '0007', tidy: digitsOf }],
}

const isIcelandic = (id: string) => /^\d{10}$/.test(id)

/**
 * The number of a firm as it stands in an invoice, with the scheme of its country’s register where it has the form that the
 * scheme asks for; as it was written otherwise.
 */
export function registered(legalId: string, country: string): { id: string; scheme: string } {
  for (const { scheme, tidy } of registers[country] ?? []) {
    const id = tidy(legalId)
    const fits = scheme === '0196' ? isIcelandic(id) : !brokenForm(scheme, id)
    if (fits) return { id, scheme }
  }
  return { id: legalId, scheme: '' }
}

/** Whether an account’s check digits are right, however it is written. */
export const hasIbanCheck = (iban: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban) && checkOf(iban) === 1
