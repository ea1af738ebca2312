import { type Build, type Hit, type Item, told, total } from '../build.ts'
import { modelOf } from '../facts/cpu-facts.ts'
import { accepts, soldered } from '../facts/sockets.ts'
import { runsOn } from '../generations/chipsets.ts'
import { type Outcome, onPairs, pairs, plural, type Rule } from './rule.ts'
import { seatsOf } from './seats.ts'

type Cpu = Item<'cpu'>
type Board = Item<'motherboard'>

export const processorRules: Rule[] = [
  {
    name: 'cpu-socket',
    when: 'The processor has the socket of the board, or one that it accepts.',
    source: 'Makers’ sockets',
    check: ({ cpus, boards }) => onPairs(cpus, boards, socketHit),
  },
  {
    name: 'cpu-count',
    when: 'The board has a socket for each processor, and they are of one model that may stand beside others.',
    source: 'Intel’s numbering of the Xeon E5; manuals of boards',
    check: ({ cpus, boards }) => countOutcome(cpus, boards),
  },
  {
    name: 'cpu-chipset',
    when: 'The maker lists the processor’s generation for the board’s chipset.',
    source: 'AMD’s pages on chipsets; Intel ARK',
    check: chipsetOutcome,
  },
  {
    name: 'graphics-output',
    when: 'A graphics card or the processor gives a picture.',
    source: 'Makers’ model numbers',
    check: graphicsOutcome,
  },
]

function socketHit(cpu: Cpu, board: Board): Hit | null {
  const [theirs, ours] = [cpu.facts.socket, board.facts.socket]
  const facts = [...told(cpu, theirs), ...told(board, ours)]
  if (ours.value === soldered)
    return {
      verdict: 'blocker',
      text: `${board.part.name} has its processor soldered on and takes no other.`,
      facts,
    }
  if (theirs.value === null || ours.value === null) {
    const who = theirs.value === null ? cpu.part.name : board.part.name
    return { verdict: 'unknown', text: `The socket of ${who} is not recorded.`, facts }
  }
  if (accepts(ours.value, theirs.value)) return null
  const text = `${cpu.part.name}: socket ${theirs.value}. ${board.part.name}: socket ${ours.value}.`
  return { verdict: 'blocker', text, facts }
}

function countOutcome(cpus: readonly Cpu[], boards: readonly Board[]): Outcome {
  const [cpu] = cpus
  if (!cpu || boards.length === 0) return 'absent'
  const count = total(cpus)
  const hits: Hit[] = []
  let isSilent = false
  for (const board of boards) {
    const { value: sockets } = board.facts.socketCount
    const facts = [...cpus.flatMap((one) => told(one, one.facts.maxSockets))]
    facts.push(...told(board, board.facts.socketCount))
    const add = (verdict: Hit['verdict'], text: string) => hits.push({ verdict, text, facts })
    if (new Set(cpus.map(({ part }) => modelOf(part.name))).size > 1)
      add(
        'blocker',
        `${cpus.map(({ part }) => part.name).join(' and ')} are different models: one machine takes equal ones only.`,
      )
    if (sockets !== null && count > sockets)
      add(
        'blocker',
        `${count} processors, and ${board.part.name} has ${plural(sockets, 'socket')}.`,
      )
    else if (sockets !== null && count < sockets)
      add(
        'warning',
        `${board.part.name} has ${sockets} sockets, the build has ${count} of them filled: its other memory slots and some expansion slots stay dead.`,
      )
    else if (sockets === null && count > 1)
      add('unknown', `How many sockets ${board.part.name} has is not recorded.`)
    else if (sockets === null) isSilent = true
    if (count === 1) continue
    for (const { part, facts: known } of cpus)
      if (known.maxSockets.value === 1)
        add('blocker', `${part.name} is made to run alone, not beside another processor.`)
      else if (known.maxSockets.value === null)
        add('unknown', `Whether ${part.name} runs beside another processor is not recorded.`)
  }
  return isSilent && hits.length === 0 ? 'silent' : hits
}

/** Not asked of a processor whose socket is wrong already. */
function chipsetOutcome({ cpus, boards }: Build): Outcome {
  const asked = pairs(cpus, boards).filter((pair) => socketHit(...pair)?.verdict !== 'blocker')
  return asked.length === 0 ? 'absent' : asked.flatMap((pair) => chipsetHit(...pair) ?? [])
}

function chipsetHit(cpu: Cpu, board: Board): Hit | null {
  const [{ generation, model }, { chipset, biosFlashback }] = [cpu.facts, board.facts]
  const facts = [...told(cpu, generation, model), ...told(board, chipset)]
  const unknown = (text: string): Hit => ({ verdict: 'unknown', text, facts })
  if (chipset.value === null) return unknown(`The chipset of ${board.part.name} is not recorded.`)
  const on = `${board.part.name} (${chipset.value})`
  const found = generation.value && runsOn(chipset.value, generation.value)
  if (!found)
    return unknown(
      `Whether ${on} runs ${cpu.part.name} is not in the makers’ lists that we have; the maker of the board lists its processors.`,
    )
  if (found.verdict === 'yes') return null
  if (found.verdict === 'no')
    return {
      verdict: 'blocker',
      text: `${on} does not run ${cpu.part.name}. Source: ${found.source}.`,
      facts,
    }
  const flashed = biosFlashback.value
    ? 'It can be flashed without a processor, which is work on every board all the same.'
    : biosFlashback.value === false
      ? 'It cannot be flashed without an older processor.'
      : 'Whether it can be flashed without a processor is not recorded.'
  return {
    verdict: 'warning',
    text: `${on} runs ${cpu.part.name} only with newer firmware than it may come with. ${flashed}`,
    facts: [...facts, ...told(board, biosFlashback)],
  }
}

/** Of more processors than sockets it is not known which of them is in one. */
function graphicsOutcome(build: Build): Outcome {
  const { cpus, boards, kits, cards } = build
  if (cards.length > 0 || boards.length === 0 || kits.length === 0 || cpus.length === 0)
    return 'absent'
  const counted = (has: boolean | null) =>
    total(cpus.filter(({ facts }) => facts.integratedGraphics.value === has))
  const { least } = seatsOf(build)
  if (counted(false) + counted(null) < least) return []
  const isUnknown = counted(false) < total(cpus)
  const names = cpus.map(({ part }) => part.name).join(' and ')
  return [
    {
      verdict: isUnknown ? 'unknown' : 'warning',
      text: isUnknown
        ? `Whether ${names} has graphics is not recorded, and no card is in the build.`
        : `No part gives a picture: ${names} has no graphics, and no card is in the build.`,
      facts: cpus.flatMap((cpu) => told(cpu, cpu.facts.integratedGraphics)),
    },
  ]
}
