import type { User } from '../../shop.ts'

/** Which ways of signing in are up: the issuer's discovery must have answered. */
export type Offered = { google: boolean; other: string | null }

/** The sign-in library behind a port: its endpoints, and whose session a request's cookie is. */
export type SignIn = {
  /** Answers everything below /api/auth. `address` is who asks, for its records. */
  handle: (request: Request, address: string) => Promise<Response>
  session: (headers: Headers) => Promise<User | null>
  offered: () => Offered
  /** Makes an account as registration does, its e-mail taken as verified; answers the user's id. For demo and tests. */
  createAccount: (account: { name: string; email: string; password: string }) => Promise<string>
  /** Sets another password of an account that still has this one, and ends its sessions; false when it has another. */
  replacePassword: (email: string, old: string, anew: string) => Promise<boolean>
  /** Whether each configured issuer answers its discovery; the fault otherwise. */
  check: () => Promise<{ issuer: string; fault: string | null }[]>
  close: () => void
}

export type MailedPerson = { email: string; name: string; emailVerified: boolean }

/** The mails that signing in needs; `url` is the page to go to. */
export type SignInMails = {
  verify: (to: MailedPerson, url: string) => Promise<void>
  reset: (to: MailedPerson, url: string) => Promise<void>
}
