import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

const noPhoneNumber = 'A phone number has 5 to 15 digits'
const hasExtension =
  'Please write the extension into a note: a phone number here is dialled without'

/** Of a text that may be a number, with what people write around one. */
const longest = 200

const phoneDigits = z
  .int(noPhoneNumber)
  .nonnegative(noPhoneNumber)
  .max(1e15 - 1, noPhoneNumber)

/**
 * A phone number as people write and copy it, or a JSON number. With a country code it is saved in E.164, by the
 * numbering plan of its country, which takes away what is not dialled from abroad: +44 (0)113 … is +44113…. Without
 * one it is saved as its digits, as its owner dials it: which country it is of nobody has said. Without a number it answers
 * with `message`, with a wrong one it says what is wrong with it.
 */
export const phoneNumber = (message: string) =>
  z
    .union([z.string(), phoneDigits], {
      error: ({ input }) => (typeof input === 'number' ? noPhoneNumber : message),
    })
    .transform((value) => plain(String(value)))
    .pipe(z.string().min(1, { error: message, abort: true }))
    .transform((text, { issues }) => {
      const fault = faultOf(text)
      if (fault) issues.push({ code: 'custom', message: fault, input: text })
      return fault ? z.NEVER : dialled(text)
    })
    .pipe(z.string().regex(/^\+?\d{5,15}$/, noPhoneNumber))

/** A text in plain characters: digits of every script as ours, without what is not seen and what it is called by. */
const plain = (text: string) => (text.length > longest ? text : readable(text))

const readable = (text: string) =>
  text
    .normalize('NFKC')
    // a letter to Unicode, a dash to who types it
    .replaceAll('ー', '-')
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .replace(/^(?:\p{L}{1,12}(?:[.:]+ ?| )|[☎☏✆📞📱] ?)+(?=[+(\d])/u, '')
    .replace(/[;,.:]{1,3}$/, '')
    .replace(/[([] ?0 ?[)\]]/g, '(0)')

/** What a digit counts: of each script ten stand in a row. */
function digitOf(digit: string): string {
  let value = 0
  for (let code = digit.codePointAt(0)!; /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code -= 1)
    value += 1
  return String(value % 10)
}

/** What people part digits with: gaps, dashes, points, slashes, brackets, apostrophes. */
const between = /[ ()./·•∙⋅・[\]\p{Pd}−'’]/gu

function faultOf(text: string): string | null {
  if (text.length > longest) return noPhoneNumber
  if (hasDigitsToAdd(text)) return hasExtension
  const bare = bareOf(text)
  if (/^[\p{Pd}−]/u.test(text)) return 'A phone number begins with a digit or a +'
  if (/^\+0/.test(bare)) return 'After the + of a phone number comes its country code, such as +44'
  const [sign] = Array.from(bare.replace(/^\+?\d*/, ''))
  if (sign && /\d/.test(bare)) return `A phone number has digits, and no “${sign}” among them`
  return null
}

/**
 * Whether a word, # or a pause and a few digits follow a number: they are dialled once somebody has answered. One or two
 * digits behind a slash are another such end of it.
 */
function hasDigitsToAdd(text: string) {
  const called = /[\p{L}#,;][ .:=,]{0,6}\d{1,7}[)#]?(?: ?\(\D{0,40}\))?$/u.exec(text)
  const hasOther = /^[^/]*\/ ?\d{1,2}(?: ?\/ ?\d{1,2})*$/.test(text)
  return (
    digitsBefore(text, called?.index ?? 0) >= 5 ||
    (hasOther && digitsBefore(text, text.indexOf('/')) >= 7)
  )
}

const digitsBefore = (text: string, at: number) => text.slice(0, at).replace(/\D/g, '').length

const dialled = (text: string) => dialledAbroad(text) ?? bareOf(text)

/**
 * In E.164, when it says its country: by +, by 00, or by a zero in brackets, which only such numbers have. What is not
 * dialled from abroad is left out when the country's plan says that the rest is a number: what stands in brackets behind
 * the country code, or a zero.
 */
function dialledAbroad(text: string): string | null {
  const isOptional = /^\+?[ ()\d]*\d[ )]*\(0\)/.test(text)
  const bare = bareOf(text)
  const saysCountry = bare.startsWith('+')
  if (!saysCountry && !bare.startsWith('00') && !isOptional) return null
  const short = bareOf(text.replace('(0)', '').replace(/^(\+|00)(\d{1,3}) ?\(\d{1,2}\)/, '$1$2'))
  const withoutZero = bareOf(text.replace(/^(\+|00)(\d{1,3}) 0/, '$1$2'))
  const numbers = [bare, short, withoutZero].map((one) => parsePhoneNumberFromString(abroad(one)))
  const valid = numbers.find((one) => one?.isValid())
  if (valid) return valid.number
  // of no plan that is known: by its length alone, or as it was typed
  if (isOptional) return abroad(short)
  return saysCountry ? (numbers.find((one) => one?.isPossible())?.number ?? bare) : null
}

const abroad = (digits: string) => `+${digits.replace(/^(?:\+|00)/, '')}`

const bareOf = (text: string) => text.replace(between, '')

/** What is dialled in front of a number from inside of its country: mostly 0, 06 in Hungary, 8 around Russia. */
const trunks = [/^0+/, /^06(?=\d{8,9}$)/, /^8(?=\d{10}$)/]

/**
 * What is looked for among saved phone numbers by a text that is one, however it is written: the digits that one has, in one
 * of these ways, and what a number without a country code ends with. Null when the text is no phone number.
 */
export function searchedPhone(text: string): { digits: string[]; national: string | null } | null {
  const typed = plain(text)
  if (faultOf(typed) !== null) return null
  const number = dialled(typed)
  if (!/^\+?\d{5,15}$/.test(number)) return null
  const digits = number.replace(/^\+/, '')
  const parsed = parsePhoneNumberFromString(abroad(digits))
  const national = parsed?.isValid() ? parsed.nationalNumber : null
  if (digits !== number) return { digits: [digits], national }
  const inside = trunks
    .map((trunk) => digits.replace(trunk, ''))
    .filter(({ length }) => length >= 4)
  return { digits: [...new Set([...inside, ...(inside.length > 0 ? [] : [digits])])], national }
}
