import { z } from 'zod'
import { isOwnPlace } from '../text/own-place.ts'
import { isSeen, isStorable, onOneLine } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { isLocale, isTimeZone } from './places.ts'

// what is written is put in order without becoming another kind of thing, so that an answer says the same of it

const turners = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const stored = (most: number) =>
  z
    .string('This must be text')
    .trim()
    .max(most, { error: () => `At most ${figure(most)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')

/** A text on one line that may be empty. */
export const optionalName = (most: number) => stored(most).overwrite(plainLine)

/** The same where something has to be seen of it. */
export const requiredLine = (message: string, most: number) =>
  stored(most).overwrite(plainLine).min(1, message).refine(isSeen, message)

const plainLine = (text: string) =>
  onOneLine(text.replace(turners, '').replace(/\p{Cc}+/gu, ' ')).trim()

/** A text of a few lines that may be empty; none of them is. */
export const optionalLines = (most: number) =>
  stored(most).overwrite((text) =>
    text
      .split(/\r\n?|\n/)
      .map(plainLine)
      .filter((line) => line !== '')
      .join('\n'),
  )

/** What names a text in its address. */
export const slug = z
  .string('This must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and dashes')
  .max(60, 'At most 60 characters, please')

/** Where a link leads: an https address, or a place of the shop itself. */
export const shopAddress = z
  .string()
  .trim()
  .max(300, 'At most 300 characters, please')
  .refine(
    (text) => isOwnPlace(text) || z.url({ protocol: /^https$/ }).safeParse(text).success,
    'Write an address that begins with https://, or a place of the shop such as /blogs',
  )

/** A time zone of the IANA list. */
export const placeName = z.string().refine(isTimeZone, 'A time zone such as Europe/Berlin')

/** How numbers and days are written. Its name is put into the usual letters: de-de is de-DE. */
export const localeTag = z
  .string('This must be text')
  .trim()
  .overwrite((tag) => (isLocale(tag) ? Intl.getCanonicalLocales(tag)[0]! : tag))
  .refine(isLocale, 'A language with its country, such as de-DE')
