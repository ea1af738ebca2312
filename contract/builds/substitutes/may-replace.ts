import type { Category } from '../../parts/parts.ts'
import type { Kind } from '../kinds.ts'

/** What of a kind has to be equal in a substitute. It may be missing: then nothing is known, and that is told. */
const equal: Record<Category, readonly string[]> = {
  cpu: ['socket'],
  motherboard: ['socket', 'chipset'],
  ram: ['type', 'form', 'registered', 'modules', 'moduleCapacityGb'],
  hdd: ['form', 'protocol'],
  gpu: [],
}

/** Whether a part of one kind may stand for one of the other, as far as kinds tell: what does not differ where nothing may. */
export const mayReplace = (original: Kind, candidate: Kind): boolean =>
  original.category === candidate.category &&
  equal[original.category].every((key) => {
    const [ours, theirs] = [original.facts[key], candidate.facts[key]]
    return ours === null || theirs === null || ours === theirs
  })
