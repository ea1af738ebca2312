import { mutant } from './mutant.ts'

const ground = 'server/orders/placing/lock-ground.ts'
const lines = 'server/orders/placing/check-lines.ts'
const problems = 'contract/pricing/quantity-problem.ts'
const orders = 'server/orders/store.ts'
const waiting = 'server/orders/waiting-store.ts'
const move = 'server/orders/move-order.ts'
const rules = 'contract/orders/actions.ts'

const seller = 'server/shop-record/seller.ts'

/** Placing orders, and the steps that an order may take. */
export const orderMutants = [
  mutant(
    'example-seller-start',
    'T79',
    [
      [
        'server/shop-record/begin-record.ts',
        'if (config.isReal && fault) throw new ConfigFault(fault)',
      ],
    ],
    'server/shop-record/seller.test.ts',
    'found: D5 nothing real is sold',
  ),
  mutant(
    'example-seller-invoice',
    'T79',
    [[seller, "if (sellerFault(config, seller)) throw new Refusal('seller_missing')"]],
    'server/orders/shipping/example-seller.test.ts',
    'found: D5 no invoice',
  ),
  mutant(
    'quantity-maximum',
    'T17',
    [
      [
        problems,
        'if (maxQuantity !== null && max !== null && quantity > maxQuantity)',
        'if (quantity < 0)',
      ],
    ],
    'server/orders/price-breaks.test.ts',
    'T17 more than the maximum',
  ),
  mutant(
    'price-check',
    'T16',
    [
      [
        lines,
        'if (toMinor(line.price, currency) === totalMinor) return null',
        'if (totalMinor > 0) return null',
      ],
    ],
    'server/orders/orders.test.ts',
    'T16 another price than ours',
  ),
  mutant(
    'quantity-minimum',
    'T17',
    [[problems, 'if (!(quantity >= minQuantity)) return', 'if (quantity < 0) return']],
    'server/orders/orders.test.ts',
    'T17 quantities that are none',
  ),
  mutant(
    'quantity-multiple',
    'T17',
    [
      [
        problems,
        'if (legalQuantity(quantity, minQuantity, multiple) !== quantity)',
        'if (quantity < 0)',
      ],
    ],
    'server/orders/orders.test.ts',
    'a quantity that is no multiple',
  ),
  mutant(
    'charge-most',
    'T17',
    [[problems, 'if (total > chargeLimits.max) return tooLarge(part, quantity, currency)']],
    'server/orders/orders.test.ts',
    'an order above one card payment',
  ),
  mutant(
    'charge-least',
    'T17',
    [
      [problems, 'if (total < chargeLimits.min)', 'if (total < 0)'],
      [
        'server/orders/placing/check-lines.ts',
        'if (payableMinor < chargeLimits.min)',
        'if (payableMinor < 0)',
      ],
    ],
    'server/orders/smallest-order.test.ts',
    'T17 an order below the least card payment',
  ),
  mutant(
    'open-order-cap',
    'T20',
    [[ground, 'if (openOrders >= shop.config.openOrders)', 'if (openOrders < 0)']],
    'server/payments/cancelling.test.ts',
    'T20 a buyer’s open orders',
  ),
  mutant(
    'open-order-lock',
    'T20',
    [
      [
        orders,
        'sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`,',
        'null,',
      ],
    ],
    'server/payments/cancelling.test.ts',
    'T20 a buyer’s open orders',
  ),
  mutant(
    'move-allowed',
    'T25 T38 I6',
    [[move, '  assertAllows(order, action)\n']],
    'server/orders/orders.test.ts',
    'an unpaid order is neither released nor shipped',
  ),
  mutant(
    'rule-ship',
    'T38',
    [
      [
        rules,
        'ship: { when: (axes) => isOpen(axes) && axes.isReleased',
        'ship: { when: (axes) => isOpen(axes)',
      ],
    ],
    'server/payments/paying.test.ts',
    'with RELEASE=manual',
  ),
  mutant(
    'rule-release',
    'T38',
    [[rules, '(isPaidFirst(axes) ? isPaid(axes) : !awaitsDeposit(axes))', 'true']],
    'server/orders/orders.test.ts',
    'an unpaid order is neither released nor shipped',
  ),
  mutant(
    'rule-cancel',
    'T25',
    [
      [
        rules,
        "      isOpen(axes) &&\n      axes.paid === 'none' &&\n      (isPaidFirst(axes) ? !axes.isReleased : axes.shipped === 'none'),",
        '      isOpen(axes),',
      ],
    ],
    'server/payments/cancelling.test.ts',
    'a paid order is not cancelled',
  ),
  mutant(
    'rule-refund',
    'T38 I6',
    [
      [
        rules,
        'refund: { when: (axes) => isOpen(axes) && isPaidFirst(axes) && isPaid(axes)',
        'refund: { when: isPaid',
      ],
    ],
    'contract/orders/axes.test.ts',
    'nothing may be done to an order that is over',
  ),
  mutant(
    'hold-expiry',
    'T20 T34',
    [[waiting, "where status = 'unpaid' and hold_expires_at <= now()", "where status = 'unpaid'"]],
    'server/payments/clock.test.ts',
    'F12 a clock that runs ahead ends no hold',
  ),
  mutant(
    'hold-database-time',
    'F12',
    [
      [
        waiting,
        "where status = 'unpaid' and hold_expires_at <= now()",
        "where status = 'unpaid' and hold_expires_at <= ${new Date()}",
      ],
    ],
    'server/payments/clock.test.ts',
    'F12 a clock that runs ahead ends no hold',
  ),
  mutant(
    'shipping-undone-by-its-admin',
    'T38',
    [['server/orders/shipping/untold/store.ts', ' and s.actor_id = ${actorId}']],
    'server/orders/shipping/undo-shipment.test.ts',
    'found: A4 several are taken back',
  ),
  mutant(
    'shipping-undone-untold',
    'T38',
    [
      [
        'server/database/migrations/0034-shipping-undo.sql',
        '  if not found then\n    return false;\n  end if;\n',
      ],
      [
        'server/orders/shipping/untold/store.ts',
        '    from shipment_untold u\n    join shipment s on s.id = u.shipment_id\n    where u.order_id = ${orderId}',
        '    from shipment s\n    left join shipment_untold u on u.shipment_id = s.id\n    where s.order_id = ${orderId}',
      ],
      [
        'server/orders/shipping/untold/store.ts',
        'u.is_last as "isLast", (',
        'coalesce(u.is_last, true) as "isLast", (',
      ],
    ],
    'server/orders/shipping/undo-shipment.test.ts',
    'found: A4 what was shipped by a slip',
  ),
]
