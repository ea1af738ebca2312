import type { TaxCode } from '../../../../contract/tax/codes.ts'
import { taxCodes } from '../../../../contract/tax/codes.ts'
import type { EInvoice, ETaxKind } from './model.ts'

/** Pieces: UN/ECE Recommendation 20. */
export const pieces = 'H87'

/** Freight service: UNCL 7161. */
export const freightService = 'FC'

/**
 * UNCL 1001: 386 is a prepayment invoice. EN 16931 takes it (BR-CL-01), and Peppol does (PEPPOL-EN16931-P0100); XRechnung warns of it
 * (BR-DE-17), whose codes have none for what is paid before anything leaves.
 */
export const typeCode = ({ kind }: EInvoice) => typeCodes[kind]
const typeCodes = { invoice: '380', deposit: '386', 'credit-note': '381' } as const

/** BT-121, the codes VATEX; of a certificate of exemption there is none. */
const exemptionCodes: Partial<Record<TaxCode, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** BT-120 and BT-121: why a tax is none. S and Z must not say anything (BR-S-10, BR-Z-10). */
export function exemptionOf({ code, reason }: EInvoice['taxes'][number]) {
  if (code === 'S' || code === 'Z') return { reason: '', code: '' }
  return { reason: reason.trim() || taxCodes[code].sentence, code: exemptionCodes[code] ?? '' }
}

/** What is not subject to VAT has no rate (BR-O-05). */
export const hasRate = ({ code }: ETaxKind) => code !== 'O'

/** Both sides have no VAT number where VAT is not the matter (BR-O-02). */
export const hasVatIds = ({ taxes }: EInvoice) => !taxes.some(({ code }) => code === 'O')

const within = ({ seller, buyer }: EInvoice, country: string) =>
  seller.address.country === country && buyer.address.country === country
export const isGerman = (invoice: EInvoice) => within(invoice, 'DE')
export const isDanish = (invoice: EInvoice) => within(invoice, 'DK')

/** An account as it is paid to: for Danish ones of Danish buyers the bank and the account apart (DK-R-005, DK-R-006). */
type Account = { id: string; name: string; bank: string }

/**
 * BG-16: the means of payment by UNCL 4461, and what it goes to. Within Germany 48 would need the card’s number
 * (DE-R-024), so it is the online payment service (68); within Denmark 57, 68 and 30 are not known (DK-R-005).
 */
export function paymentOf(invoice: EInvoice): { code: string; account: Account | null } | null {
  const { payment, currency } = invoice
  if (!payment) return null
  if (payment.by === 'card') return { code: isGerman(invoice) ? '68' : '48', account: null }
  if (payment.by === 'online') return { code: isDanish(invoice) ? '1' : '68', account: null }
  if (payment.by === 'agreement') return { code: isDanish(invoice) ? '1' : '57', account: null }
  const id = payment.iban.replace(/\s/g, '')
  const name = payment.accountName
  if (currency === 'EUR') return { code: '58', account: { id, name, bank: '' } }
  if (isDanish(invoice) && /^DK\d{16}$/.test(id))
    return { code: '42', account: { id: id.slice(8), name, bank: id.slice(4, 8) } }
  return { code: '30', account: { id, name, bank: '' } }
}
