import { z } from 'zod'
import { figure } from '../words/numbers.ts'

/** Whether PostgreSQL can keep it as text: no U+0000 and no lone surrogate. */
export const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Letters, to Unicode, that nobody sees: fillers of Hangul, and Braille without a dot. */
const fillers = /[\u115f\u1160\u3164\uffa0\u2800]/g

/** Whether somebody sees anything of it. */
export const isSeen = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value.replace(fillers, ''))

/** A required text, trimmed, of 1 to `max` characters; every fault but length answers with `message`. */
export const requiredText = (message: string, max: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, { error: () => `At most ${figure(max)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .refine(isSeen, message)

const freeText = (max: number) =>
  z
    .string('This must be text')
    .trim()
    .max(max, { error: () => `At most ${figure(max)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')

/** An optional text, trimmed; absent and null become ''. */
export const optionalText = (max: number) =>
  freeText(max)
    .nullish()
    .transform((value) => value ?? '')

/** The same where what is there is changed: null becomes '', and absent stays absent. */
export const changedText = (max: number) =>
  freeText(max)
    .nullable()
    .transform((value) => value ?? '')

/** A text that breaks no line, with one gap where there are several. */
export const onOneLine = (text: string) => text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')

/** What turns the writing's direction, and so the words that stand behind it on a page. */
const turners = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text on one line, without control characters and what turns the direction of what stands behind it. */
export const inPlainLine = (text: string) =>
  onOneLine(text.replace(turners, '').replace(/\p{Cc}+/gu, ' ')).trim()

/**
 * What somebody or something is called: a required text on one line, without control characters and what turns the
 * direction of what stands behind it.
 */
export const requiredName = (message: string, max: number) =>
  requiredText(message, max).transform(inPlainLine)

/** The same where it may be left out: absent and null become ''. */
export const plainLine = (max: number) => optionalText(max).transform(inPlainLine)

/**
 * An optional number of somebody's own books, on one line. Signs that look alike are one: full width and narrow, dashes;
 * what is not seen is left out.
 */
export const ownReference = (max: number) =>
  optionalText(max).transform((text) =>
    onOneLine(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
      .replace(/ ?[\p{Pd}\u2212\u2043] ?/gu, '-')
      .trim(),
  )

/**
 * The id of a row, opaque to callers. In a path, a text that cannot be an id becomes the nil id, which nothing has,
 * so that a malformed id answers exactly as a missing one.
 */
export const id = z.uuid('This is not an id')
export const pathId = id.catch('00000000-0000-0000-0000-000000000000')

/**
 * A name that may be sent and is not looked at, since the shop knows the better value: `why` says from where. What stands
 * there is left out, so that two requests that differ in it alone are one.
 */
export const notLookedAt = (why: string) =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()
    .describe(`not looked at: ${why}`)

/** Time of an event, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true })

/** A time that something is compared with: PostgreSQL knows no year 0, and no text of ours a year of five digits. */
export const since = instant.refine((text) => {
  const at = Date.parse(text)
  return at >= 0 && at < Date.UTC(10_000, 0)
}, 'Name a time from 1970 on')

/** A day of the calendar: 2026-01-31. PostgreSQL knows no year 0. */
export const day = z.iso
  .date('Write a day as 2026-01-31')
  .refine((text) => !text.startsWith('0000'), 'Write a day as 2026-01-31')
