import type { KnownCategory } from '../../parts/known-categories.ts'
import { isKnownKind, type Kind } from '../kinds.ts'

/** What of a kind has to be equal in a substitute. It may be missing: then nothing is known, and that is told. */
const equal: Record<KnownCategory, readonly string[]> = {
  cpu: ['socket'],
  motherboard: ['socket', 'chipset'],
  ram: ['type', 'form', 'registered', 'modules', 'moduleCapacityGb'],
  hdd: ['form', 'protocol'],
  gpu: [],
}

/** What has to be at least as much. */
const least: Record<KnownCategory, readonly string[]> = {
  cpu: ['maxMemoryGb'],
  motherboard: ['memorySlots', 'maxMemoryGb', 'sataPorts'],
  ram: ['speedMts'],
  hdd: [],
  gpu: [],
}

/**
 * Whether a part of one kind may stand for one of the other, as far as kinds tell: what does not differ where nothing may,
 * and is enough where it has to be. Of categories that the rules do not know they tell nothing.
 */
export const mayReplace = (original: Kind, candidate: Kind): boolean =>
  isKnownKind(original) &&
  original.category === candidate.category &&
  equal[original.category].every((key) => {
    const [ours, theirs] = [original.facts[key], candidate.facts[key]]
    return ours === null || theirs === null || ours === theirs
  }) &&
  least[original.category].every((key) => {
    const [ours, theirs] = [original.facts[key], candidate.facts[key]]
    return typeof ours !== 'number' || typeof theirs !== 'number' || theirs >= ours
  })
