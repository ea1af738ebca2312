import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { addEvent } from '../history/add-event.ts'
import { lockInquiry, over } from './find-inquiry.ts'
import { updateState } from './store.ts'

/** Ends an inquiry by its buyer's own wish. */
export async function withdrawInquiry(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['withdrawInquiry']>,
): Promise<Output<Calls['withdrawInquiry']>> {
  await shop.database.transaction(async (sql) => {
    const inquiry = await lockInquiry(sql, caller, id, 'askAboutOrder')
    if (!(await updateState(sql, id, 'withdrawn', true))) throw over(inquiry)
    const { orderId, kind } = inquiry
    await addEvent(
      sql,
      orderId,
      `${kind}-withdrawn`,
      { by: 'buyer', actorId: caller.id },
      { action: 'inquiry-withdrawn', detail: { kind } },
    )
  })
  return { modifiedCount: 1 }
}
