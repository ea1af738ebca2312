import { type Build, type Item, total } from './build.ts'
import { readerOf } from './facts/fact.ts'
import { slowedDrives } from './m2-speed.ts'

/** What is worth knowing of a build and is no verdict: `about` says of what, `text` says it. */
export type Information = {
  about: 'boards' | 'power' | 'leads' | 'cooler' | 'channels' | 'm2' | 'not-checked'
  text: string
}

/** Watts that are not recorded of parts: of a module, a drive, a board. Usual figures of power supply makers. */
const usual = { module: 5, drive: 10, board: 50 }
/** A supply runs quietly below its limit. */
const headroom = 1.3
const step = 50

/** How many machines these are, power, leads, cooling, channels and slowed drives of a build, and what nobody looked at. `unread`: the names of parts that no rule is about. */
export function informationOf(build: Build, unread: readonly string[] = []): Information[] {
  return [
    boardsOf(build),
    powerOf(build),
    leadsOf(build),
    ...build.cpus.map(coolerOf),
    ...build.boards.map(mountOf),
    channelsOf(build),
    ...slowedDrives(build).map((text) => ({ about: 'm2' as const, text })),
    unread.length > 0
      ? {
          about: 'not-checked' as const,
          text: `No rule is about ${unread.join(' and ')}: not compared.`,
        }
      : null,
    {
      about: 'not-checked' as const,
      text: 'Not compared: case, height of coolers, the supply itself, firmware in the box, memory lists of board makers.',
    },
  ].filter((one) => one !== null)
}

function boardsOf({ boards }: Build): Information | null {
  const count = total(boards)
  if (count < 2) return null
  return {
    about: 'boards',
    text: `One machine has one motherboard, and these lines have ${count}: the other parts were held against each of them. Check the machines one by one.`,
  }
}

function powerOf({ cpus, boards, kits, drives, cards }: Build): Information | null {
  if (cpus.length + cards.length === 0) return null
  const missing: string[] = []
  const watts = (name: string, value: number | null, quantity: number) => {
    if (value === null) missing.push(name)
    return (value ?? 0) * quantity
  }
  let sum = usual.board * total(boards) + usual.drive * total(drives)
  for (const { facts, quantity } of kits)
    sum += usual.module * (facts.modules.value ?? 1) * quantity
  for (const { part, facts, quantity } of cpus)
    sum += watts(part.name, facts.turboWatts.value ?? facts.tdpWatts.value, quantity)
  for (const { part, facts, quantity } of cards)
    sum += watts(part.name, facts.tdpWatts.value, quantity)
  const supply = Math.ceil((sum * headroom) / step) * step
  const unsure =
    missing.length > 0
      ? ` The power of ${missing.join(' and ')} is not recorded and not in it.`
      : ''
  return {
    about: 'power',
    text: `A supply of at least ${supply} W: parts draw up to ${sum} W.${unsure}`,
  }
}

function leadsOf({ boards, cards }: Build): Information | null {
  if (boards.length + cards.length === 0) return null
  const leads: string[] = []
  const missing: string[] = []
  for (const { part, facts } of boards) {
    const plugs = facts.cpuPower.value
    if (plugs !== null) leads.push(`${plugs.join(' + ')} for the processor`)
    else missing.push(part.name)
  }
  for (const { part, facts, quantity } of cards) {
    const plugs = facts.powerConnectors.value
    const each = quantity > 1 ? `${quantity} times ` : ''
    if (plugs !== null && !/^none$/i.test(plugs)) leads.push(`${each}${plugs} for ${part.name}`)
    // the slot gives so many watts by itself
    else if (plugs === null && (facts.tdpWatts.value ?? 76) > 75) missing.push(part.name)
  }
  const unsure = missing.length > 0 ? `The leads of ${missing.join(' and ')} are not recorded.` : ''
  const text = [leads.length > 0 ? `Leads: ${leads.join(', ')}.` : '', unsure]
    .filter(Boolean)
    .join(' ')
  return text === '' ? null : { about: 'leads', text }
}

function coolerOf({ part, facts }: Item<'cpu'>): Information | null {
  const { coolerIncluded, socket, turboWatts, tdpWatts } = facts
  if (coolerIncluded.value === true) return null
  const watts = turboWatts.value ?? tdpWatts.value
  const needs = `one for ${socket.value ?? 'its socket'}${watts === null ? '' : `, ${watts} W`}`
  return {
    about: 'cooler',
    text:
      coolerIncluded.value === false
        ? `${part.name} comes without a cooler and needs ${needs}.`
        : `Whether ${part.name} comes with a cooler is not recorded; it needs ${needs}.`,
  }
}

function mountOf({ part }: Item<'motherboard'>): Information | null {
  if (readerOf(part).text('coolerMount').value !== 'narrow') return null
  return {
    about: 'cooler',
    text: `${part.name} has the narrow mount for coolers: those for the square one do not fit.`,
  }
}

function channelsOf({ cpus, kits }: Build): Information | null {
  const [cpu] = cpus
  const channels = cpu?.facts.memoryChannels.value
  if (!cpu || !channels || kits.length === 0) return null
  const modules = kits.reduce(
    (sum, { facts, quantity }) => sum + (facts.modules.value ?? 0) * quantity,
    0,
  )
  const used = Math.min(modules, channels * total(cpus))
  return used === 0
    ? null
    : {
        about: 'channels',
        text: `${used} of ${channels * total(cpus)} memory channels are in use.`,
      }
}
