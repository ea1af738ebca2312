import { type Build, type Hit, told } from '../build.ts'
import { ratedSpeed } from '../generations/rated-speeds.ts'
import { bufferingOutcome } from './buffering.ts'
import { eccOutcome } from './error-correction.ts'
import {
  boardCapacityOutcome,
  moduleSizeOutcome,
  processorCapacityOutcome,
  slotsOutcome,
} from './memory-capacity.ts'
import { boardTypeHit, formHit, processorTypeHit } from './memory-kind.ts'
import { type Outcome, onPairs, pairs, type Rule } from './rule.ts'

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
