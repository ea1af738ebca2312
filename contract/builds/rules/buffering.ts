import { type Build, type Hit, type Item, told } from '../build.ts'
import { isOfCoreLine } from '../facts/cpu-facts.ts'
import type { Outcome } from './rule.ts'

type Takes = { registered: boolean | null; unbuffered: boolean | null }

const both: Takes = { registered: true, unbuffered: true }
const unbufferedOnly: Takes = { registered: false, unbuffered: true }

/** Chipsets of servers, whose boards carry registered modules and more that desktops have not. */
export const isServerChipset = (chipset: string | null) =>
  chipset !== null && /\bC(6[0-2]|74)\d|\bSR56\d\d/.test(chipset)

/** Sockets that boards for desktops and for servers share: their chipset decides. */
const shared = /^LGA(1356|1366|2011|2011-3)$/
const servers = /^(SP[3-6]|G34|C32|sWRX8|LGA(3647|4189|4677|4710))$/

/** What a board takes, with the processors that stand on it; null is not known. */
export function takesOf(
  { facts }: Pick<Item<'motherboard'>, 'facts'>,
  cpus: readonly Item<'cpu'>[],
): Takes {
  const [socket, chipset] = [facts.socket.value, facts.chipset.value]
  if (socket === 'sTR5') return { registered: true, unbuffered: false }
  if (socket === 'G34') return both
  if (isServerChipset(chipset)) return { registered: true, unbuffered: null }
  if (isByProcessor(chipset)) return { registered: registeredOnDesktop(cpus), unbuffered: true }
  if (chipset === null && (socket === null || shared.test(socket)))
    return { registered: null, unbuffered: null }
  if (socket !== null && servers.test(socket)) return { registered: true, unbuffered: null }
  return unbufferedOnly
}

/** Chipsets of desktops under which a Xeon may take registered modules. */
const isByProcessor = (chipset: string | null) => chipset !== null && /\bX(79|99)$/.test(chipset)

/** The controller is the processor's: a Core refuses, of a Xeon it depends on the board. */
function registeredOnDesktop(cpus: readonly Item<'cpu'>[]): boolean | null {
  const names = cpus.map(({ part }) => part.name)
  if (names.some(isOfCoreLine)) return false
  return null
}

/** Registered and unbuffered modules: where they run, and not together. */
export function bufferingOutcome({ kits, boards, cpus }: Build): Outcome {
  if (kits.length === 0 || boards.length === 0) return 'absent'
  const hits: Hit[] = []
  const facts = kits.flatMap((kit) => told(kit, kit.facts.registered))
  const kinds = new Set(kits.map((kit) => kit.facts.registered.value))
  if (kinds.has(true) && kinds.has(false))
    hits.push({
      verdict: 'blocker',
      text: 'Registered and unbuffered modules do not run in one machine.',
      facts,
    })
  else if (kinds.has(null) && kits.length > 1)
    hits.push({
      verdict: 'unknown',
      text: 'Registered and unbuffered modules do not run in one machine, and what some of them are is not recorded.',
      facts,
    })
  for (const board of boards)
    for (const kit of kits) {
      const takes = takesOf(board, cpus)
      const kind = kit.facts.registered.value
      const does = kind === null ? bothOf(takes) : kind ? takes.registered : takes.unbuffered
      if (does === true) continue
      const named = kind ? 'registered' : 'unbuffered'
      const found = told(board, board.facts.socket, board.facts.chipset)
      if (kind !== false && isByProcessor(board.facts.chipset.value))
        found.push(...cpus.flatMap((cpu) => told(cpu, cpu.facts.model)))
      hits.push({
        verdict: does === null ? 'unknown' : 'blocker',
        text:
          does === false
            ? `${kit.part.name} is ${named}, ${board.part.name} takes ${kind ? 'unbuffered' : 'registered'} modules only.`
            : kind === null
              ? `Whether ${kit.part.name} is registered is not recorded.`
              : `Whether ${board.part.name} takes ${named} modules is not recorded.`,
        facts: [...told(kit, kit.facts.registered), ...found],
      })
    }
  return hits
}

/** Of modules of which it is not known what they are: sure only where both run. */
const bothOf = ({ registered, unbuffered }: Takes) => (registered && unbuffered ? true : null)
