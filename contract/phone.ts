import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

const noPhoneNumber = 'A phone number has 5 to 15 digits'
const hasExtension =
  'Please write the extension into a note: a phone number here is dialled without'

const phoneDigits = z
  .int(noPhoneNumber)
  .nonnegative(noPhoneNumber)
  .max(1e15 - 1, noPhoneNumber)

/**
 * A phone number as people write and copy it, or a JSON number. With a country code it is kept in E.164, by the
 * numbering plan of its country, which takes away what is not dialled from abroad: +44 (0)113 … is +44113…. Without
 * one it is kept as its digits, as its owner dials it: which country it is of nobody has said. Without a number it answers
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

/** A text in plain characters: full-width and Arabic digits as ours, without what is not seen and what it is called by. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .replace(/^(?:tel|callto|telephone|phone|mobile)[.:]+ ?/i, '')

/** What people part digits with: gaps, dashes, points, slashes, brackets, apostrophes. */
const between = /[ ()./·•∙⋅[\]\p{Pd}−'’]/gu

function faultOf(text: string): string | null {
  if (text.length > 100) return noPhoneNumber
  if (hasDigitsToAdd(text)) return hasExtension
  const bare = text.replace(between, '')
  if (/^\+0/.test(bare)) return 'After the + of a phone number comes its country code, such as +44'
  const [sign] = Array.from(bare.replace(/^\+?\d*/, ''))
  if (sign && /\d/.test(bare)) return `A phone number has digits, and no “${sign}” among them`
  return null
}

/** Whether a word, # or a pause and a few digits follow a number: they are dialled once somebody has answered. */
function hasDigitsToAdd(text: string) {
  const { index = 0 } = /[\p{L}#,][ .:=]*\d{1,7}\)?$/u.exec(text) ?? {}
  return text.slice(0, index).replace(/\D/g, '').length >= 5
}

const dialled = (text: string) => dialledAbroad(text) ?? text.replace(between, '')

/** In E.164, when it says its country: by +, by 00, or by a zero in brackets, which only such numbers have. */
function dialledAbroad(text: string): string | null {
  const bare = text.replace(between, '')
  const isOptional = /^\+?[ ()\d]*\d[ )]*\(0\)/.test(text)
  const national = bare.replace(/^(?:\+|00)/, '')
  if (national === bare && !isOptional) return null
  const number = parsePhoneNumberFromString(`+${national}`)
  if (number?.isValid()) return number.number
  // of no plan that is known: as it was typed
  return bare.startsWith('+') ? withoutOptional(text) : null
}

/** A zero in brackets after a country code is for those who dial from inside. */
const withoutOptional = (text: string) => text.replace(/\(0\)/, '').replace(between, '')
