import { figure } from '../../contract/words/numbers.ts'
import { calendarDay } from '../words/in-words.ts'
import type { Email, Fact } from './email.ts'
import { greeting } from './greeting.ts'
import type { LifecycleMail, MailValues } from './mail-values.ts'

/** What is said to who buys a part when it stands somewhere else in its life, and before its last day. */
export const lifecycleTemplates: {
  [Kind in 'part-lifecycle' | 'parts-lifecycle']: (values: MailValues[Kind]) => Email
} = {
  'part-lifecycle': (values) => ({
    subject: subjectOf(values),
    greeting: greeting(values.name),
    says: [meaning(values), ...instead(values)],
    facts: factsOf(values),
    action: { label: 'Look at the part', url: values.url },
    notes: [since(values, 'it')],
  }),
  'parts-lifecycle': (values) => ({
    subject: `${figure(values.parts.length + values.more)} parts that you buy change or end`,
    greeting: greeting(values.name),
    says: [
      'Each part’s page says what could take its place. What you have ordered is not touched.',
    ],
    facts: [
      ...values.parts.map((part): Fact => [part.mpn, inShort(part)]),
      ...(values.more > 0
        ? [['More', `${figure(values.more)} others, which say so on their pages`] as const]
        : []),
    ],
    action: { label: 'Look at what you buy', url: values.url },
    notes: [since(values, 'them')],
  }),
}

const since = ({ company }: Pick<LifecycleMail, 'company'>, it: string) =>
  `You get this since ${company ?? 'you'} ${company ? 'has' : 'have'} ${it} in an order of the last 24 months, a list, a basket or a saved build.`

/** A part among others: "Ryzen 9 7950X3D: last orders until Jan 31, 2027". */
function inShort(part: LifecycleMail): string {
  const named = part.replacement ? `; its maker names ${part.replacement}` : ''
  return `${part.partName}: ${stateInShort(part)}${named}`
}

function stateInShort({ state, days, lastBuyOn, ordersEnded, isMoved }: LifecycleMail): string {
  if (state === 'nrnd') return 'not recommended for new designs any more'
  if (state === 'eol' || ordersEnded || !lastBuyOn) return 'takes no new orders any more'
  const day = calendarDay(lastBuyOn)
  if (days !== null) return `${day} is the last day to order it`
  return isMoved ? `last day to order moved to ${day}` : `last orders until ${day}`
}

function subjectOf({ state, days, partName, lastBuyOn, isMoved }: LifecycleMail): string {
  if (days !== null && lastBuyOn) return `Order ${partName} by ${calendarDay(lastBuyOn)}`
  if (state === 'nrnd') return `${partName} is not for new designs any more`
  if (state === 'eol') return `${partName} has reached its end of life`
  if (isMoved && lastBuyOn) return `Last orders of ${partName} moved: ${calendarDay(lastBuyOn)}`
  return lastBuyOn
    ? `Last orders of ${partName}: ${calendarDay(lastBuyOn)}`
    : `Last orders of ${partName}`
}

function meaning(values: LifecycleMail): string {
  const { state, days, partName, lastBuyOn, ordersEnded, isMoved } = values
  if (state === 'nrnd')
    return `${partName} is not recommended for new designs any more. You can go on ordering it; plan what takes its place.`
  if (isMoved && ordersEnded && lastBuyOn)
    return `The last day to order ${partName} was moved to ${calendarDay(lastBuyOn)}, which has passed: it takes no new orders any more. What you have ordered is not touched by it.`
  if (state === 'eol' || ordersEnded || !lastBuyOn)
    return `${partName} takes no new orders any more. What you have ordered is not touched by it.`
  const day = calendarDay(lastBuyOn)
  const begins =
    days === null
      ? isMoved
        ? `The last day to order ${partName} was moved to ${day}`
        : `${partName} takes last orders until ${day}`
      : `${day} is the last day to order ${partName}`
  return `${begins}: that day counts whole, and after it no order of it is taken. What you have ordered by then is not touched by it.`
}

const instead = ({ substitutes, replacement }: LifecycleMail) =>
  substitutes.length === 0 && !replacement
    ? ['We know of nothing in our shop that could take its place. Answer this mail to ask us.']
    : []

function factsOf(values: LifecycleMail): Fact[] {
  const { partName, mpn, lastBuyOn, lastShipOn, units, replacement, substitutes } = values
  return [
    ['Part', partName],
    ['Number', mpn],
    ...(lastBuyOn ? [['Last orders', calendarDay(lastBuyOn)] as const] : []),
    ...(lastShipOn ? [['Last shipment of its maker', calendarDay(lastShipOn)] as const] : []),
    ['Bought in 12 months', units === 1 ? '1 piece' : `${figure(units)} pieces`],
    ...(replacement ? [['Its maker names', replacement] as const] : []),
    ...substitutes.map((one) => ['Instead', one] as const),
  ]
}
