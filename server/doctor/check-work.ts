import { figure } from '../../contract/words/numbers.ts'
import type { Sql } from '../database/database.ts'
import { type Finding, fault, ok } from './finding.ts'
import { selectGivenUp, selectWaiting } from './store.ts'

const patience = 10

/** What the jobs should have done by now. */
export async function checkWork(sql: Sql): Promise<Finding[]> {
  const waiting = await selectWaiting(sql, patience)
  const givenUp = await selectGivenUp(sql)
  const since = `older than ${patience} minutes`
  const jobsRun = 'See that a shop with ROLE=all or jobs runs'
  const lastFault = givenUp.mailFault ? ` The last fault of one: ${givenUp.mailFault}.` : ''
  const lines = [
    judge('mails', waiting.mails, `waiting ${since}.${lastFault}`, `${jobsRun}, and mend SMTP.`),
    judge(
      'refunds',
      waiting.refunds,
      `waiting ${since}`,
      `${jobsRun}, and that the card key may refund; then they go by themselves.`,
    ),
    judge('card events', waiting.events, `waiting ${since}`, `${jobsRun}; its log says why not.`),
  ]
  if (givenUp.mails > 0)
    lines.push(
      fault(
        'mails',
        `${figure(givenUp.mails)} given up in the last 7 days.${lastFault}`,
        'Mend SMTP or the address, then send them again as docs/operations.md says.',
      ),
    )
  if (givenUp.refunds > 0)
    lines.push(
      fault(
        'refunds',
        `${figure(givenUp.refunds)} given up`,
        'Pay them back in the payment provider’s dashboard: customers wait for this money.',
      ),
    )
  return lines
}

const judge = (name: string, count: number, says: string, mend: string) =>
  count === 0 ? ok(name, 'none waits too long') : fault(name, `${figure(count)} ${says}`, mend)
