import { orderCalled, type Rule, rule } from '../rule.ts'
import { selectGroundlessPayments, selectLostTransfers, selectWrongLying } from './store.ts'

const compare =
  'Compare what came for it under Dashboard, Bank, and by hand at the order, with its payments and the account of its company before you change a row.'

/** Money that came for orders by transfer is somewhere, once. */
export const transferRules: Rule[] = [
  rule('transfer-sums', selectWrongLying, ({ lies, said, ...order }) => ({
    subject: orderCalled(order),
    says: `it is ${order.status}, ${lies} (minor units) lies on it by its entries, and ${said} by its own word`,
    repair: compare,
  })),
  rule('transfer-goes-on', selectLostTransfers, ({ entryId, kind, amount, ...order }) => ({
    subject: orderCalled(order),
    says: `its entry ${entryId} says that ${amount} (minor units) is ${kind}, and that is not so`,
    repair: compare,
  })),
  rule('transfer-payment', selectGroundlessPayments, ({ paymentId, amount, ...order }) => ({
    subject: orderCalled(order),
    says: `its payment ${paymentId} of ${amount} (minor units) by transfer never came by its entries`,
    repair: compare,
  })),
]
