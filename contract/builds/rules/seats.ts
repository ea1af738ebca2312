import { type Build, type FindingFact, type Item, told, total } from '../build.ts'

type Seated = Pick<Build, 'cpus' | 'boards'>

/**
 * How many of the processors stand in a socket, at least and at most: a board has no use of more than it has sockets.
 * Without a board all do, but of those that are made to run alone one.
 */
export function seatsOf({ cpus, boards }: Seated) {
  const count = total(cpus)
  const isAlone = boards.length === 0 && cpus.some(({ facts }) => facts.maxSockets.value === 1)
  const sockets = isAlone ? [1] : boards.map(({ facts }) => facts.socketCount.value)
  const most = Math.min(count, ...sockets.filter((one) => one !== null))
  return { least: sockets.includes(null) ? Math.min(1, count) : most, most }
}

/** What the processors that stand in sockets have of something together, at least and at most. `because`: what that rests on. */
type Sum = { least: number; most: number; because: FindingFact[] }

/** Of more processors than sockets it is not known which are in them; with one that says nothing the sum is anything. */
export function ofSeated(build: Seated, each: (cpu: Item<'cpu'>) => number | null): Sum {
  const seats = seatsOf(build)
  const units = (blank: number) =>
    build.cpus
      .flatMap((cpu) => Array<number>(Math.min(cpu.quantity, seats.most)).fill(each(cpu) ?? blank))
      .sort((a, b) => a - b)
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)
  const isShort = seats.least < total(build.cpus)
  return {
    least: sum(units(Number.NEGATIVE_INFINITY).slice(0, seats.least)),
    most: sum(units(Number.POSITIVE_INFINITY).slice(-seats.most)),
    because: isShort ? build.boards.flatMap((board) => told(board, board.facts.socketCount)) : [],
  }
}
