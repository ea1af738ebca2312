import { readFileSync } from 'node:fs'
import { type DemoPart, demoPart } from './demo-part.ts'

const CATEGORIES = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'] as const

/**
 * The demo catalogue: real parts with prices in whole US dollars, category by category.
 * Throws with the file, the line and the field if a line does not hold what it should.
 */
export function demoParts(): DemoPart[] {
  return CATEGORIES.flatMap((category) => {
    const text = readFileSync(new URL(`${category}.jsonl`, import.meta.url), 'utf8')
    return text
      .trimEnd()
      .split('\n')
      .map((line, i) => partFrom(line, category, i + 1))
  })
}

function partFrom(line: string, category: DemoPart['category'], number: number): DemoPart {
  const result = demoPart.safeParse(JSON.parse(line))
  const where = `${category}.jsonl, line ${number}`
  if (!result.success) throw new Error(`${where}: ${result.error.message}`)
  if (result.data.category !== category) throw new Error(`${where}: category is not ${category}`)
  return result.data
}
