import { z } from 'zod'
import { countryCodes } from '../parts/countries.ts'
import { phoneNumber } from '../people/phone.ts'
import { isSeen, onOneLine, optionalText, plainLine } from '../text/text.ts'
import { type AddressForm, addressForm, findRegion } from './forms.ts'
import { addressLengths } from './lengths.ts'

const phone = phoneNumber('Please input the Phone Number')

/** A phone number that may be left out. */
const optionalPhone = optionalText(200).transform((text, { issues }) => {
  if (text === '') return ''
  const read = phone.safeParse(text)
  if (read.success) return read.data
  const message = read.error.issues[0]?.message ?? 'Please input the Phone Number'
  issues.push({ code: 'custom', message, input: text })
  return z.NEVER
})

const wrongCountry = 'Please choose the country: two letters of ISO 3166, such as DE'

/** What an address is written with. Which of them a country has, and which it demands, says its form. */
export const addressFields = {
  country: z
    .string(wrongCountry)
    .trim()
    .toUpperCase()
    .refine((code) => countryCodes.has(code), wrongCountry)
    .describe('two letters of ISO 3166-1'),
  name: plainLine(addressLengths.name).describe('of the company or whoever lives there'),
  attention: plainLine(addressLengths.attention).describe('who receives it there'),
  line1: plainLine(addressLengths.line1).describe(
    'street and number, or what a country has instead',
  ),
  line2: plainLine(addressLengths.line2).describe('floor, building, district'),
  city: plainLine(addressLengths.city),
  region: plainLine(addressLengths.region).describe(
    'state, province, prefecture: its code or its name where the country’s are known',
  ),
  postalCode: plainLine(addressLengths.postalCode),
  phone: optionalPhone.describe('the phone number there'),
  instructions: optionalText(addressLengths.instructions).describe('for whoever delivers'),
}

/** An address, its texts as they are saved: '' for what is not said. `region` is a code where the country’s are known. */
export type PostalAddress = {
  country: string
  name: string
  attention: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  phone: string
  instructions: string
}

export type AddressProblem = { path: keyof PostalAddress; message: string }

/**
 * An address by the form of its country: what is wrong with it, field by field in the words of that country, and how it
 * is kept. Names in every script are taken as they are.
 */
export function checkAddress(given: PostalAddress): {
  address: PostalAddress
  problems: AddressProblem[]
} {
  const form = addressForm(given.country)
  if (!form) return { address: given, problems: [{ path: 'country', message: wrongCountry }] }
  const region = findRegion(form, given.region)
  const address = {
    ...given,
    region: region?.code ?? given.region,
    postalCode: plainCode(given.postalCode),
  }
  const problems: AddressProblem[] = []
  const say = (path: keyof PostalAddress, message: string | null) =>
    message && problems.push({ path, message })
  if (!isSeen(address.line1)) say('line1', 'Please input the Address')
  say('city', fieldProblem(form, 'city', address.city))
  say('region', fieldProblem(form, 'region', address.region) ?? unknownRegion(form, given.region))
  say('postalCode', postalProblem(form, address.postalCode))
  return { address, problems }
}

/** Where an address is as taxes go by it: as `checkAddress` keeps it, or null where it would find something wrong with it. */
export function checkedPlace<P extends Pick<PostalAddress, 'country' | 'region' | 'postalCode'>>(
  given: P,
): Pick<PostalAddress, 'country' | 'region' | 'postalCode'> | null {
  const whole = { ...emptyParts, ...given }
  const { address, problems } = checkAddress(whole)
  const { country, region, postalCode } = address
  const isWrong = problems.some(({ path }) => ['country', 'region', 'postalCode'].includes(path))
  return isWrong ? null : { country, region, postalCode }
}

const emptyParts = {
  name: '',
  attention: '',
  line1: '',
  line2: '',
  city: '',
  phone: '',
  instructions: '',
}

/** What is said of a field that a country does not have. */
const notThere = {
  city: 'Addresses of this country have no city of their own: write it into the lines',
  region: 'Addresses of this country have no region: leave it empty',
  postalCode: 'Addresses of this country have no postal code: leave it empty',
} as const

function fieldProblem(form: AddressForm, field: keyof typeof notThere, text: string) {
  const label = form.labels[field]
  const has = form.fields.includes(field)
  if (text === '')
    return has && form.required.has(field) ? `Please input the ${nameIn(label)}` : null
  if (!isSeen(text)) return `Please input the ${nameIn(label)}`
  return has ? null : notThere[field]
}

/** A label within a sentence: "Postal code" is "postal code", "ZIP code" stays. */
const nameIn = (label: string) =>
  /^[A-Z][a-z]/.test(label) && label !== 'Eircode' ? lower(label) : label
const lower = (label: string) => label[0]!.toLowerCase() + label.slice(1)

function unknownRegion(form: AddressForm, text: string): string | null {
  if (text === '' || form.regions.length === 0 || findRegion(form, text)) return null
  const [first] = form.regions
  return `Please choose the ${nameIn(form.labels.region)}, such as ${first?.latin}`
}

function postalProblem(form: AddressForm, code: string): string | null {
  const { postal } = form
  const label = nameIn(form.labels.postalCode)
  const problem = fieldProblem(form, 'postalCode', code)
  if (!postal || !form.fields.includes('postalCode')) return problem
  if (problem) return `Please input the ${label}, such as ${postal.example}`
  if (code === '' || postal.pattern.test(code)) return null
  return `A ${label} here looks like ${postal.example}`.replace(/^A (?=[AEIO])/, 'An ')
}

/** A postal code in plain signs and capitals: digits of full width as ours, every dash the one of the keyboard. */
const plainCode = (code: string) =>
  onOneLine(code.normalize('NFKC').replace(/[\p{Pd}\u2212\u30fc]/gu, '-'))
    .trim()
    .toUpperCase()

/** An address as a caller sends it: checked by the form of its country. */
export const postalAddress = z.object(addressFields).transform((given, { issues }) => {
  const { address, problems } = checkAddress(given)
  for (const { path, message } of problems)
    issues.push({ code: 'custom', path: [path], message, input: given[path] })
  return problems.length > 0 ? z.NEVER : address
})

/** The same as it is answered. */
export const answeredAddress = z.object({
  country: z.string().describe('two letters of ISO 3166-1'),
  name: z.string().describe('of the company or whoever lives there'),
  attention: z.string().describe('who receives it there'),
  line1: z.string().describe('street and number, or what a country has instead'),
  line2: z.string().describe('floor, building, district'),
  city: z.string(),
  region: z.string().describe('the code of ISO 3166-2 where the country’s are known'),
  postalCode: z.string(),
  phone: z.string().describe('the phone number there'),
  instructions: z.string().describe('for whoever delivers'),
})
