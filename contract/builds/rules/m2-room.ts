import { type Hit, type Item, told, total } from '../build.ts'
import type { M2Slot } from '../facts/m2-slots.ts'
import { allPlaced } from '../match.ts'

type Drive = Item<'hdd'>

/**
 * Finds each drive a slot of its own: in the slots that are sure, by what is recorded of them, or else in those that are
 * possible, where nothing that is recorded speaks against it.
 */
export function m2Hits(drives: readonly Drive[], board: Item<'motherboard'>): Hit[] {
  const slots = board.facts.m2.value
  const facts = [
    ...drives.flatMap((drive) => told(drive, drive.facts.form, drive.facts.interface)),
    ...told(board, board.facts.m2),
  ]
  if (slots === null)
    return [
      { verdict: 'unknown', text: `The M.2 slots of ${board.part.name} are not recorded.`, facts },
    ]
  const ones = drives.flatMap((drive) => Array<Drive>(Math.min(drive.quantity, 41)).fill(drive))
  if (allPlaced(ones, slots.sure, isSureFit)) return []
  const count = total(drives)
  const [least, most] = [slots.sure.length, slots.possible.length]
  const there = least === most ? `${most}` : `at least ${least}, at most ${most}`
  const text = `${count} M.2 ${count === 1 ? 'drive' : 'drives'}, and ${board.part.name} has ${there} M.2 ${most === 1 ? 'slot' : 'slots'}`
  if (allPlaced(ones, slots.possible, isPossibleFit))
    return [
      {
        verdict: 'unknown',
        text: `${text}; whether ${count === 1 ? 'it fits' : 'all fit'} is not recorded.`,
        facts,
      },
    ]
  return [
    {
      verdict: 'blocker',
      text: count > most ? `${text}.` : `${text}, not all of them for these drives.`,
      facts,
    },
  ]
}

type Fits = (drive: Drive, slot: M2Slot) => boolean

/** SATA drives have the notches of both keys, drives that speak NVMe that of M. */
const keysOf = ({ facts }: Drive) => (facts.protocol.value === 'SATA' ? ['M', 'B'] : ['M'])
const speaks = ({ facts }: Drive, slot: M2Slot) =>
  facts.protocol.value === 'SATA' ? slot.sata : slot.pcie

const isSureFit: Fits = (drive, slot) => {
  const length = drive.facts.lengthCode.value
  return (
    drive.facts.protocol.value !== null &&
    slot.key !== null &&
    keysOf(drive).includes(slot.key) &&
    length !== null &&
    (slot.sizes?.includes(length) ?? false) &&
    speaks(drive, slot) === true
  )
}

const isPossibleFit: Fits = (drive, slot) => {
  const length = drive.facts.lengthCode.value
  const isOpen = drive.facts.protocol.value === null
  return (
    (isOpen || slot.key === null || keysOf(drive).includes(slot.key)) &&
    (length === null || slot.sizes === null || slot.sizes.includes(length)) &&
    (isOpen || speaks(drive, slot) !== false)
  )
}
