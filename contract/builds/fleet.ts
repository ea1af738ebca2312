import { legalQuantity } from '../pricing/price.ts'

/** One part of a fleet: how many one machine has, and how it can be ordered. `maximum`: the most of one order, or null. */
export type FleetPart = {
  partId: string
  perMachine: number
  available: number
  minimum: number
  multiple: number
  maximum: number | null
  /** How many more are wanted beside those in machines, in percent. */
  sparePercent?: number
}

/** `wanted`: for all machines with spares; `quantity`: what has to be ordered for that; `leftOver`: what that is more. */
export type FleetLine = { partId: string; wanted: number; quantity: number; leftOver: number }

/**
 * `buildable`: how many of the machines can be built with what can be ordered now; `limiting`: the parts that do not
 * allow for one more, none where all machines can be built. `lines`: for all machines.
 */
export type Fleet = { buildable: number; limiting: string[]; lines: FleetLine[] }

/** The least quantity that can be ordered and is enough. */
const orderable = (wanted: number, { minimum, multiple }: FleetPart) =>
  legalQuantity(wanted, minimum, multiple)

/** How many are wanted for so many machines; spares are rounded up. */
function wantedFor(machines: number, { perMachine, sparePercent = 0 }: FleetPart): number {
  const pieces = machines * perMachine
  const spares = (pieces * sparePercent) / 100
  // 1.1 % of 3,000 are 33, and a little more in binary fractions
  const whole = Math.round(spares)
  return pieces + (Math.abs(spares - whole) < spares * 1e-12 ? whole : Math.ceil(spares))
}

function isEnough(machines: number, part: FleetPart): boolean {
  if (machines === 0) return true
  const most = Math.min(part.available, part.maximum ?? Number.POSITIVE_INFINITY)
  return orderable(wantedFor(machines, part), part) <= most
}

/**
 * How many of the machines can be built. It is not the stock by what one machine has: 205 boards that come in steps of 10
 * are 200 machines. More machines never want fewer parts, so that the number is found by halving.
 */
export function planFleet(machines: number, parts: readonly FleetPart[]): Fleet {
  const all = joinParts(parts)
  let [sure, most] = [0, machines]
  while (sure < most) {
    const middle = Math.ceil((sure + most) / 2)
    if (all.every((part) => isEnough(middle, part))) sure = middle
    else most = middle - 1
  }
  const limiting =
    sure === machines
      ? []
      : all.filter((part) => !isEnough(sure + 1, part)).map(({ partId }) => partId)
  return {
    buildable: sure,
    limiting,
    lines: all.map((part) => {
      const wanted = wantedFor(machines, part)
      const quantity = orderable(wanted, part)
      return { partId: part.partId, wanted, quantity, leftOver: quantity - wanted }
    }),
  }
}

/** A part that is there twice is one part. */
function joinParts(parts: readonly FleetPart[]): FleetPart[] {
  const joined = new Map<string, FleetPart>()
  for (const part of parts) {
    const before = joined.get(part.partId)
    joined.set(part.partId, { ...part, perMachine: part.perMachine + (before?.perMachine ?? 0) })
  }
  return [...joined.values()]
}
