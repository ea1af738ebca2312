import { describe, expect, it } from 'vitest'
import type { BuildLine } from '../build.ts'
import { board, card, cpu, dimm, disk, drive, kit } from '../builds.fixture.ts'
import { comparePart } from './compare-parts.ts'

const blank = undefined

/** A sentence, what is to be replaced, by what, the verdict, and in what they differ. */
type Row = [sentence: string, a: BuildLine, b: BuildLine, verdict: string, differs: string[]]

const rows: Row[] = [
  ['another kind of part', cpu(), kit(), 'no', []],
  ['a faster processor of one generation', cpu(), cpu({ cores: 12, threads: 24 }), 'direct', []],
  ['fewer cores', cpu(), cpu({ cores: 6 }), 'no', ['cores']],
  ['no graphics for some', cpu(), cpu({ integratedGraphics: false }), 'no', ['integratedGraphics']],
  ['graphics for none', cpu({ integratedGraphics: false }), cpu(), 'direct', []],
  [
    'a generation that wants newer firmware',
    cpu(),
    cpu({ coreFamily: 'Granite Ridge' }),
    'with-consent',
    ['firmware'],
  ],
  [
    'a generation that a chipset refuses',
    cpu({ name: 'Intel Core i5 6500', socket: 'LGA1151' }),
    cpu({ name: 'Intel Core i5 8500', socket: 'LGA1151' }),
    'no',
    ['chipset'],
  ],
  [
    'more power under load',
    cpu({ turboWatts: 88 }),
    cpu({ turboWatts: 140 }),
    'with-consent',
    ['turboWatts'],
  ],
  ['a power under load that one side does not say', cpu({ turboWatts: 88 }), cpu(), 'direct', []],
  ['a tray for a box', cpu(), cpu({ packaging: 'OEM/Tray' }), 'with-consent', ['packaging']],
  ['cores that are not recorded', cpu(), cpu({ cores: blank }), 'unknown', ['cores']],
  ['a kit of the same kind', kit(), kit({ name: 'Other (2x16GB)', voltage: blank }), 'direct', []],
  ['slower answers at one speed', kit(), kit({ casLatency: 46 }), 'with-consent', ['latency']],
  [
    'answers that are slower by less than a tenth of a nanosecond',
    kit({ speedMts: 7_600, casLatency: 36 }),
    kit({ speedMts: 8_000, casLatency: 38 }),
    'with-consent',
    ['latency'],
  ],
  [
    'answers that come as soon at another speed',
    kit({ speedMts: 7_200, casLatency: 36 }),
    kit({ speedMts: 7_600, casLatency: 38 }),
    'direct',
    [],
  ],
  [
    'a rotation with a comma in the name',
    disk({ name: 'Disk 4 TB 7,200 RPM' }),
    disk({ name: 'Other disk 4 TB 5400RPM' }),
    'with-consent',
    ['rpm'],
  ],
  ['slower modules', kit(), kit({ speedMts: 4_800, casLatency: 36 }), 'no', ['speedMts']],
  [
    'one module for two',
    kit(),
    kit({ name: 'One (1x32GB)', modules: 1, moduleCapacityGb: 32 }),
    'no',
    ['modules', 'moduleCapacityGb'],
  ],
  ['unbuffered for registered', dimm(), dimm({ mpn: '' }), 'no', ['registered', 'ecc']],
  ['a larger drive', drive(), drive({ capacityGb: 4_000, name: 'Drive 4 TB' }), 'direct', []],
  ['an older interface', drive(), drive({ interface: 'PCIe 3.0 x4 NVMe' }), 'no', ['pcieVersion']],
  [
    'a drive of another form',
    drive(),
    drive({ formFactor: '2.5" U.2', interface: 'U.2' }),
    'no',
    ['formFactor', 'interface'],
  ],
  ['a slower disk', disk(), disk({ name: 'Disk 4 TB 5400 RPM' }), 'with-consent', ['rpm']],
  ['another chip, however good', card(), card({ chipset: 'GeForce RTX 5060' }), 'no', ['chipset']],
  [
    'a card that is longer and hotter',
    card(),
    card({ lengthMm: 280, tdpWatts: 150 }),
    'with-consent',
    ['tdpWatts', 'lengthMm'],
  ],
  [
    'one output less',
    card({ displayOutputs: ['HDMI 2.1', 'HDMI 2.1'] }),
    card(),
    'with-consent',
    ['displayOutputs'],
  ],
  ['the same board', board(), board({ name: 'Other board' }), 'direct', []],
  ['fewer ports', board(), board({ sataPorts: 2 }), 'no', ['sataPorts']],
  [
    'slots that may be fewer',
    board(),
    board({ m2: ['M 2242-2260 PCIe4x4', 'M 2280 PCIe4x4'] }),
    'unknown',
    ['m2'],
  ],
  ['fewer slots for sure', board(), board({ m2: ['M 2242/2260/2280 PCIe4x4'] }), 'no', ['m2']],
  ['no U.2 port that nobody needs', board(), board({ u2Ports: blank }), 'direct', []],
  [
    'no U.2 port where there are some',
    board({ u2Ports: 1 }),
    board({ u2Ports: blank }),
    'unknown',
    ['u2Ports'],
  ],
  [
    'one slot of four lanes less',
    board(),
    board({ pcie: ['x16 PCIe4', 'x1 PCIe3', 'x1 PCIe3'] }),
    'with-consent',
    ['pcie'],
  ],
  ['older Wi-Fi', board(), board({ wifi: 'WiFi 6 Bluetooth 5.3' }), 'with-consent', ['wifi']],
  ['later Wi-Fi', board(), board({ wifi: 'Wi-Fi 7' }), 'direct', []],
  ['Wi-Fi that does not say which', board(), board({ wifi: true }), 'with-consent', ['wifi']],
  [
    'no Wi-Fi and a slower network',
    board(),
    board({ wifi: false, lan: '1 GbE' }),
    'with-consent',
    ['wifi', 'lan'],
  ],
]

describe('what may replace a part', () => {
  it.each(rows)('%s', (_sentence, original, candidate, verdict, differs) => {
    const found = comparePart(original.part, candidate.part)
    expect(found.verdict).toBe(verdict)
    const keys = new Set(found.differs.map(({ key }) => key))
    for (const key of differs) expect(keys).toContain(key)
    if (differs.length === 0 && verdict !== 'no') expect([...keys]).toEqual([])
  })

  it('is never worse than the part itself', () => {
    for (const { part } of [cpu(), board(), kit(), drive(), disk(), card()])
      expect(comparePart(part, part)).toEqual({ verdict: 'direct', differs: [] })
  })

  it('shows both sides with where they come from', () => {
    expect(comparePart(cpu().part, cpu({ cores: 6 }).part).differs).toEqual([
      {
        key: 'cores',
        verdict: 'no',
        original: { value: 8, source: 'feed' },
        candidate: { value: 6, source: 'feed' },
      },
    ])
  })
})

it('tells latencies so that they differ', () => {
  const differs = comparePart(
    kit({ speedMts: 7_600, casLatency: 36 }).part,
    kit({ speedMts: 8_000, casLatency: 38 }).part,
  ).differs.map(({ original, candidate }) => [original.value, candidate.value])
  expect(differs).toEqual([[9.474, 9.5]])
})
