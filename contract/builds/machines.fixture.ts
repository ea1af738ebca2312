import fc from 'fast-check'
import type { BuildLine } from './build.ts'
import { board, card, cpu, dimm, disk, drive, kit, twin, xeon } from './builds.fixture.ts'

const blank = undefined

/** Parts of which machines are made at random: what fits, what does not, and what says nothing of itself. */
export const cpus = [
  cpu(),
  cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge' }),
  cpu({ name: 'Intel Core i7 7700K', socket: 'LGA1151', memoryTypes: ['DDR4', 'DDR3'] }),
  cpu({ name: 'AMD Ryzen 5 7500F', maxMemoryGb: 64, integratedGraphics: blank }),
  cpu({
    name: 'Threadripper 7960X',
    maxMemoryGb: 1_024,
    integratedGraphics: false,
    socket: 'sTR5',
  }),
  cpu({ name: 'Unknown processor', socket: blank, maxMemoryGb: blank, integratedGraphics: blank }),
  xeon({}, 1),
]
export const boards = [
  board(),
  board({
    chipset: 'AMD X870',
    maxMemoryGb: 64,
    memorySlots: 2,
    u2Ports: undefined,
    checkedOn: undefined,
  }),
  board({
    socket: 'LGA1151',
    chipset: 'Intel Z390',
    memoryType: 'DDR4',
    pcie: ['x16', 'x16', 'x4'],
  }),
  board({ name: 'Crowded board', formFactor: 'Mini ITX', pcie: ['x16 PCIe5'] }),
  board({ name: 'Narrow board', formFactor: 'Mini ITX', memorySlots: 2, pcie: ['x4 PCIe3', 'x1'] }),
  board({ name: 'Board of X99', socket: 'LGA2011-3', chipset: 'Intel X99', memoryType: 'DDR4' }),
  twin(),
]
const small = { modules: 1, moduleCapacityGb: 16, capacityGb: 16, formFactor: 'SO-DIMM' }
export const others = [
  kit(),
  kit({ speedMts: 6_400, name: 'Fast kit' }),
  kit({ name: 'Laptop module', ...small }),
  kit({ name: 'Blank kit', type: blank, modules: blank, capacityGb: blank, registered: blank }),
  dimm(),
  dimm({ mpn: '', ecc: true }),
  drive(),
  drive({ interface: 'SATA', name: 'Stick' }),
  drive({ formFactor: '2.5"', interface: 'U.2', name: 'Server drive' }),
  drive({ formFactor: 'Add-in card', name: 'Card drive' }),
  drive({ formFactor: 'Add-in card', interface: 'PCIe 3.0 NVMe', name: 'Blank card drive' }),
  drive({ formFactor: blank, interface: blank, name: 'Blank drive' }),
  disk(),
  disk({ interface: 'SAS 12 Gb/s', name: 'Server disk' }),
  card(),
  card({ pcieVersion: 5, slots: 3, name: 'Large card' }),
  card({ pcieVersion: 2, pcieLanes: 1, slots: 1, name: 'Small card' }),
  card({ pcieVersion: blank, pcieLanes: blank, slots: blank, name: 'Blank card' }),
]

export const quantity = fc.integer({ min: 1, max: 5 })
/** A machine of one board and whatever else, of few or of many categories. */
export const machine = fc
  .record({
    cpus: fc.subarray(cpus, { maxLength: 1 }),
    count: fc.constantFrom(1, 2),
    board: fc.constantFrom(...boards),
    others: fc.oneof(fc.subarray(others, { maxLength: 3 }), fc.subarray(others)),
    counts: fc.array(quantity, { minLength: others.length, maxLength: others.length }),
  })
  .map(({ cpus: some, count, board: one, others: rest, counts }) => [
    ...some.map((line) => ({ ...line, quantity: count })),
    one,
    ...rest.map((line, at) => ({ ...line, quantity: counts[at]! })),
  ])

/** A part without one of its facts; its id stays. */
export const without = (line: BuildLine, key: string): BuildLine => {
  const { [key]: _, ...specs } = line.part.specs
  return { ...line, part: { ...line.part, specs } }
}
