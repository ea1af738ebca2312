import type { CallName } from '../../contract/calls.ts'
import { figure } from '../../contract/words/numbers.ts'
import type { Config } from '../config/config.ts'
import { drawsOf } from '../identity/sign-in/budgets.ts'
import {
  type Budget,
  budgetOf,
  budgets,
  general,
  mailBudgetOf,
  ofKeys,
} from '../requests/limits/limits.ts'

/** What of a shop's settings the description tells. */
export type Described = Pick<
  Config,
  'publicUrl' | 'currency' | 'limits' | 'ordersPerHour' | 'openOrders' | 'holds'
> & {
  /** For how long an unpaid order is held. */
  holdMinutes: number
  /** What the shop is called. */
  name: string
  cookiePrefix: string
}

const inWords = (points: number, of: string, seconds: number) =>
  `${points} ${of} in ${seconds >= 3_600 ? 'an hour' : seconds >= 60 ? `${seconds / 60} minutes` : `${seconds} seconds`}`

const ofBudget = (name: Budget) => {
  const [points, seconds, of] = budgets[name]
  return inWords(points, of, seconds)
}

const ofEveryCall = inWords(general.points, 'requests from one address', general.seconds)
const ofOrders = ({ ordersPerHour }: Described) =>
  inWords(ordersPerHour, 'orders of one buyer', 3_600)

const placing: CallName[] = ['placeOrder', 'placeOrderOfLines', 'placeAssistedOrder']

/** How often a call may be made: what all calls share, and what it has beside that. */
export function limitsOf(config: Described, name: CallName): string[] {
  const [budget, mailBudget] = [budgetOf[name], mailBudgetOf[name]]
  return [
    ofEveryCall,
    ...(budget ? [ofBudget(budget)] : []),
    ...(mailBudget ? [ofBudget(mailBudget)] : []),
    ...(placing.includes(name) ? [ofOrders(config)] : []),
  ]
}

const somebody = { address: '-', email: '-' }

/** The same of an endpoint of signing in. */
export function signInLimitsOf(path: string): string[] {
  const draws = [false, true].flatMap((known) => drawsOf(path, { ...somebody, known }))
  return [ofEveryCall, ...new Set(draws.map(([budget]) => ofBudget(budget)))]
}

/** All limits of a shop, as a section of its description. */
export function limitsInWords(config: Described): string {
  const { holds, holdMinutes, openOrders, currency } = config
  const money = (amount: number) => `${figure(amount)} ${currency.toUpperCase()}`
  const budgeted = (Object.keys(budgets) as Budget[]).map(ofBudget)
  return `## Limits

${config.limits ? '' : 'This shop is set to count nothing: what follows is not enforced.\n\n'}Every address may make ${general.points} requests in ${general.seconds} seconds, counted by each instance, and every key ${ofKeys.points}. What is said here of a user or an address counts by key where one is used. Each answer tells where its caller stands, in the fields of draft-ietf-httpapi-ratelimit-headers: \`RateLimit-Policy: "address";q=${general.points};w=${general.seconds}\` and \`RateLimit: "address";r=${general.points - 1};t=${general.seconds}\`, with \`r\` requests left for \`t\` seconds. Above a limit the answer is 429 \`too_many_requests\`, with \`Retry-After\` in seconds. Beside that at most:

${[...budgeted, ofOrders(config)].map((one) => `- ${one}`).join('\n')}

What is held without being paid is bounded, too: ${openOrders} unpaid orders of one buyer, which hold at most ${holds.share} % of a part (${holds.sharePaid} % once one was paid) and come to at most ${money(holds.amount)} (${money(holds.amountPaid)}). A hold lasts ${holdMinutes} minutes, and shorter for who lets holds end unpaid again and again. These are refused with 409 \`too_many_open_orders\`, \`part_share\`, \`part_held\` and \`amount_held\`.`
}
