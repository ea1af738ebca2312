import { depositStates, type OrderAxes, orderLives, paymentMethods } from './axes.ts'

const paid = ['none', 'part', 'full', 'over'] as const
const shipped = ['none', 'part', 'full'] as const

/** Every way in which an order could stand, also those that no action leads to. */
export const everyAxes: OrderAxes[] = orderLives.flatMap((life) =>
  paymentMethods.flatMap((method) =>
    paid.flatMap((came) =>
      [false, true].flatMap((isReleased) =>
        depositStates
          .filter((deposit) => deposit === 'none' || method === 'account')
          .flatMap((deposit) =>
            shipped.map((left) => ({
              life,
              method,
              paid: came,
              deposit,
              isReleased,
              shipped: left,
              isOnHold: false,
            })),
          ),
      ),
    ),
  ),
)
