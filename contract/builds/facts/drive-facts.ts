import {
  contradictory,
  type Fact,
  type FactPart,
  fromName,
  readAs,
  readerOf,
  voiceOf,
} from './fact.ts'

export type DriveFacts = ReturnType<typeof driveFacts>

/** What a drive is plugged into; null where that is not recorded. */
export type DrivePort = 'm2' | 'sata' | 'u2' | 'sas' | 'card' | 'msata'

/** What rules read of a drive. */
export function driveFacts(part: FactPart) {
  const read = readerOf(part)
  const form = read.text('formFactor')
  const interfaces = read.text('interface')
  const protocol = protocolOf(read.text('protocol'), interfaces, form)
  return {
    kind: read.text('kind'),
    form,
    interface: interfaces,
    protocol,
    port: portOf(form, protocol),
    possiblePorts: portsBy(protocol.value, form.value),
    capacityGb: capacityOf(part, read.amount('capacityGb')),
    pcieVersion: versionOf(read.amount('pcieVersion'), interfaces, /PCIe (\d)/i),
    pcieLanes: versionOf(read.amount('pcieLanes'), interfaces, /x(\d{1,2})\b/i),
    lengthCode: readAs(form, (text) => lengthOf(text)),
    rpm: rpmOf(part, read.amount('rpm')),
    heatsink: fromName(
      'heatsink',
      /\bheat-?sink\b/i.test(part.name) && !/without heat/i.test(part.name),
    ),
  }
}

/** As the drive speaks: SATA, NVMe, SAS. U.2 and mSATA stand for themselves, since ports are looked up by them. */
function protocolOf(said: Fact<string>, runs: Fact<string>, form: Fact<string>): Fact<string> {
  if (said.value !== null) return said
  const value = runs.value
  if (value === null) return { ...runs, key: 'interface' }
  if (/mSATA/i.test(`${value} ${form.value ?? ''}`)) return { ...runs, value: 'mSATA' }
  for (const one of ['U.2', 'U.3', 'SAS', 'SATA'])
    if (value.toUpperCase().includes(one.toUpperCase())) return { ...runs, value: one }
  return readAs(runs, (text) => (/NVMe|PCIe/i.test(text) ? 'NVMe' : null))
}

function portOf(form: Fact<string>, protocol: Fact<string>): Fact<DrivePort> {
  const ports = portsBy(protocol.value, form.value)
  return { key: 'interface', value: ports.length === 1 ? ports[0]! : null, source: protocol.source }
}

/** Every port that a drive of this form with this protocol may be plugged into; one where both tell. */
function portsBy(protocol: string | null, form: string | null): DrivePort[] {
  const speaks = (one: RegExp) => protocol !== null && one.test(protocol)
  if (speaks(/^mSATA$/i)) return ['msata']
  if (speaks(/^U\.[23]$/i)) return ['u2']
  if (speaks(/^SAS$/i)) return ['sas']
  if (form === null) {
    if (protocol === null) return []
    return speaks(/^SATA$/i) ? ['sata', 'm2'] : ['m2', 'u2', 'card']
  }
  if (/^M\.2/i.test(form)) return ['m2']
  if (/card|^PCIe|HHHL|FHHL/i.test(form)) return ['card']
  if (speaks(/^SATA$/i)) return ['sata']
  // drives of 2.5" that speak NVMe have the plug of servers
  if (protocol !== null) return /^2\.5|^U\.[23]/.test(form) ? ['u2'] : []
  return ['sata', 'sas', 'u2']
}

const versionOf = (said: Fact<number>, runs: Fact<string>, pattern: RegExp): Fact<number> =>
  said.value !== null
    ? said
    : { ...readAs(runs, (text) => Number(pattern.exec(text)?.[1]) || null), key: said.key }

const lengthOf = (form: string) => Number(/\b(22(?:30|42|60|80|110))\b/.exec(form)?.[1]) || null

/** "7200RPM", "7,200 RPM" */
export function rpmInName(name: string): number | null {
  const [, thousands, rest] = /\b(\d{1,2})[,. ]?(\d{3}) ?RPM\b/i.exec(name) ?? []
  return thousands === undefined ? null : Number(`${thousands}${rest}`)
}

/** A rotation that stands in the name is one that the maker says; lists have it from there. */
function rpmOf({ name }: FactPart, fact: Fact<number>): Fact<number> {
  const rpm = rpmInName(name)
  return rpm !== null && fact.source !== 'person' ? fromName('rpm', rpm) : fact
}

const named = /\b(\d+(?:[.,]\d+)?)\s?(TB|GB)\b/i

/** A capacity that the name contradicts by more than a twentieth is none: 7.68 TB that are listed as 7,000 GB. */
function capacityOf({ name }: FactPart, fact: Fact<number>): Fact<number> {
  if (fact.source === 'person') return fact
  const [, amount, unit] = named.exec(name) ?? []
  if (!amount || !unit) return fact
  const gb = Number(amount.replace(',', '.')) * (/TB/i.test(unit) ? 1_000 : 1)
  if (fact.value === null || Math.abs(fact.value - gb) <= gb / 20) return fact
  const said = [voiceOf(fact), voiceOf(fromName(fact.key, gb))]
  return contradictory(
    fact.key,
    said.filter((one) => one !== null),
  )
}
