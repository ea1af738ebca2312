/** What identity providers come back with as ?error=, in words for people. */
const faults: Record<string, string> = {
  access_denied: 'Logging in was cancelled.',
  account_not_linked:
    'There is an account of this e-mail already, and the provider has not verified that it is yours. Log in with the account’s password.',
  email_not_found: 'The provider told no e-mail address that this shop takes.',
  email_not_verified: 'The provider has not verified this e-mail address.',
  state_not_found: 'Logging in took too long or began elsewhere. Please try again.',
  state_mismatch: 'Logging in took too long or began elsewhere. Please try again.',
  ways_ended: 'The ways into this account were changed in this moment. Please log in again.',
}

/** Words for an ?error=; what it says itself is never shown: anybody can write it into a link. */
export const providerWords = (error: string) =>
  Object.hasOwn(faults, error.toLowerCase())
    ? (faults[error.toLowerCase()] as string)
    : 'Logging in did not work. Please try again.'
