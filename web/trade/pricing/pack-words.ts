import { figure } from '../../ui/words/amounts.tsx'

/** So many pieces in packs: "5 × tray of 12", "4 × tray of 12 and 2 more"; null when they fill none. */
export function inPacks(pack: { name: string; size: number } | null, quantity: number) {
  const packs = pack ? Math.floor(quantity / pack.size) : 0
  if (!pack || packs < 1) return null
  const rest = quantity - packs * pack.size
  return `${figure(packs)} × ${pack.name} of ${figure(pack.size)}${rest > 0 ? ` and ${figure(rest)} more` : ''}`
}
