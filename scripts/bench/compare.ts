import { readFile } from 'node:fs/promises'
import { figure } from '../../contract/words/numbers.ts'
import type { Measure } from './bench-shop.ts'

export type Measured = Record<string, Measure[]>

/** What differs from an earlier run's file, line by line: before, now, and how many times that is. */
export async function compareWith(file: string, now: Measured): Promise<string[]> {
  const before = (JSON.parse(await readFile(file, 'utf8')) as { measured: Measured }).measured
  return Object.entries(now).flatMap(([name, measures]) =>
    measures.flatMap((measure, at) => {
      // lines of the same name, such as the ratio at each number of callers, stand in the same order
      const old = before[name]?.[at]
      if (old?.name !== measure.name) return []
      const times = old.value === 0 ? '' : ` (${(measure.value / old.value).toFixed(2)} times)`
      const figures = `${round(old.value)} → ${round(measure.value)} ${measure.unit}${times}`
      return [`  ${`${name}: ${measure.name.trim()}`.padEnd(48)} ${figures}`]
    }),
  )
}

const round = (value: number) => figure(Number(value.toPrecision(3)))
