import type { Column } from './column.ts'
import { countedMachines } from './composed-headers.ts'
import { is, numbersOf } from './quantity-guess.ts'

/** A total that is what two other columns of pieces come to in every row, as their product or their sum. */
export function provenTotal(counts: Column[]): Column | null {
  const totals = counts.filter(
    (one) => is('total quantity', 'total', 'ordered', 'quantity')(one) && one.priced === 0,
  )
  const hasPrice = counts.some(is('price'))
  const parts = counts.filter(
    (one) =>
      is('quantity', 'per machine', 'machines', 'spare', 'ordered')(one) ||
      // packs, and the pieces of each
      (is('pack')(one) && !hasPrice) ||
      // the racks, sites or seats that something is for
      (one.meaning === null && one.whole === 1 && !one.counting),
  )
  for (const total of totals) {
    const sums = numbersOf(total)
    for (const a of parts)
      for (const b of parts) {
        if (a.at >= b.at || a === total || b === total) continue
        const [left, right] = [numbersOf(a), numbersOf(b)]
        const fits = (act: (x: number, y: number) => number) =>
          sums.every((sum, at) => Number.isNaN(sum) || act(left[at]!, right[at]!) === sum) &&
          sums.some((sum) => !Number.isNaN(sum))
        const isSum = [a, b].some(is('spare')) && fits((x, y) => x + y)
        const isProduct =
          [a, b].some(is('per machine', 'machines', 'pack')) && fits((x, y) => x * y)
        if (isSum || isProduct) return total
      }
  }
  return null
}

/** Pieces that are in every row as many times what another column says of one machine; of one row nobody can tell. */
export function multipliedTotal(counts: Column[]): Column | null {
  const pers = counts.filter(is('per machine'))
  const totals = counts.filter(
    (one) => is('quantity', 'ordered', 'total quantity')(one) && one.whole === 1,
  )
  const isOf = (total: Column) => (one: Column) => {
    const [few, many] = [numbersOf(one), numbersOf(total)]
    const times = (many[0] ?? 0) / (few[0] ?? 0)
    const isEach = few.every((value, at) => value * times === many[at])
    return isEach && times > 1 && Number.isInteger(times) && new Set(few).size > 1
  }
  const found = totals.filter((total) => pers.some(isOf(total)))
  return found.length === 1 ? found[0]! : null
}

/** "Qty (50 servers)" that is in every row fifty times what another column says of one server. */
export function countedTotal(counts: Column[]): Column | null {
  const isOf = (machines: number, total: Column) => (one: Column) => {
    if (one === total || !is('quantity', 'per machine')(one)) return false
    const [few, many] = [numbersOf(one), numbersOf(total)]
    return few.length > 0 && few.every((value, at) => value * machines === many[at])
  }
  const totals = counts.filter((total) => {
    const machines = countedMachines(total.name)
    return machines !== null && counts.some(isOf(machines, total))
  })
  return totals.length === 1 ? totals[0]! : null
}
