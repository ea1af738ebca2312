import { namedIn } from '../../../contract/bank/reference.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { writeAudit } from '../../database/audit.ts'
import { lockOrder } from '../../orders/index.ts'
import { closePayout, findPayouts } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { type LineRow, lockLine, selectWentOut, updateMatched } from '../lines/store.ts'

const most = 500

type Payout = Awaited<ReturnType<typeof findPayouts>>[number]

/** Closes what was to be paid out by the line that went out, names its order, and is of its amount; where several do, the first. */
export async function closePayouts(shop: Shop) {
  const { sql } = shop.database
  const taken = new Set<string>()
  for (const payout of await findPayouts(sql, false, most)) {
    const lines = await selectWentOut(sql, payout)
    const line = lines.find((one) => !taken.has(one.id) && names(one, payout.number))
    if (!line) continue
    taken.add(line.id)
    await close(shop, payout, line.id)
  }
}

const names = ({ remittance, endToEnd }: LineRow, number: number) =>
  namedIn(`${remittance} / ${endToEnd}`).some(
    ({ kind, numbers }) => kind === 'order' && numbers.length === 1 && numbers[0] === number,
  )

async function close({ database }: Shop, payout: Payout, lineId: string) {
  await database.transaction(async (sql) => {
    await lockOrder(sql, payout.orderId)
    const line = await lockLine(sql, lineId)
    if (!line || line.matchedMinor > 0 || line.state === 'returned') return
    const reference = (line.remittance || line.bankRef).slice(0, 140)
    if (!(await closePayout(sql, payout, { lineId, reference, actorId: null }))) return
    await updateMatched(sql, lineId, payout.amountMinor)
    await writeAudit(sql, null, 'bank-line-matched', lineId, {
      name: line.name,
      after: {
        company: payout.company,
        order: orderNumber(payout),
        note: 'paid out',
        amount: formatMoney(-payout.amountMinor, payout.currency),
      },
    })
  })
}
