import { z } from 'zod'
import { invoiceFormats } from '../orders/document-words.ts'
import {
  electronicAddress,
  peppolSchemes,
  readElectronicAddress,
} from '../orders/electronic-address.ts'
import { countryCodes } from '../parts/countries.ts'
import { phoneNumber } from '../people/phone.ts'
import {
  id,
  instant,
  optionalText,
  ownReference,
  requiredName,
  requiredText,
} from '../text/text.ts'
import { companyRoles } from './rights.ts'

/**
 * applied: the seller has not decided yet. approved: its members order. declined: it was not taken. suspended: its members
 * see what there is, and order nothing.
 */
export const companyStates = ['applied', 'approved', 'declined', 'suspended'] as const
export type CompanyState = (typeof companyStates)[number]

/** So many applications of one person wait at most, and so many members and open invitations a company has. */
export const applicationsUpTo = 3
export const membersUpTo = 500

const country = z
  .string('Choose the country')
  .trim()
  .toUpperCase()
  .refine((code) => countryCodes.has(code), 'Choose the country')
  .describe('ISO 3166-1 alpha-2')

/** What somebody tells of a company that wants to buy. */
export const application = z.object({
  legalName: requiredName('Please input the company’s legal name', 150),
  country,
  registrationNumber: requiredName('Please input the registration number', 60),
  taxId: ownReference(60).describe('of VAT or sales tax, where it has one'),
  address: requiredText('Please input the registered address', 500),
  phone: phoneNumber('Please input the phone number'),
  note: optionalText(2_000).describe('for the seller, who decides'),
})

/** How a company is invoiced. */
const invoicing = z
  .object({
    format: z
      .enum(invoiceFormats, 'Choose how invoices are written')
      .describe('pdf; facturx: PDF with its data by EN 16931 in it; ubl: PDF and a Peppol file'),
    email: z
      .string('Write an e-mail address, or nothing')
      .trim()
      .max(200, 'At most 200 characters, please')
      .refine((text) => text === '' || z.email().safeParse(text).success, 'Write an e-mail address')
      .describe('who gets each invoice and credit note besides whoever ordered; empty: nobody'),
    electronicAddress: electronicAddress.describe(
      'where electronic documents reach it: a scheme of the list EAS, a colon, an id',
    ),
    reference: ownReference(60).describe(
      'where it wants invoices booked, such as a Leitweg-ID: buyer reference, BT-10',
    ),
  })
  .superRefine(({ format, electronicAddress: address }, context) => {
    const scheme = readElectronicAddress(address)?.scheme
    if (format === 'ubl' && scheme !== undefined && !peppolSchemes.has(scheme))
      context.addIssue({
        code: 'custom',
        path: ['electronicAddress'],
        message: `Peppol does not deliver to addresses of the scheme ${scheme}: write another, or none`,
      })
  })
export type Invoicing = z.output<typeof invoicing>

/** A company as its members see it. */
export const company = z.object({
  _id: id,
  number: z.string().describe('readable, for people'),
  legalName: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  taxId: z.string(),
  address: z.string(),
  phone: z.string(),
  state: z.enum(companyStates),
  stateNote: z.string().describe('what the seller wrote when it got its state'),
  poRequired: z.boolean().describe('whether its orders need a purchase order number'),
  invoicing: z.object({
    format: z.enum(invoiceFormats),
    email: z.string(),
    electronicAddress: z.string(),
    reference: z.string(),
  }),
  createdAt: instant,
})
export type Company = z.output<typeof company>

/** A company as admins of the shop see it in a list. */
export const listedCompany = company.extend({
  members: z.int().describe('how many buy for it'),
  orders: z.int().describe('how many were placed for it, cancelled ones left out'),
})
export type ListedCompany = z.output<typeof listedCompany>

/** Somebody who buys, or bought, for a company. */
export const companyMember = z.object({
  _id: id,
  displayName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  costCentreId: id
    .nullable()
    .describe('where their orders are booked to when nothing else is said'),
  since: instant,
})
export type CompanyMember = z.output<typeof companyMember>

/** All that the seller decides by. */
export const companyDetail = listedCompany.extend({
  note: z.string().describe('what the applicant wrote'),
  appliedBy: z.string().describe('e-mail of the applicant; empty when the account is gone'),
  people: z.array(companyMember),
  alike: z
    .array(company.pick({ _id: true, number: true, legalName: true, state: true }))
    .describe('other companies of the same country with this registration number or tax id'),
})
export type CompanyDetail = z.output<typeof companyDetail>

export const companySorts = ['newest', 'name', '-name'] as const

/** What narrows the list of companies. `q` finds part of a name, number, registration number or tax id. */
export const companiesQuery = z.object({
  q: optionalText(100),
  state: z.array(z.enum(companyStates)).max(companyStates.length).optional(),
  sort: z.enum(companySorts).default('newest'),
})

/** What the seller decides of a company. Its state goes applied → approved or declined, and approved ⇄ suspended. */
export const companyDecision = z.object({
  state: z.enum(['approved', 'declined', 'suspended'], 'Choose what becomes of it'),
  note: optionalText(1_000).describe('for its members, who are told by mail'),
})

/** What its own purchasing admins change of a company. What is left out stays. */
export const companyChange = z.object({
  poRequired: z.boolean().optional(),
  invoicing: invoicing.optional(),
})
