import { type Build, type Hit, type Item, told, total } from '../build.ts'
import { ratedSpeed } from '../generations/rated-speeds.ts'
import { bufferingOutcome } from './buffering.ts'
import { eccOutcome } from './error-correction.ts'
import { liveMemory, sumOf } from './memory-room.ts'
import { type Outcome, onPairs, pairs, type Rule } from './rule.ts'

type Cpu = Item<'cpu'>
type Board = Item<'motherboard'>
type Kit = Item<'ram'>

const jedec = 'JEDEC: modules of different kinds are keyed differently'

export const memoryRules: Rule[] = [
  {
    name: 'memory-type-board',
    when: 'The board takes the kind of memory.',
    source: jedec,
    check: ({ kits, boards }) => onPairs(kits, boards, boardTypeHit),
  },
  {
    name: 'memory-type-cpu',
    when: 'The processor takes the kind of memory.',
    source: 'Intel ARK; AMD’s product pages',
    check: ({ kits, cpus }) => onPairs(kits, cpus, processorTypeHit),
  },
  {
    name: 'memory-form',
    when: 'The modules have the form of the board’s slots.',
    source: jedec,
    check: ({ kits, boards }) => onPairs(kits, boards, formHit),
  },
  {
    name: 'memory-slots',
    when: 'The board has a slot for each module.',
    source: 'Makers of boards',
    check: slotsOutcome,
  },
  {
    name: 'memory-capacity-board',
    when: 'The board takes as much memory.',
    source: 'Makers of boards',
    check: boardCapacityOutcome,
  },
  {
    name: 'memory-module-size',
    when: 'A module is at most an equal share of the board’s largest memory.',
    source: 'Derived from the board’s largest memory and its slots',
    isAdvice: true,
    check: moduleSizeOutcome,
  },
  {
    name: 'memory-capacity-cpu',
    when: 'The processor’s maker lists as much memory.',
    source: 'Intel ARK; AMD’s product pages',
    check: processorCapacityOutcome,
  },
  {
    name: 'memory-buffering',
    when: 'Registered and unbuffered modules stand where they run, and not together.',
    source: 'JEDEC; makers of boards',
    check: bufferingOutcome,
  },
  {
    name: 'memory-ecc',
    when: 'Board and processor correct errors where the modules can.',
    source: 'Makers of boards; Intel ARK; AMD’s product pages',
    check: eccOutcome,
  },
  {
    name: 'memory-speed',
    when: 'The modules are as fast as the processor is rated for, or slower.',
    source: 'Intel ARK; AMD’s product pages',
    isAdvice: true,
    check: speedOutcome,
  },
  {
    name: 'memory-mixed',
    when: 'All modules come out of one kit, or are single ones of one number.',
    source: 'G.Skill and Corsair on mixing kits',
    isAdvice: true,
    check: mixedOutcome,
  },
]

function boardTypeHit(kit: Kit, board: Board): Hit | null {
  const [type, types] = [kit.facts.type, board.facts.memoryTypes]
  const facts = [...told(kit, type), ...told(board, types)]
  if (type.value === null || types.value === null)
    return {
      verdict: 'unknown',
      text: `The kind of memory of ${(type.value === null ? kit : board).part.name} is not recorded.`,
      facts,
    }
  if (types.value.includes(type.value)) return null
  const text = `${kit.part.name}: ${type.value}. ${board.part.name}: ${types.value.join(' or ')}.`
  return { verdict: 'blocker', text, facts }
}

/** Generations that take DDR3 at its low voltage only. Source: Intel ARK, "DDR3L 1.35 V". */
const lowVoltage = new Set(['core-6', 'core-7', 'xeon-e3-v5', 'xeon-e3-v6'])
const low = 1.35

function processorTypeHit(kit: Kit, cpu: Cpu): Hit | null {
  const [{ type, voltage }, { memoryTypes, generation }] = [kit.facts, cpu.facts]
  const facts = [...told(kit, type, voltage), ...told(cpu, memoryTypes)]
  const [named, types] = [type.value, memoryTypes.value]
  if (named === null || types === null)
    return {
      verdict: 'unknown',
      text: `The kind of memory of ${(named === null ? kit : cpu).part.name} is not recorded.`,
      facts,
    }
  const isThird = /^DDR3L?$/.test(named)
  const takes = types.includes(named) || (isThird && types.some((one) => /^DDR3L?$/.test(one)))
  if (!takes)
    return {
      verdict: 'blocker',
      text: `${kit.part.name}: ${named}. ${cpu.part.name}: ${types.join(' or ')}.`,
      facts,
    }
  const wantsLow =
    (generation.value !== null && lowVoltage.has(generation.value)) || !types.includes('DDR3')
  if (!isThird || named === 'DDR3L' || !wantsLow) return null
  if (voltage.value === null)
    return {
      verdict: 'unknown',
      text: `${cpu.part.name} takes DDR3 at ${low} V only, and the voltage of ${kit.part.name} is not recorded.`,
      facts,
    }
  if (voltage.value <= low) return null
  return {
    verdict: 'warning',
    text: `${kit.part.name} runs at ${voltage.value} V; ${cpu.part.name} takes DDR3 at ${low} V.`,
    facts,
  }
}

