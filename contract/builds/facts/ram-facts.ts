import {
  against,
  contradictory,
  type Fact,
  type FactPart,
  fromName,
  readAs,
  readerOf,
  voiceOf,
} from './fact.ts'
import { kitInName } from './memory-kinds.ts'
import { isNamedEcc, isNamedRegistered } from './memory-words.ts'

export type RamFacts = ReturnType<typeof ramFacts>

/** What rules read of a memory kit. `modules`: in one kit. */
export function ramFacts(part: FactPart) {
  const read = readerOf(part)
  const kit = {
    modules: read.amount('modules'),
    moduleCapacityGb: read.amount('moduleCapacityGb'),
    capacityGb: read.amount('capacityGb'),
  }
  const registered = registeredOf(part, read.flag('registered'))
  return {
    ...(contradicts(part, kit) ? unknownKit(part, kit) : kit),
    type: read.text('type'),
    form: readAs(read.text('formFactor'), formOf),
    speedMts: read.amount('speedMts'),
    casLatency: read.amount('casLatency'),
    voltage: readAs(read.amount('voltage'), (volts) => (volts < 3 ? volts : null)),
    registered,
    ecc: eccOf(part, registered, read.flag('ecc')),
  }
}

type Kit = Record<'modules' | 'moduleCapacityGb' | 'capacityGb', Fact<number>>

/** Each number of such a kit, with all that is said of the three. */
function unknownKit({ name }: FactPart, kit: Kit): Kit {
  const named = kitInName(name)
  const byName = named
    ? [fromName('modules', named.modules), fromName('moduleCapacityGb', named.moduleGb)]
    : []
  const listed = [kit.modules, kit.moduleCapacityGb, kit.capacityGb]
  const agreed = (one: Fact<number>) =>
    listed.some(({ key, value }) => key === one.key && value === one.value)
  const told = [...listed, ...byName.filter((one) => !agreed(one))]
  const voices = told.map(voiceOf).filter((one) => one !== null)
  return {
    modules: contradictory('modules', voices),
    moduleCapacityGb: contradictory('moduleCapacityGb', voices),
    capacityGb: contradictory('capacityGb', voices),
  }
}

/** Whether the numbers of a kit do not agree with each other, or with its name. What a person says is not doubted. */
export function contradicts({ name }: { name: string }, kit: Kit): boolean {
  if (Object.values(kit).some(({ source }) => source === 'person')) return false
  const [modules, each, all] = [kit.modules.value, kit.moduleCapacityGb.value, kit.capacityGb.value]
  if (modules !== null && each !== null && all !== null && modules * each !== all) return true
  const named = kitInName(name)
  if (!named) return false
  return (
    (modules !== null && modules !== named.modules) || (each !== null && each !== named.moduleGb)
  )
}

/** DIMM or SO-DIMM; how many contacts it has goes with its kind. */
const formOf = (text: string) =>
  /so-?dimm/i.test(text) ? 'SO-DIMM' : /dimm/i.test(text) ? 'DIMM' : null

function registeredOf({ name, mpn, specs }: FactPart, fact: Fact<boolean>): Fact<boolean> {
  if (fact.source === 'person' && fact.value !== null) return fact
  return isNamedRegistered(name, numbersOf(mpn, specs))
    ? against(fromName('registered', true), fact)
    : fact
}

function eccOf(part: FactPart, registered: Fact<boolean>, fact: Fact<boolean>): Fact<boolean> {
  if (fact.source === 'person' && fact.value !== null) return fact
  // every registered module of today has the ninth chip
  if (registered.value) {
    const { value, source } = registered
    return against({ key: 'ecc', value, source }, fact)
  }
  return isNamedEcc(part.name, numbersOf(part.mpn, part.specs))
    ? against(fromName('ecc', true), fact)
    : fact
}

const numbersOf = (mpn: string, { otherPartNumbers }: FactPart['specs']) =>
  Array.isArray(otherPartNumbers) ? [mpn, ...otherPartNumbers] : [mpn]
