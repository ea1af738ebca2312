const hour = 3_600_000

/** When the stock of an order goes back to the shelf. */
export const holdEnds = (placed: Date, hours = 72) =>
  new Date(placed.getTime() + hours * hour)

/** Whether the order still holds its stock at an instant. */
export const isHeld = (placed: Date, at: Date, hours = 72) =>
  at < holdEnds(placed, hours)
