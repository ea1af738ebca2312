import { countryCodes } from '../parts/countries.ts'

/** Whether it is the name of a time zone of the IANA list. A distance such as +02:00 is taken by Intl, too, which PostgreSQL reads the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat(undefined, { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** Whether Intl knows how this language and country write. Wishes behind it, such as digits of another script, are none of ours. */
export function isLocale(tag: string): boolean {
  try {
    const { baseName, region = '' } = new Intl.Locale(tag)
    const isBare = baseName.toLowerCase() === tag.toLowerCase()
    return (
      isBare && countryCodes.has(region) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0
    )
  } catch {
    return false
  }
}
