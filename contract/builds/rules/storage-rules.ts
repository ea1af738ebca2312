import { type Build, type Hit, type Item, told, total } from '../build.ts'
import type { DrivePort } from '../facts/drive-facts.ts'
import { isServerChipset } from './buffering.ts'
import { cardHits } from './card-room.ts'
import { m2Hits } from './m2-room.ts'
import { type Outcome, plural, type Rule } from './rule.ts'

type Board = Item<'motherboard'>
type Drive = Item<'hdd'>

export const storageRules: Rule[] = [
  {
    name: 'storage-m2',
    when: 'Each M.2 drive has a slot of its own, by key, length and protocol.',
    source: 'PCI-SIG, M.2 Specification',
    check: (build) => onBoards(build, 'm2', m2Hits),
  },
  {
    name: 'storage-sata',
    when: 'The board has a SATA port for each drive.',
    source: 'Makers of boards',
    check: (build) => onBoards(build, 'sata', sataHits),
  },
  {
    name: 'storage-shared',
    when: 'The board has ports to spare where an M.2 slot may switch one off.',
    source: 'Manuals of boards',
    isAdvice: true,
    check: sharedOutcome,
  },
  {
    name: 'storage-u2',
    when: 'The board has a U.2 port for each drive.',
    source: 'Makers of boards',
    check: (build) => onBoards(build, 'u2', u2Hits),
  },
  {
    name: 'storage-sas',
    when: 'No SAS drive is on a board without a SAS controller.',
    source: 'T10: SAS drives do not run on SATA ports',
    check: (build) => onBoards(build, 'sas', sasHits),
  },
  {
    name: 'storage-card',
    when: 'The board has a slot for each drive that is a card, beside the graphics cards.',
    source: 'PCI-SIG, Card Electromechanical Specification',
    check: (build) => onBoards(build, 'card', cardHits),
  },
  {
    name: 'storage-interface',
    when: 'It is recorded what the drive is plugged into.',
    source: 'Makers of drives',
    check: interfaceOutcome,
  },
]

const onPort = (drives: readonly Drive[], port: DrivePort | null) =>
  drives.filter(({ facts }) => facts.port.value === port)

/**
 * What is said of the drives of one port on each board. Where these fit, drives that may be plugged in there too, as far as
 * is recorded, may take their place.
 */
function onBoards(
  { drives, boards, ...build }: Build,
  port: DrivePort,
  check: (drives: readonly Drive[], board: Board, build: Pick<Build, 'cards'>) => Hit[],
): Outcome {
  const sure = onPort(drives, port)
  if (sure.length === 0 || boards.length === 0) return 'absent'
  const others = onPort(drives, null).filter(({ facts }) => facts.possiblePorts.includes(port))
  return boards.flatMap((board) => {
    const hits = check(sure, board, build)
    if (hits.length > 0 || others.length === 0) return hits
    return check([...sure, ...others], board, build).map(
      (hit): Hit => ({ ...hit, verdict: 'unknown' }),
    )
  })
}

const ofDrives = (drives: readonly Drive[]) =>
  drives.flatMap((drive) => told(drive, drive.facts.interface))

function sataHits(drives: readonly Drive[], board: Board): Hit[] {
  const { sataPorts } = board.facts
  const facts = [...ofDrives(drives), ...told(board, sataPorts)]
  const count = total(drives)
  if (sataPorts.value === null)
    return [
      { verdict: 'unknown', text: `The SATA ports of ${board.part.name} are not recorded.`, facts },
    ]
  if (count <= sataPorts.value) return []
  const text = `${plural(count, 'SATA drive')}, and ${board.part.name} has ${plural(sataPorts.value, 'port')}.`
  return [{ verdict: 'blocker', text, facts }]
}

function sharedOutcome({ drives, boards }: Build): Outcome {
  const plugged = [...onPort(drives, 'sata'), ...onPort(drives, 'm2')]
  const [sata, m2] = [total(onPort(drives, 'sata')), total(onPort(drives, 'm2'))]
  if (sata === 0 || m2 === 0 || boards.length === 0) return 'absent'
  let isSilent = onPort(drives, null).length > 0
  const hits = boards.flatMap((board): Hit[] => {
    const { sataPorts } = board.facts
    if (sataPorts.value === null) isSilent = true
    if (sataPorts.value === null || sata > sataPorts.value || sata + m2 <= sataPorts.value)
      return []
    return [
      {
        verdict: 'warning',
        text: `${board.part.name} has ${plural(sataPorts.value, 'SATA port')}: some boards switch a port off when an M.2 slot is used.`,
        facts: [...ofDrives(plugged), ...told(board, sataPorts)],
      },
    ]
  })
  return isSilent && hits.length === 0 ? 'silent' : hits
}

function u2Hits(drives: readonly Drive[], board: Board): Hit[] {
  const { u2Ports, checked } = board.facts
  const count = total(drives)
  const facts = [...ofDrives(drives), ...told(board, u2Ports)]
  if (u2Ports.value !== null && count <= u2Ports.value) return []
  const isSure = u2Ports.value !== null && (checked || u2Ports.source === 'person')
  const text = isSure
    ? `${plural(count, 'U.2 drive')}, and ${board.part.name} has ${plural(u2Ports.value!, 'port')} for ${count === 1 ? 'it' : 'them'}.`
    : u2Ports.value
      ? `${plural(count, 'U.2 drive')}, and ${board.part.name} is listed with ${u2Ports.value}; whether it has more ports is not recorded.`
      : `Whether ${board.part.name} has ${count === 1 ? 'a U.2 port' : `${count} U.2 ports`} is not recorded.`
  return [{ verdict: isSure ? 'blocker' : 'unknown', text, facts }]
}

function sasHits(drives: readonly Drive[], board: Board): Hit[] {
  const { chipset, socket } = board.facts
  const facts = [...ofDrives(drives), ...told(board, chipset, socket)]
  const isOpen =
    isServerChipset(chipset.value) ||
    chipset.value === null ||
    /^(SP\d|G34|C32)$/.test(socket.value ?? '')
  return [
    isOpen
      ? {
          verdict: 'unknown',
          text: `Whether ${board.part.name} has a SAS controller is not recorded.`,
          facts,
        }
      : {
          verdict: 'blocker',
          text: `${drives[0]!.part.name} speaks SAS, which does not run on SATA ports.`,
          facts,
        },
  ]
}

function interfaceOutcome({ drives }: Build): Outcome {
  if (drives.length === 0) return 'absent'
  return drives.flatMap((drive): Hit[] => {
    const { value } = drive.facts.port
    if (value !== null && value !== 'msata' && drive.facts.protocol.value !== null) return []
    const text =
      value === 'msata'
        ? `${drive.part.name} is plugged into mSATA; whether the board has that is not recorded.`
        : `What ${drive.part.name} is plugged into is not recorded.`
    return [
      { verdict: 'unknown', text, facts: told(drive, drive.facts.interface, drive.facts.form) },
    ]
  })
}
