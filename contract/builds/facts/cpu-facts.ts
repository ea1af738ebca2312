import { generationOf } from '../generations/generation-of.ts'
import { type Fact, type FactPart, fromName, fromTable, readAs, readerOf, unknown } from './fact.ts'
import { plausibleProcessorMemory } from './memory-kinds.ts'
import { socketOf } from './sockets.ts'

export type CpuFacts = ReturnType<typeof cpuFacts>

/** What rules read of a processor. */
export function cpuFacts(part: FactPart) {
  const read = readerOf(part)
  const memoryTypes = readAs(read.list('memoryTypes'), (types) => (types.length > 0 ? types : null))
  const coreFamily = read.text('coreFamily')
  return {
    socket: socketOf(read.text('socket'), memoryTypes),
    memoryTypes,
    maxMemoryGb: readAs(read.amount('maxMemoryGb'), plausibleProcessorMemory),
    memoryChannels: read.amount('memoryChannels'),
    ecc: read.flag('ecc'),
    integratedGraphics: graphicsOf(part, read.any('integratedGraphics')),
    generation: fromTable('generation', generationOf(part.name, coreFamily.value)),
    maxSockets: maxSocketsOf(part.name),
    cores: read.amount('cores'),
    threads: read.amount('threads'),
    boostClockGhz: read.amount('boostClockGhz'),
    tdpWatts: read.amount('tdpWatts'),
    turboWatts: read.amount('turboWatts'),
    coolerIncluded: read.flag('coolerIncluded'),
    packaging: read.text('packaging'),
    model: fromName('name', part.name),
  }
}

/** Intel's F and AMD's F at the end of a model: no graphics. */
const withoutGraphics = /\b\d{3,5}K?F\b/

function graphicsOf({ name }: FactPart, fact: Fact<unknown>): Fact<boolean> {
  if (fact.source === 'person') return readAs(fact, (value) => value !== false && value !== 'none')
  if (withoutGraphics.test(name)) return fromName('integratedGraphics', false)
  return readAs(fact, (value) => {
    if (typeof value === 'boolean') return value
    if (typeof value !== 'string' || /^0?$/.test(value.trim())) return null
    return !/^none$/i.test(value.trim())
  })
}

/** Intel's line, not the cores that lists count behind a model ("8-Core LGA2011"). */
export const isOfCoreLine = (name: string) => /(?<!\d[- ]?)\bcore\b/i.test(name)

/** Makers' lines that run alone, as Intel's Core does. The first digit of a Xeon E5's number says in how many sockets it may stand. */
const single =
  /\b(ryzen|threadripper|athlon|pentium|celeron|phenom|sempron|a ?\d{1,2}[- ]|fx[- ]|xeon (w|e|d)[- ]\d|xeon e3[- ]|xeon e5[- ]?1\d{3}|epyc \d{4}P|epyc 4\d{3})/i
/** Letters behind such a number (2687W, 2650L) say how it is made, not how many stand together. */
const several =
  /\b((xeon e5[- ]?[248]|opteron \D*6)\d{3}[a-z]{0,2}|xeon (gold|platinum|silver)|epyc)\b/i

/** In how many sockets of one board the model may stand: 1, or 2 for two and more. */
function maxSocketsOf(name: string): Fact<number> {
  if (isOfCoreLine(name) || single.test(name)) return fromName('maxSockets', 1)
  return several.test(name) ? fromName('maxSockets', 2) : { ...unknown('maxSockets') }
}

/**
 * A model in one writing, as makers number it: how it is packed and what lists write behind it are not its. "Xeon E5 2660
 * 2.2 GHz 8-Core LGA2011 OEM/Tray" is "xeone52660".
 */
export const modelOf = (name: string) =>
  name
    .replace(/ \d+(\.\d+)? ?GHz\b.*$/i, '')
    .replace(/\b(OEM ?\/ ?tray|OEM|tray|boxed|box)\b/gi, '')
    // some lists say a line twice
    .replace(/\b(\w+) (?=\1\b)/gi, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()
