import { type Build, type Hit, told } from '../build.ts'
import type { Fact } from '../facts/fact.ts'
import { liveMemory, type Sum, sumOf } from './memory-room.ts'
import { type Outcome, pairs, plural } from './rule.ts'
import { ofSeated } from './seats.ts'

/** What a sum is against a room that is known between two bounds: above the most it is too much, above the least it is not sure. */
function against({ known, isWhole }: Sum, room: { least: number; most: number } | null) {
  if (room === null) return 'unknown'
  // what is not recorded only adds to it
  if (known > room.most) return 'blocker'
  return !isWhole || known > room.least ? 'unknown' : null
}

export function slotsOutcome(build: Build): Outcome {
  const { kits, boards } = build
  if (kits.length === 0 || boards.length === 0) return 'absent'
  const modules = sumOf(kits, ({ modules: each }) => each.value)
  return boards.flatMap((board): Hit[] => {
    const { slots, because } = liveMemory(board, build)
    const verdict = against(modules, slots)
    if (verdict === null) return []
    const text =
      verdict === 'unknown' && !modules.isWhole
        ? 'How many modules a kit has is not recorded.'
        : slots === null
          ? `The memory slots of ${board.part.name} are not recorded.`
          : `${plural(modules.known, 'module')}, and ${board.part.name} has ${roomText(slots)} memory ${slots.most === 1 ? 'slot' : 'slots'}${halfText(board.facts.memorySlots, slots.most)}.`
    const facts = kits.flatMap((kit) => told(kit, kit.facts.modules))
    return [
      {
        verdict,
        text,
        facts: [...facts, ...told(board, board.facts.memorySlots), ...(slots ? because : [])],
      },
    ]
  })
}

export function boardCapacityOutcome(build: Build): Outcome {
  const { kits, boards } = build
  if (kits.length === 0 || boards.length === 0) return 'absent'
  const sum = sumOf(kits, ({ capacityGb }) => capacityGb.value)
  return boards.flatMap((board): Hit[] => {
    const { largestGb, because } = liveMemory(board, build)
    const verdict = against(sum, largestGb)
    if (verdict === null) return []
    const text =
      verdict === 'unknown' && !sum.isWhole
        ? 'The capacity of a kit is not recorded, or its entry contradicts its name.'
        : largestGb === null
          ? `The largest memory of ${board.part.name} is not recorded.`
          : `${sum.known} GB, and ${board.part.name} takes ${roomText(largestGb)} GB${halfText(board.facts.maxMemoryGb, largestGb.most)}.`
    const facts = kits.flatMap((kit) => told(kit, kit.facts.capacityGb))
    return [
      {
        verdict,
        text,
        facts: [...facts, ...told(board, board.facts.maxMemoryGb), ...(largestGb ? because : [])],
      },
    ]
  })
}

const roomText = ({ least, most }: { least: number; most: number }) =>
  least === most ? String(most) : `${least} or ${most}`
const halfText = ({ value }: Fact<number>, live: number) =>
  value === live ? '' : `, half of its ${value}, with one processor`

export function moduleSizeOutcome({ kits, boards }: Build): Outcome {
  if (kits.length === 0 || boards.length === 0) return 'absent'
  let isSilent = false
  const hits = pairs(kits, boards).flatMap(([kit, board]): Hit[] => {
    const { maxModuleGb, maxMemoryGb, memorySlots } = board.facts
    const module = kit.facts.moduleCapacityGb
    const facts = [...told(kit, module), ...told(board, maxMemoryGb, memorySlots)]
    const says = (most: number) =>
      `${kit.part.name} has modules of ${module.value} GB, ${board.part.name} takes ${most} GB a slot.`
    if (module.value !== null && maxModuleGb.value !== null)
      return module.value > maxModuleGb.value
        ? [
            {
              verdict: 'blocker',
              text: says(maxModuleGb.value),
              facts: [...told(kit, module), ...told(board, maxModuleGb)],
            },
          ]
        : []
    if (module.value === null || maxMemoryGb.value === null || memorySlots.value === null) {
      isSilent = true
      return []
    }
    const share = maxMemoryGb.value / memorySlots.value
    return module.value > share ? [{ verdict: 'warning', text: says(share), facts }] : []
  })
  return isSilent && hits.length === 0 ? 'silent' : hits
}

/** What is not recorded is graver here than too much, which is a warning. */
export function processorCapacityOutcome(build: Build): Outcome {
  const { kits, cpus } = build
  if (kits.length === 0 || cpus.length === 0) return 'absent'
  const sum = sumOf(kits, ({ capacityGb }) => capacityGb.value)
  const listed = ofSeated(build, ({ facts }) => facts.maxMemoryGb.value)
  if (sum.isWhole && sum.known <= listed.least) return []
  const facts = kits.flatMap((kit) => told(kit, kit.facts.capacityGb))
  facts.push(...cpus.flatMap((cpu) => told(cpu, cpu.facts.maxMemoryGb)), ...listed.because)
  const names = cpus.map(({ part }) => part.name).join(' and ')
  if (sum.isWhole && sum.known > listed.most)
    return [
      {
        verdict: 'warning',
        text: `${sum.known} GB; the maker of ${names} lists ${listed.most} GB, which firmware often raises.`,
        facts,
      },
    ]
  const blank = cpus.find((cpu) => cpu.facts.maxMemoryGb.value === null)
  const text = !sum.isWhole
    ? 'The capacity of a kit is not recorded, or its entry contradicts its name.'
    : blank
      ? `The largest memory of ${blank.part.name} is not recorded.`
      : `${sum.known} GB; the maker of ${names} lists ${listed.least} to ${listed.most} GB, by which of them stand on the board.`
  return [{ verdict: 'unknown', text, facts }]
}
