import { type Call, json } from '../call.ts'
import { shownTaxId, taxIdChange, taxIdDecision } from '../tax/tax-ids.ts'
import { byId, modified } from './shapes.ts'

/** The tax numbers of companies, and what registers and admins say of them. */
export const taxIdCalls = {
  getOwnTaxId: {
    method: 'GET',
    path: '/company/tax-id',
    who: 'member',
    says: 'Read the tax number of the company that the token acts for, and where it stands.',
    answer: json(shownTaxId),
  },
  changeTaxId: {
    method: 'PATCH',
    path: '/company/tax-id',
    who: 'member',
    right: 'manage',
    says: 'Change the company’s tax number. Its form and check digits are looked at here; the EU’s register is asked afterwards.',
    body: taxIdChange,
    answer: modified,
  },
  getTaxId: {
    method: 'GET',
    path: '/companies/{id}/tax-id',
    who: 'admin',
    says: 'Read the tax number of a company, and where it stands.',
    params: byId,
    answer: json(shownTaxId),
  },
  askTaxId: {
    method: 'POST',
    path: '/companies/{id}/tax-id/checks',
    who: 'admin',
    says: 'Ask the EU’s register of the company’s number, and answer where it stands then. One question is under way at a time: whoever asks meanwhile is answered what is known.',
    params: byId,
    answer: json(shownTaxId),
    once: 'natural',
  },
  decideTaxId: {
    method: 'PATCH',
    path: '/companies/{id}/tax-id',
    who: 'admin',
    says: 'Accept or reject the company’s number by hand. That holds until the register is asked again or the number changes.',
    params: byId,
    body: taxIdDecision,
    answer: modified,
    refuses: ['tax_id_changed'],
  },
} as const satisfies Record<string, Call>
