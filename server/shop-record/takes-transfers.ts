import { ibanIn } from '../../contract/bank/iban.ts'
import type { Config } from '../config/config.ts'
import type { Seller } from './seller.ts'

/** Whether orders can be paid by transfer: the operator lets them, and the shop says an account. */
export const takesTransfers = (
  { config }: { config: Pick<Config, 'transferDays'> },
  { payTo }: Pick<Seller, 'payTo'>,
) => config.transferDays > 0 && ibanIn(payTo) !== null
