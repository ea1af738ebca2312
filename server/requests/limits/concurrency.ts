import { Refusal } from '../../../contract/refusals.ts'

export type Concurrency = <T>(weight: number, work: () => Promise<T>) => Promise<T>

/**
 * Lets work in, first come first served: at most `atOnce` at a time and no more than `weight` together. When
 * `waiting` stand in line already, the next is refused as `unavailable`, before it costs anything.
 */
export function limitConcurrency(limits: {
  atOnce: number
  weight: number
  waiting: number
}): Concurrency {
  const line: { weight: number; start: () => void }[] = []
  let running = 0
  let carried = 0

  const fits = (weight: number) =>
    running < limits.atOnce && (running === 0 || carried + weight <= limits.weight)
  const admit = (weight: number) => {
    running += 1
    carried += weight
  }
  const leave = (weight: number) => {
    running -= 1
    carried -= weight
    while (line[0] && fits(line[0].weight)) {
      const next = line.shift()!
      admit(next.weight)
      next.start()
    }
  }

  return async (weight, work) => {
    if (line.length === 0 && fits(weight)) admit(weight)
    else {
      if (line.length >= limits.waiting) throw new Refusal('unavailable')
      await new Promise<void>((start) => line.push({ weight, start }))
    }
    try {
      return await work()
    } finally {
      leave(weight)
    }
  }
}
