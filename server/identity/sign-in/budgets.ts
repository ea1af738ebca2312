import type { Budget, Limits } from '../../requests/limits/limits.ts'

/** Who asks: `email` is the account whose password is tried, or that a mail is for; '' when there is none. */
type From = { address: string; email: string; known: boolean }
export type Draw = readonly [budget: Budget, key: string]

const fromAddress = ({ address }: From): Draw[] => [['signInAddress', address]]
const mailTo = ({ address, email }: From): Draw[] => [
  ['signInAddress', address],
  ['mailRequest', email],
]

/** One check of an account's password: its browsers share one budget, everybody else another and their address's. */
function ofAccount({ address, email, known }: From): Draw[] {
  if (known) return [['signInBrowser', email]]
  return [
    ['signInAddress', address],
    ['signInAccount', email],
  ]
}

/** The same by a session, whose account it is that counts; without one no password is looked at. */
const ofSession = (from: From): Draw[] => (from.email ? ofAccount(from) : fromAddress(from))

/** Paths that check a password or send a mail → the budgets that they draw on. */
const guarded: Record<string, (from: From) => Draw[]> = {
  '/sign-in/email': ofAccount,
  '/sign-up/email': ({ address }) => [['register', address]],
  '/request-password-reset': mailTo,
  '/send-verification-email': mailTo,
  '/change-password': ofSession,
  '/two-factor/enable': ofSession,
  '/two-factor/disable': ofSession,
  '/two-factor/generate-backup-codes': ofSession,
  '/two-factor/verify-totp': fromAddress,
  '/two-factor/verify-backup-code': fromAddress,
}

export const drawsOf = (path: string, from: From): Draw[] => guarded[path]?.(from) ?? []

/** Whether a path checks the password of whoever is signed in. */
export const isOfSession = (path: string) => guarded[path] === ofSession

/** Who knew the secret was no guesser: exactly this try is given back, so that wrong ones stay counted. */
export async function giveBack(limits: Limits, draws: readonly Draw[]) {
  for (const [budget, key] of draws)
    if (budget.startsWith('signIn')) await limits.giveBack(budget, key)
}
