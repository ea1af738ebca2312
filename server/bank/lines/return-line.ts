import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { refuseState } from './refuse-state.ts'
import { updateState } from './store.ts'
import { lockWithAccounts, takeBack } from './take-back.ts'

/** Says which line the bank takes back by one that went out: what that had paid is open again. */
export async function returnBankLine(
  shop: Shop,
  caller: User,
  { id, lineId }: Input<Calls['returnBankLine']>,
): Promise<Output<Calls['returnBankLine']>> {
  await shop.database.transaction(async (sql) => {
    const lines = await lockWithAccounts(sql, [id, lineId])
    const back = lines.find((one) => one.id === id)
    const came = lines.find((one) => one.id === lineId)
    if (!back) throw new Refusal('not_found')
    if (!['open', 'suggested', 'ignored'].includes(back.state)) refuseState(back)
    if (!came || came.amountMinor !== -back.amountMinor || came.amountMinor < 0) throw wrongLine()
    if (came.state === 'returned') refuseState(came)
    const minor = await takeBack(shop, sql, came, caller.id)
    await updateState(sql, came.id, { state: 'returned', note: '', returns: null })
    await updateState(sql, back.id, { state: 'returned', note: '', returns: came.id })
    await writeAudit(sql, caller.id, 'bank-line-returned', id, {
      name: came.name,
      after: { line: came.id, amount: formatMoney(minor, came.currency) },
    })
    await shop.enqueue(sql, 'match-bank-lines', {})
  })
  return { modifiedCount: 1 }
}

const wrongLine = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'lineId', message: 'Name a line of the same amount that came in' }] },
  )
