import { describe, expect, it } from 'vitest'
import { mapDatabaseEntry } from './entry.ts'

type Given = Record<string, unknown>

/** An entry of the open part database with this name, these numbers and what else it has. */
const entry = (name: string, numbers: string[], more: Given = {}, metadata: Given = {}) =>
  mapDatabaseEntry(
    { opendb_id: 'AB-12', metadata: { name, part_numbers: numbers, ...metadata }, ...more },
    'parts.jsonl',
  )

const module = (name: string, numbers: string[], more: Given = {}) =>
  entry(name, numbers, {
    ram_type: 'DDR4',
    cas_latency: 22,
    modules: { quantity: 1, capacity_gb: 16 },
    ecc: 'Non-ECC',
    registered: 'Unbuffered',
    ...more,
  })

const board = (more: Given, metadata: Given = {}) =>
  entry(
    'Board',
    ['BRD-1'],
    { pcie_slots: [{ gen: '4.0', quantity: 1, lanes: 16 }], ...more },
    metadata,
  )

it('remembers which entry it was', () => {
  expect(module('Module', ['M1']).sourceId).toBe('opendb:ab-12')
})

describe('the number of a part', () => {
  it('is the one that joins two others, whose pieces nobody orders by', () => {
    const { fields, specs } = module('Module', ['QRM32ED8', '16HD', 'QRM32ED8/16HD', 'OTHER'])
    expect(fields.mpn).toBe('QRM32ED8/16HD')
    expect(specs.otherPartNumbers).toEqual(['OTHER'])
  })

  it('is the first where a slash joins nothing that is listed', () => {
    expect(module('Module', ['QRM/16', 'OTHER']).fields.mpn).toBe('QRM/16')
    expect(module('Module', ['FIRST', 'QRM/16']).fields.mpn).toBe('FIRST')
  })
})

describe('a number that stands there in pieces', () => {
  it.each([
    ['Module 16 GB', ['QRM32C16K2', '16'], 16, 'QRM32C16K2/16'],
    ['Drive 1 TB', ['QSD1000', '1T'], 1_000, 'QSD1000/1T'],
    ['Drive 240 GB', ['QSD1000', '240G', 'OTHER'], 240, 'QSD1000/240G'],
    ['Board B1 ITX/ac mini', ['B1-ITX', 'ac'], 0, 'B1-ITX'],
    ['Module 16 GB', ['QRM32C16K2', '32'], 16, 'QRM32C16K2'],
    ['Board Z1 AERO', ['Z1 AERO', 'Z1'], 0, 'Z1 AERO'],
  ])('%s, %j: is joined where the capacity says so', (name, numbers, capacity, mpn) => {
    expect(module(name, numbers, { capacity }).fields.mpn).toBe(mpn)
  })
})

it('goes by its id where it has no number, or none that is short enough', () => {
  expect(module('Module', []).fields.mpn).toBe('ab-12')
  expect(module('Module', ['X'.repeat(81)]).fields.mpn).toBe('ab-12')
})

describe('what a module is', () => {
  it.each([
    ['Registered module 16 GB', ['X1'], true, true],
    ['Module 16 GB RDIMM', ['X1'], true, true],
    ['Module 16 GB', ['M393A2K43DB3'], true, true],
    ['Module 16 GB', ['KSM29LQ4/64HCM'], true, true],
    ['Module 16 GB ECC', ['X1'], false, true],
    ['Module 16 GB', ['M391A2K43DB1'], false, true],
    ['Server Premier 16 GB', ['X1'], false, true],
    ['Module 16 GB Non-ECC', ['X1'], false, false],
    ['Module 16 GB', ['KVR16LN11/8'], false, false],
  ])(
    '%s, %s: registered %s, ECC %s, whatever stands there by default',
    (name, numbers, registered, ecc) => {
      expect(module(name, numbers).specs).toMatchObject({ registered, ecc })
    },
  )
})