function formHit(kit: Kit, board: Board): Hit | null {
  const [form, wanted] = [kit.facts.form, board.facts.memoryForm]
  const facts = [...told(kit, form), ...told(board, wanted, board.facts.formFactor)]
  if (form.value === null || wanted.value === null)
    return {
      verdict: 'unknown',
      text:
        form.value === null
          ? `The form of ${kit.part.name} is not recorded.`
          : `Whether ${board.part.name} takes DIMM or SO-DIMM is not recorded.`,
      facts,
    }
  if (form.value === wanted.value) return null
  return {
    verdict: 'blocker',
    text: `${kit.part.name} is ${form.value}, ${board.part.name} takes ${wanted.value}.`,
    facts,
  }
}

/** What a sum is against a room that is known between two bounds: above the most it is too much, above the least it is not sure. */
function against(sum: number | null, room: { least: number; most: number } | null) {
  if (sum === null || room === null) return 'unknown'
  return sum > room.most ? 'blocker' : sum > room.least ? 'unknown' : null
}

function slotsOutcome(build: Build): Outcome {
  const { kits, boards } = build
  if (kits.length === 0 || boards.length === 0) return 'absent'
  const modules = sumOf(kits, ({ modules: each }) => each.value)
  return boards.flatMap((board): Hit[] => {
    const { slots } = liveMemory(board, build)
    const verdict = against(modules, slots)
    if (verdict === null) return []
    const text =
      modules === null
        ? 'How many modules a kit has is not recorded.'
        : slots === null
          ? `The memory slots of ${board.part.name} are not recorded.`
          : `${modules} modules, and ${board.part.name} has ${roomText(slots)} memory slots${halfText(board, slots.most)}.`
    const facts = kits.flatMap((kit) => told(kit, kit.facts.modules))
    return [{ verdict, text, facts: [...facts, ...told(board, board.facts.memorySlots)] }]
  })
}

function boardCapacityOutcome(build: Build): Outcome {
  const { kits, boards } = build
  if (kits.length === 0 || boards.length === 0) return 'absent'
  const sum = sumOf(kits, ({ capacityGb }) => capacityGb.value)
  return boards.flatMap((board): Hit[] => {
    const { largestGb } = liveMemory(board, build)
    const verdict = against(sum, largestGb)
    if (verdict === null) return []
    const text =
      sum === null
        ? 'The capacity of a kit is not recorded, or its entry contradicts its name.'
        : largestGb === null
          ? `The largest memory of ${board.part.name} is not recorded.`
          : `${sum} GB, and ${board.part.name} takes ${roomText(largestGb)} GB.`
    const facts = kits.flatMap((kit) => told(kit, kit.facts.capacityGb))
    return [{ verdict, text, facts: [...facts, ...told(board, board.facts.maxMemoryGb)] }]
  })
}

const roomText = ({ least, most }: { least: number; most: number }) =>
  least === most ? String(most) : `${least} or ${most}`
const halfText = ({ facts }: Board, live: number) =>
  facts.memorySlots.value !== live ? ' alive with one processor' : ''

function moduleSizeOutcome({ kits, boards }: Build): Outcome {
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

function processorCapacityOutcome({ kits, cpus }: Build): Outcome {
  if (kits.length === 0 || cpus.length === 0) return 'absent'
  const sum = sumOf(kits, ({ capacityGb }) => capacityGb.value)
  const count = total(cpus)
  return cpus.flatMap((cpu): Hit[] => {
    const each = cpu.facts.maxMemoryGb
    const facts = kits.flatMap((kit) => told(kit, kit.facts.capacityGb))
    facts.push(...told(cpu, each))
    if (sum === null || each.value === null) {
      const text =
        sum === null
          ? 'The capacity of a kit is not recorded, or its entry contradicts its name.'
          : `The largest memory of ${cpu.part.name} is not recorded.`
      return [{ verdict: 'unknown', text, facts }]
    }
    if (sum <= each.value * count) return []
    const text = `${sum} GB; the maker of ${cpu.part.name} lists ${each.value * count} GB, which firmware often raises.`
    return [{ verdict: 'warning', text, facts }]
  })
}

function speedOutcome({ kits, cpus }: Build): Outcome {
  if (kits.length === 0 || cpus.length === 0) return 'absent'
  let isSilent = false
  const hits = pairs(kits, cpus).flatMap(([kit, cpu]): Hit[] => {
    const { speedMts, type } = kit.facts
    const { generation } = cpu.facts
    const rated = type.value && ratedSpeed(generation.value, cpu.part.name, type.value)
    if (!rated || speedMts.value === null) {
      isSilent = true
      return []
    }
    if (speedMts.value <= rated) return []
    const text = `${speedMts.value} MT/s is a profile; ${cpu.part.name} is rated for ${rated} MT/s.`
    return [{ verdict: 'warning', text, facts: [...told(kit, speedMts), ...told(cpu, generation)] }]
  })
  return isSilent && hits.length === 0 ? 'silent' : hits
}

function mixedOutcome({ kits }: Build): Outcome {
  if (kits.length === 0) return 'absent'
  const facts = kits.flatMap((kit) => told(kit, kit.facts.modules))
  const text = 'Modules are sold as matched sets; two sets are not one.'
  if (kits.length > 1) return [{ verdict: 'warning', text, facts }]
  const [kit] = kits
  if (kit!.quantity === 1) return []
  if (kit!.facts.modules.value === null) return 'silent'
  return kit!.facts.modules.value > 1 ? [{ verdict: 'warning', text, facts }] : []
}
