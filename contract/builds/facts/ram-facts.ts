import { type Fact, type FactPart, fromName, readAs, readerOf, unknown } from './fact.ts'
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
    ...(contradicts(part, kit) ? unknownKit : kit),
    type: read.text('type'),
    form: readAs(read.text('formFactor'), formOf),
    speedMts: read.amount('speedMts'),
    casLatency: read.amount('casLatency'),
    voltage: readAs(read.amount('voltage'), (volts) => (volts < 3 ? volts : null)),
    registered,
    ecc: eccOf(part, registered, read.flag('ecc')),
  }
}

const unknownKit = {
  modules: unknown('modules') as Fact<number>,
  moduleCapacityGb: unknown('moduleCapacityGb') as Fact<number>,
  capacityGb: unknown('capacityGb') as Fact<number>,
}
type Kit = typeof unknownKit

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
  return isNamedRegistered(name, numbersOf(mpn, specs)) ? fromName('registered', true) : fact
}

function eccOf(part: FactPart, registered: Fact<boolean>, fact: Fact<boolean>): Fact<boolean> {
  if (fact.source === 'person' && fact.value !== null) return fact
  // every registered module of today has the ninth chip
  if (registered.value) return { ...registered, key: 'ecc' }
  return isNamedEcc(part.name, numbersOf(part.mpn, part.specs)) ? fromName('ecc', true) : fact
}

const numbersOf = (mpn: string, { otherPartNumbers }: FactPart['specs']) =>
  Array.isArray(otherPartNumbers) ? [mpn, ...otherPartNumbers] : [mpn]