describe('the slots of a board', () => {
  const m2 = (size: string | null, runs: string | null, key = 'M') => ({
    key,
    size,
    interface: runs,
  })

  it('keep key, lengths and what runs there, but those of wireless cards', () => {
    const slots = [
      m2('2242, 2280', 'PCIe Gen4 x4 & SATA3'),
      m2('2230', 'PCIe', 'E'),
      m2('2280', 'PCIe 5.0 x4'),
    ]
    expect(board({ m2_slots: slots }).specs).toMatchObject({
      m2: ['M 2242/2280 PCIe4x4 SATA', 'M 2280 PCIe5x4 SATA?'],
      m2Slots: 2,
    })
  })

  it('are not counted where a length may be a slot or not', () => {
    const { specs } = board({
      m2_slots: [m2('2242-2260', 'PCIe 4.0 x4'), m2('2280', 'PCIe 4.0 x4')],
    })
    expect(specs.m2).toHaveLength(2)
    expect(specs.m2Slots).toBeUndefined()
  })

  it('speak no SATA where somebody checked and it is not named', () => {
    const checked = { last_manually_spec_verified_at: '2026-02-03T10:00:00Z' }
    const { specs } = board(
      { m2_slots: [m2('2280', 'PCIe 4.0 x4')], storage_devices: { u2: 0 } },
      checked,
    )
    expect(specs).toMatchObject({ m2: ['M 2280 PCIe4x4'], u2Ports: 0, checkedOn: '2026-02-03' })
  })

  it('are no count of U.2 ports where the entry has none, whoever checked it', () => {
    const checked = { last_manually_spec_verified_at: '2026-02-03T10:00:00Z' }
    const portsOf = (storage: Given) => board({ storage_devices: storage }, checked).specs.u2Ports
    expect(portsOf({ sata_6_gb_s: 4 })).toBeUndefined()
    expect(portsOf({ sata_6_gb_s: 4, u2: null })).toBeUndefined()
    expect(portsOf({ sata_6_gb_s: 4, u2: 0 })).toBe(0)
    expect(portsOf({ sata_6_gb_s: 4, u2: 2 })).toBe(2)
  })

  it('keep that a slot is listed without a lane, and that nothing is listed', () => {
    const slots = [
      { gen: '3.0', quantity: 1, lanes: 16 },
      { gen: null, quantity: 1, lanes: 0 },
      { gen: null, quantity: 1, lanes: null },
    ]
    expect(board({ pcie_slots: slots }).specs.pcie).toEqual(['x16 PCIe3', 'x0', '?'])
  })

  it('are none where the other slots are listed, else not known', () => {
    expect(board({ m2_slots: [] }).specs).toMatchObject({ m2: [], m2Slots: 0 })
    expect(board({ m2_slots: [], pcie_slots: [] }).specs.m2).toBeUndefined()
  })

  it('have no version where all are listed as 4.0', () => {
    expect(board({}).specs.pcie).toEqual(['x16'])
    const mixed = [
      { gen: '5.0', quantity: 1, lanes: 16 },
      { gen: '4.0', quantity: 2, lanes: 1 },
    ]
    expect(board({ pcie_slots: mixed }).specs.pcie).toEqual(['x16 PCIe5', 'x1 PCIe4', 'x1 PCIe4'])
  })
})

it('keeps the mount for coolers that a socket is written with', () => {
  expect(board({ socket: '2 x LGA 2011-3 Narrow' }).specs).toMatchObject({
    socket: 'LGA2011-3',
    socketCount: 2,
    coolerMount: 'narrow',
  })
  expect(board({ socket: 'LGA 2011-3' }).specs.coolerMount).toBeUndefined()
})

it('takes a board for two kinds of memory', () => {
  const memory = { ram_type: ['DDR4', 'DDR5'], slots: 4, max: 128 }
  expect(board({ memory }).specs).toMatchObject({ memoryType: 'DDR4/DDR5', maxMemoryGb: 128 })
})

describe('what stands there by default', () => {
  it('is left out', () => {
    const { specs } = board({
      memory: { max: 1, ram_type: 'DDR5', slots: 8 },
      storage_devices: { sata_6_gb_s: 0, sata_3_gb_s: 0, u2: 0 },
    })
    for (const key of ['maxMemoryGb', 'sataPorts', 'u2Ports', 'checkedOn'])
      expect(specs[key], key).toBeUndefined()
  })

  it('counts sockets that stand in one word', () => {
    expect(board({ socket: '2 x LGA 2011-3 Narrow' }).specs).toMatchObject({
      socket: 'LGA2011-3',
      socketCount: 2,
    })
    expect(board({ socket: 'LGA 1151v2' }).specs).toMatchObject({
      socket: 'LGA1151',
      socketCount: 1,
    })
  })
})

it('reads the rotation of a drive from its name, with or without a comma', () => {
  const rpmOf = (name: string) =>
    entry(name, ['DSK-1'], { storage_type: 'HDD', nvme: false }).specs.rpm
  expect(rpmOf('Disk 4TB 7200RPM SATA')).toBe(7_200)
  expect(rpmOf('Disk 20TB SATA 6 Gb/s, 7,200 RPM, 256MB Cache')).toBe(7_200)
  expect(rpmOf('Disk 10,000 RPM')).toBe(10_000)
  expect(rpmOf('Drive 2TB')).toBeUndefined()
})

describe('a name that is longer than a part’s may be', () => {
  const words = `Card ${'with three long words '.repeat(9)}(CARD-9)`

  it('ends with the last word that fits, and is kept whole', () => {
    const { fields, wholeName } = entry(words, ['CARD-9'])
    expect(fields.name).toBe(`Card ${'with three long words '.repeat(8)}with three long…`)
    expect(wholeName).toBe(words)
  })

  it('is no such name at its longest', () => {
    const longest = 'X'.repeat(200)
    const { fields, wholeName } = entry(longest, ['CARD-9'])
    expect([fields.name, wholeName]).toEqual([longest, undefined])
    expect(entry(`${longest}X`, ['CARD-9']).fields.name).toBe(`${'X'.repeat(199)}…`)
  })
})
