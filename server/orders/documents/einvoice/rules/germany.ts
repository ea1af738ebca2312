import { hasIbanCheck } from '../party-ids.ts'
import { both, has, inPlace, pays } from './places.ts'
import { each, rule } from './said.ts'

/** How XRechnung writes a discount into terms of payment. */
export const skonto = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(#BASISBETRAG=-?\d+\.\d\d)?#$/

/** What Peppol asks of invoices within Germany. */
export const germanRules = inPlace(both('DE'), [
  rule('DE-R-001', 'it says how to pay', ({ payments }) => payments.length > 0),
  rule('DE-R-002', 'the seller has somebody to ask', (said) => said.seller.contact !== null),
  rule('DE-R-003', 'the seller has a city', (said) => has(said.seller.address, 'city')),
  rule('DE-R-004', 'the seller has a postal code', (said) =>
    has(said.seller.address, 'postalCode'),
  ),
  rule(
    'DE-R-005',
    'the seller’s contact has a name',
    ({ seller: { contact } }) => contact?.name !== '',
  ),
  rule(
    'DE-R-006',
    'the seller’s contact has a phone',
    ({ seller: { contact } }) => contact?.phone !== '',
  ),
  rule(
    'DE-R-007',
    'the seller’s contact has a mail',
    ({ seller: { contact } }) => contact?.email !== '',
  ),
  rule('DE-R-008', 'the buyer has a city', (said) => has(said.buyer.address, 'city')),
  rule('DE-R-009', 'the buyer has a postal code', (said) => has(said.buyer.address, 'postalCode')),
  rule(
    'DE-R-010',
    'an address of delivery has a city',
    ({ deliverTo: { address } }) => !address || has(address, 'city'),
  ),
  rule(
    'DE-R-011',
    'an address of delivery has a postal code',
    ({ deliverTo: { address } }) => !address || has(address, 'postalCode'),
  ),
  each(
    'DE-R-014',
    'each tax has a rate',
    ({ taxes }) => taxes,
    ({ percent }) => percent !== '',
  ),
  rule('DE-R-015', 'it has the buyer’s reference', ({ buyerReference }) => buyerReference !== ''),
  rule(
    'DE-R-016',
    'the seller has a VAT or tax number',
    (said) =>
      said.taxes.every(({ code }) => code === 'O') ||
      said.seller.vatId + said.seller.taxNumber !== '',
  ),
  each(
    'DE-R-018',
    'terms that begin with # are of a discount',
    ({ terms }) => terms.split('\n').filter((line) => line.trim().startsWith('#')),
    (line) => skonto.test(line.trim()),
  ),
  each('DE-R-019', 'an account in euro is an IBAN', pays('58'), ({ account }) =>
    hasIbanCheck(account),
  ),
  each(
    'DE-R-023-1',
    'a transfer has an account',
    pays('30', '58'),
    ({ account }) => account !== '',
  ),
  rule(
    'DE-R-024-1',
    'no card is named without its number',
    (said) => pays('48', '54', '55')(said).length === 0,
  ),
  rule(
    'DE-R-027',
    'the phone has three digits',
    ({ seller: { contact } }) => !contact?.phone || contact.phone.replace(/\D/g, '').length >= 3,
  ),
  rule(
    'DE-R-028',
    'the mail is one',
    ({ seller: { contact } }) =>
      !contact?.email || /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(contact.email),
  ),
])
