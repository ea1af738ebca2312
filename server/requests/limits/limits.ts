import type { CallName } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Anyone, Shop, User } from '../../shop.ts'
import { secondsOf, type Tell } from './standing.ts'
import { returnTry, takeTry } from './store.ts'
import { createWindowCounter } from './window-counter.ts'

/**
 * `countRequest` takes one of an address's requests; `countProgram` one of a key's; `count` one of the caller's tries of a call that has a budget;
 * `countKey` one of a named budget. All refuse with too_many_requests. The first three tell where the caller stands; how
 * much of the others is left is told to nobody, since it tells of whose account it is.
 * `giveBack` undoes one countKey. `countMail` takes one of the mails that strangers can have sent to an address, when a
 * call is one that sends one.
 */
/** By whom tries are counted: an account, a key, or an address. */
export type Counted = Pick<User, 'id' | 'isConfirmed'> | Anyone

export type Limits = {
  countRequest: (address: string, tell: Tell) => void
  countProgram: (keyId: string, tell: Tell) => void
  count: (name: CallName, caller: Counted, tell: Tell) => Promise<void>
  countKey: (budget: Budget, key: string, tell?: Tell) => Promise<void>
  giveBack: (budget: Budget, key: string) => Promise<void>
  countMail: (name: CallName, input: Record<string, unknown>) => Promise<void>
}

/** Budgets that hold over all instances: points in so many seconds, of what. Each has a reason to be small. */
export const budgets = {
  review: [10, 3_600, 'reviews of one buyer'],
  /** whoever has not confirmed their e-mail may write as the others, and change it less often */
  unconfirmedReview: [3, 3_600, 'reviews of one buyer who has not confirmed their e-mail'],
  inquiry: [30, 3_600, 'inquiries and messages to them of one user'],
  inquiryPicture: [60, 3_600, 'pictures of inquiries of one user'],
  /** who runs the shop copies it from the terminal */
  firstAdmin: [10, 3_600, 'codes of a first admin that one user tries'],
  /** a company invites its whole purchasing at once */
  invite: [100, 3_600, 'invitations to companies by one user'],
  newsletter: [5, 3_600, 'wishes for the newsletter from one address'],
  upload: [120, 3_600, 'pictures and files of parts of one admin'],
  /** rows of bills of materials, 500 at once: a file of 5,000 rows is ten */
  match: [600, 3_600, 'matches of up to 500 rows each from one address'],
  /** each up to 5,000 rows, read in a thread of its own */
  read: [120, 3_600, 'parts lists read from one address'],
  /** a list tells once what of it was not understood */
  miss: [240, 3_600, 'lists of one address that tell what of them was not understood'],
  /** files of up to 100,000 rows */
  export: [60, 3_600, 'exports of one user'],
  /** a whole office may sit behind one address */
  signInAddress: [60, 900, 'password checks, second steps and mails asked for from one address'],
  /** by a session too */
  signInAccount: [10, 900, 'wrong passwords for one account from anywhere'],
  /** others cannot use it up */
  signInBrowser: [10, 900, 'wrong passwords for one account from the browsers that know it'],
  register: [30, 3_600, 'registrations from one address'],
  mailRequest: [5, 3_600, 'mails that are asked for by naming an e-mail'],
  /** apart from those above, so that nobody is kept from a new password by being invited */
  invited: [5, 3_600, 'invitations to companies that go to one e-mail'],
} as const satisfies Record<string, readonly [points: number, seconds: number, of: string]>
export type Budget = keyof typeof budgets

export const budgetOf: Partial<Record<CallName, Budget>> = {
  addReview: 'review',
  addInquiry: 'inquiry',
  addInquiryMessage: 'inquiry',
  addInquiryPicture: 'inquiryPicture',
  invite: 'invite',
  becomeFirstAdmin: 'firstAdmin',
  subscribe: 'newsletter',
  uploadImage: 'upload',
  previewImport: 'upload',
  importParts: 'upload',
  matchParts: 'match',
  readBom: 'read',
  countReadingMisses: 'miss',
  exportParts: 'export',
  exportOrders: 'export',
  exportOrderLines: 'export',
  exportAudit: 'export',
}

/** The budgets of who has not confirmed their e-mail, where they are others. */
const unconfirmedBudgetOf: Partial<Record<CallName, Budget>> = { addReview: 'unconfirmedReview' }

/** Calls that have a mail sent to an address that they name. */
export const mailBudgetOf: Partial<Record<CallName, Budget>> = {
  subscribe: 'mailRequest',
  invite: 'invited',
}

/** Every address's requests on this instance, per 10 seconds. */
export const general = { points: 400, seconds: 10 }
/** Every key's requests on this instance, per 10 seconds, besides those of its address. */
export const ofKeys = { points: 200, seconds: 10 }

const free = async () => {}
const none: Limits = {
  countRequest: () => {},
  countProgram: () => {},
  count: free,
  countKey: free,
  giveBack: free,
  countMail: free,
}

export function createLimits(shop: Shop): Limits {
  if (!shop.config.limits) return none
  const countGeneral = createWindowCounter(general.seconds)
  const countOfKeys = createWindowCounter(ofKeys.seconds)
  const { sql } = shop.database
  const countKey = async (budget: Budget, key: string, tell?: Tell) => {
    const [quota, window] = budgets[budget]
    const { taken, left, ms } = await takeTry(sql, `${budget}:${key}`, quota, window)
    tell?.({ name: budget, quota, window, left, seconds: secondsOf(ms) })
    if (!taken) throw tooMany(ms)
  }
  return {
    countKey,
    giveBack: async (budget, key) => await returnTry(sql, `${budget}:${key}`),
    countRequest: (address, tell) => take('address', general, countGeneral(address), tell),
    countProgram: (keyId, tell) => take('key', ofKeys, countOfKeys(keyId), tell),
    count: async (name, caller, tell) => {
      const own = 'id' in caller && !caller.isConfirmed ? unconfirmedBudgetOf[name] : undefined
      const budget = own ?? budgetOf[name]
      if (budget) await countKey(budget, 'id' in caller ? caller.id : caller.address, tell)
    },
    countMail: async (name, { email }) => {
      const budget = mailBudgetOf[name]
      if (budget) await countKey(budget, String(email))
    },
  }
}

type Bound = { points: number; seconds: number }

/** Tells where who comes stands in a window that counts them in, and refuses above the bound. */
function take(
  name: string,
  { points: quota, seconds: window }: Bound,
  { count, ends }: { count: number; ends: number },
  tell: Tell,
) {
  const ms = ends - performance.now()
  tell({ name, quota, window, left: Math.max(0, quota - count), seconds: secondsOf(ms) })
  if (count > quota) throw tooMany(ms)
}

function tooMany(ms: number) {
  const seconds = secondsOf(ms)
  return new Refusal('too_many_requests', { seconds }, { retryAfter: seconds })
}
