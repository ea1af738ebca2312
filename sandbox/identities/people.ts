import { createHash } from 'node:crypto'

/** An account at the stand-in: not a shop's user until the shop makes it one. */
export type Person = {
  /** Stable and numeric, as Google's are: made of the e-mail address, so it survives a lost store. */
  sub: string
  email: string
  emailVerified: boolean
  name: string
}

/** The accounts that are always there. The last shares the address of the shop's demo buyer, to show linking. */
export const seededPeople: readonly Person[] = [
  person('Example Buyer', 'buyer@example.test'),
  person('Example Purchasing', 'purchasing@example.test'),
  person('Example Workshop', 'workshop@example.test'),
  person('Example Unverified', 'unverified@example.test', false),
  person('Demo Buyer', 'buyer@partwright.test'),
]

/** A person by name and address. The same address is the same person, whatever its case. */
export function person(name: string, email: string, emailVerified = true): Person {
  const address = email.trim().toLowerCase()
  const digest = createHash('sha256').update(address).digest('hex')
  const sub = `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
  return { sub, email: address, emailVerified, name: name.trim() }
}

/** The claims of a person, as Google's ID token names them. `base` is the stand-in's own address. */
export function claimsOf(someone: Person, base: string) {
  const words = someone.name.split(/\s+/)
  return {
    sub: someone.sub,
    email: someone.email,
    email_verified: someone.emailVerified,
    name: someone.name,
    given_name: words[0] ?? someone.name,
    ...(words.length > 1 ? { family_name: words.slice(1).join(' ') } : {}),
    picture: `${base}/oidc/pictures/${someone.sub}.svg`,
    locale: 'en',
  }
}
