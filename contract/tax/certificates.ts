import { z } from 'zod'
import { addressForm, findRegion } from '../addresses/forms.ts'
import { countryCodes } from '../parts/countries.ts'
import { day, id, instant, optionalText, requiredName } from '../text/text.ts'

export const certificateStates = ['asked', 'accepted', 'refused'] as const
export type CertificateState = (typeof certificateStates)[number]

/** So many of a company wait at most. */
export const certificatesUpTo = 20
/** How large its document may be, with the form around it. */
export const certificateMegabytes = 10

/** What stands beside the document of a certificate: texts, as a form sends them. */
export const newCertificate = z
  .object({
    country: z
      .string('Choose the country')
      .trim()
      .toUpperCase()
      .refine((code) => countryCodes.has(code), 'Choose the country')
      .describe('ISO 3166-1 alpha-2'),
    regions: optionalText(500).describe(
      'codes or names of the states or provinces where it holds, with commas between them; empty for all of the country',
    ),
    number: requiredName('Please input the number of the certificate', 60),
    reason: requiredName('Please input what it exempts for, such as resale', 200),
    startsOn: day,
    endsOn: day.optional().describe('the last day; absent for one without an end'),
  })
  .superRefine(({ country, regions, startsOn, endsOn }, context) => {
    const { unknown } = readRegions(country, regions)
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['regions'],
        message: `“${unknown}” is no region of this country: write codes such as CA, NY`,
      })
    if (endsOn !== undefined && endsOn < startsOn)
      context.addIssue({
        code: 'custom',
        path: ['endsOn'],
        message: 'It cannot end before it starts',
      })
  })

/** The regions of a text by their codes, as addresses have them, and the first word that is none of the country's. */
export function readRegions(
  country: string,
  text: string,
): { codes: string[]; unknown: string | undefined } {
  const form = addressForm(country)
  const words = text.split(/[,;\n]/).map((word) => word.trim())
  const named = words.filter(Boolean)
  const codes: string[] = []
  for (const word of named) {
    const code = form?.regions.length ? findRegion(form, word)?.code : undefined
    if (code === undefined) return { codes: [], unknown: word }
    if (!codes.includes(code)) codes.push(code)
  }
  return { codes, unknown: undefined }
}

export const certificate = z.object({
  _id: id,
  country: z.string().describe('ISO 3166-1 alpha-2'),
  regions: z.array(z.string()).describe('as addresses have them; none: all of the country'),
  number: z.string(),
  reason: z.string(),
  startsOn: day,
  endsOn: day.nullable().describe('the last day; null: it has no end'),
  state: z.enum(certificateStates),
  holds: z.boolean().describe('whether it is accepted, and holds today in the shop’s time zone'),
  note: z.string().describe('what the seller wrote with the decision'),
  fileName: z.string().describe('of its document'),
  at: instant,
})
export type Certificate = z.output<typeof certificate>

/** What an admin decides. One that was accepted may be refused later: it holds no more. */
export const certificateDecision = z
  .object({
    state: z.enum(['accepted', 'refused'], 'Choose what becomes of it'),
    note: optionalText(1_000).describe('the company reads it; needed where it is refused'),
  })
  .superRefine(({ state, note }, context) => {
    if (state === 'refused' && note === '')
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: 'Write why: the company reads it',
      })
  })
