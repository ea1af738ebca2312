import type { KnownCategory } from '../../contract/parts/known-categories.ts'

/** The slots of a build, in the order in which people choose: what decides most comes first. */
export const slotOrder: readonly KnownCategory[] = ['motherboard', 'cpu', 'ram', 'hdd', 'gpu']

/** What a slot asks for. A machine without a graphics card may well have a picture; nothing else can be missing. */
export const slotWords: Record<
  KnownCategory,
  { wanted: string; missing: string; more: string | null }
> = {
  motherboard: { wanted: 'Choose a motherboard', missing: 'motherboard', more: null },
  cpu: { wanted: 'Choose a processor', missing: 'processor', more: null },
  ram: { wanted: 'Choose memory', missing: 'memory', more: 'Add other memory' },
  hdd: { wanted: 'Choose a drive', missing: 'drive', more: 'Add another drive' },
  gpu: { wanted: 'Choose a graphics card', missing: '', more: 'Add another card' },
}
