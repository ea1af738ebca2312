import type { CallName } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Anyone, Member, Shop } from '../shop.ts'
import { returnTry, takeTry } from './store.ts'
import { createWindowCounter } from './window-counter.ts'

/**
 * `countRequest` takes one of an address's requests; `count` one of the caller's tries of a call that has a budget;
 * `countKey` one of a named budget. All refuse with too_many_requests.
 * `giveBack` undoes one countKey. `countMail` takes one of the mails that strangers can have sent to an address, when a
 * call is one that sends one.
 */
export type Limits = {
  countRequest: (address: string) => void
  count: (name: CallName, caller: Member | Anyone) => Promise<void>
  countKey: (budget: Budget, key: string) => Promise<void>
  giveBack: (budget: Budget, key: string) => Promise<void>
  countMail: (name: CallName, input: Record<string, unknown>) => Promise<void>
}

/** Budgets that hold over all instances: points in so many seconds. Each has a reason to be small. */
const shared = {
  review: [10, 3_600],
  /** whoever has not confirmed their e-mail may write as the others, and change it less often */
  unconfirmedReview: [3, 3_600],
  newsletter: [5, 3_600],
  upload: [120, 3_600],
  /** rows of bills of materials, 500 at once: a file of 5,000 rows is ten */
  match: [600, 3_600],
  /** files of up to 100,000 rows */
  export: [60, 3_600],
  /** password checks from one address: a whole office may sit behind one */
  signInAddress: [60, 900],
  /** wrong passwords for one account, from anywhere, by a session too */
  signInAccount: [10, 900],
  /** the same from all browsers together that gave its password before: others cannot use it up */
  signInBrowser: [10, 900],
  register: [30, 3_600],
  /** mails that somebody can have sent to an address by only naming it */
  mailRequest: [5, 3_600],
} as const satisfies Record<string, readonly [points: number, seconds: number]>
export type Budget = keyof typeof shared

const budgetOf: Partial<Record<CallName, Budget>> = {
  addReview: 'review',
  subscribe: 'newsletter',
  uploadImage: 'upload',
  previewImport: 'upload',
  importParts: 'upload',
  matchParts: 'match',
  exportOrders: 'export',
  exportOrderLines: 'export',
}

/** The budgets of who has not confirmed their e-mail, where they are others. */
const unconfirmedBudgetOf: Partial<Record<CallName, Budget>> = { addReview: 'unconfirmedReview' }

/** Every address's requests on this instance, per 10 seconds. */
const general = { points: 400, seconds: 10 }

const free = async () => {}
const none: Limits = {
  countRequest: () => {},
  count: free,
  countKey: free,
  giveBack: free,
  countMail: free,
}

export function createLimits(shop: Shop): Limits {
  if (!shop.config.limits) return none
  const countGeneral = createWindowCounter(general.points, general.seconds)
  const { sql } = shop.database
  const countKey = async (budget: Budget, key: string) => {
    const [points, seconds] = shared[budget]
    const over = await takeTry(sql, `${budget}:${key}`, points, seconds)
    if (over !== null) throw tooMany(over)
  }
  return {
    countKey,
    giveBack: async (budget, key) => await returnTry(sql, `${budget}:${key}`),
    countRequest: (address) => {
      const ms = countGeneral(address)
      if (ms > 0) throw tooMany(ms)
    },
    count: async (name, caller) => {
      const own = 'id' in caller && !caller.isConfirmed ? unconfirmedBudgetOf[name] : undefined
      const budget = own ?? budgetOf[name]
      if (budget) await countKey(budget, 'id' in caller ? caller.id : caller.address)
    },
    countMail: async (name, { email }) => {
      if (name === 'subscribe') await countKey('mailRequest', String(email))
    },
  }
}

function tooMany(ms: number) {
  const seconds = Math.max(1, Math.ceil(ms / 1_000))
  return new Refusal('too_many_requests', { seconds }, { retryAfter: seconds })
}
