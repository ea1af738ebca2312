import { describe, expect, it } from 'vitest'
import { board, card, cpu, dimm, disk, drive, found, kit, twin, xeon } from './builds.fixture.ts'
import { checkBuild } from './check-build.ts'

/** A sentence, the lines of one machine, and every finding. */
type Row = [sentence: string, lines: Parameters<typeof found>, findings: string[]]

const am4 = { socket: 'AM4', chipset: 'AMD B550', memoryType: 'DDR4' }
const core = (name: string, other = {}) =>
  cpu({ name, socket: 'LGA1151', coreFamily: undefined, memoryTypes: ['DDR4', 'DDR3'], ...other })
const intel = (chipset: string, other = {}) =>
  board({ socket: 'LGA1151', chipset, memoryType: 'DDR4', ...other })
const ddr3 = (other = {}) => kit({ type: 'DDR3', speedMts: 1_600, ...other })
const blank = undefined

const processors: Row[] = [
  ['fits where the socket is the same', [cpu(), board()], []],
  [
    'stops another socket, and asks nothing of its chipset',
    [cpu(), board(am4)],
    ['cpu-socket blocker'],
  ],
  [
    'takes one socket in two writings',
    [
      cpu({ name: 'AMD Ryzen Threadripper 1950X', socket: 'sTR4', coreFamily: 'Whitehaven' }),
      board({ socket: 'TR4', chipset: 'AMD X399' }),
    ],
    [],
  ],
  [
    'takes FM2 in FM2+',
    [
      cpu({ socket: 'FM2', coreFamily: 'Richland' }),
      board({ socket: 'FM2+', chipset: 'AMD A88X' }),
    ],
    [],
  ],
  [
    'does not take FM2+ in FM2',
    [cpu({ socket: 'FM2+' }), board({ socket: 'FM2' })],
    ['cpu-socket blocker'],
  ],
  [
    'stops where the processor is soldered on',
    [cpu(), board({ socket: 'Integrated Atom', memoryForm: 'DIMM' })],
    ['cpu-socket blocker'],
  ],
  [
    'does not know what is not recorded',
    [cpu(), board({ socket: blank, socketCount: blank, chipset: blank })],
    ['cpu-chipset unknown', 'cpu-socket unknown'],
  ],
  [
    'doubts LGA2011 with DDR4',
    [
      cpu({
        name: 'Intel Core i7 5820K',
        socket: 'LGA2011',
        coreFamily: 'Haswell-E',
        memoryTypes: ['DDR4'],
      }),
      board({ socket: 'LGA2011-3', chipset: 'Intel X99' }),
    ],
    ['cpu-socket unknown'],
  ],
  ['takes two of a model that is made for two', [xeon(), twin()], []],
  [
    'stops two of a model that runs alone',
    [xeon({ name: 'Intel Xeon E5-1620 v3' }), twin()],
    ['cpu-count blocker'],
  ],
  ['stops two on one socket', [xeon(), twin({ socketCount: 1 })], ['cpu-count blocker']],
  [
    'stops two models in one machine',
    [xeon({}, 1), xeon({ name: 'Intel Xeon E5-2670 v3' }, 1), twin()],
    ['cpu-count blocker'],
  ],
  ['warns of a socket that stays empty', [xeon({}, 1), twin()], ['cpu-count warning']],
  [
    'warns of newer firmware',
    [cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge' }), board()],
    ['cpu-chipset warning'],
  ],
  [
    'stops what the maker excludes',
    [core('Intel Core i7 7700K'), intel('Intel Z390')],
    ['cpu-chipset blocker'],
  ],
  [
    'does not know a generation that is not listed',
    [cpu({ name: 'AMD EPYC 4244P', coreFamily: 'Raphael' }), board()],
    ['cpu-chipset unknown'],
  ],
  [
    'warns of a machine without a picture',
    [cpu({ name: 'AMD Ryzen 5 7500F', integratedGraphics: blank }), board(), kit()],
    ['graphics-output warning'],
  ],
  [
    'does not know whether there is a picture',
    [cpu({ integratedGraphics: blank }), board(), kit()],
    ['graphics-output unknown'],
  ],
  [
    'takes a card for the picture',
    [cpu({ integratedGraphics: false }), board(), kit(), card()],
    [],
  ],
]

const memory: Row[] = [
  ['fits', [cpu(), board(), kit()], []],
  ['stops another kind', [board(), dimm({ mpn: '' })], ['memory-type-board blocker']],
  [
    'takes either kind on a board for both',
    [board({ memoryType: blank, memoryTypes: ['DDR4', 'DDR5'] }), kit()],
    [],
  ],
  ['stops a kind that the processor does not take', [cpu(), ddr3()], ['memory-type-cpu blocker']],
  [
    'does not know a processor without kinds',
    [cpu({ memoryTypes: [] }), kit()],
    ['memory-type-cpu unknown'],
  ],
  [
    'takes DDR3 of low voltage on a 6th generation',
    [core('Intel Core i5 6500'), ddr3({ voltage: 1.35 })],
    [],
  ],
  [
    'warns of DDR3 of 1.5 V there',
    [core('Intel Core i5 6500'), ddr3({ voltage: 1.5 })],
    ['memory-type-cpu warning'],
  ],
  [
    'does not know a voltage there that is not recorded',
    [core('Intel Core i5 6500'), ddr3({ voltage: blank })],
    ['memory-type-cpu unknown'],
  ],
  [
    'asks no voltage of a 4th generation',
    [
      cpu({
        name: 'Intel Core i5 4690',
        socket: 'LGA1150',
        coreFamily: 'Haswell',
        memoryTypes: ['DDR3'],
        maxMemoryGb: 32,
      }),
      ddr3({ voltage: 1.5 }),
    ],
    [],
  ],
  [
    'stops SO-DIMM on a large board',
    [board(), kit({ formFactor: 'SO-DIMM' })],
    ['memory-form blocker'],
  ],
  [
    'does not know the form of a crowded small board',
    [board({ formFactor: 'Mini ITX' }), kit()],
    ['memory-form unknown'],
  ],
  ['takes modules up to the last slot', [board(), kit({}, 2)], ['memory-mixed warning']],
  [
    'stops more modules than slots',
    [board({ memorySlots: 2 }), kit({}, 2)],
    ['memory-mixed warning', 'memory-slots blocker'],
  ],
  [
    'counts half the slots with one of two processors',
    [xeon({}, 1), twin(), dimm({}, 8)],
    ['cpu-count warning', 'graphics-output warning', 'memory-slots blocker'],
  ],
  ['counts all of them with both', [xeon(), twin(), dimm({}, 8), card({ pcieVersion: 3 })], []],
  [
    'takes as much as the board takes',
    [board({ maxMemoryGb: 64 }), kit({}, 2)],
    ['memory-mixed warning'],
  ],
  [
    'stops more',
    [
      board({ maxMemoryGb: 48, memorySlots: 3 }),
      kit({ modules: 1, moduleCapacityGb: 16, capacityGb: 16, name: 'Module' }, 4),
    ],
    ['memory-capacity-board blocker', 'memory-slots blocker'],
  ],
  [
    'takes a largest memory below one module for none',
    [board({ maxMemoryGb: 1 }), kit()],
    ['memory-capacity-board unknown'],
  ],
  [
    'warns of modules above a slot’s share',
    [
      board({ maxMemoryGb: 64 }),
      kit({ moduleCapacityGb: 32, capacityGb: 64, name: 'Kit (2x32GB)' }),
    ],
    ['memory-module-size warning'],
  ],
  [
    'stops modules above what a slot is said to take',
    [
      board({ maxModuleGb: 16 }),
      kit({ moduleCapacityGb: 32, capacityGb: 64, name: 'Kit (2x32GB)' }),
    ],
    ['memory-module-size blocker'],
  ],
  [
    'warns of more than the processor’s maker lists',
    [cpu({ maxMemoryGb: 16 }), kit()],
    ['memory-capacity-cpu warning'],
  ],
  [
    'does not know a largest memory of 0',
    [cpu({ maxMemoryGb: 0 }), kit()],
    ['memory-capacity-cpu unknown'],
  ],
  [
    'does not believe numbers that contradict each other',
    [board(), kit({ capacityGb: 64 })],
    ['memory-capacity-board unknown', 'memory-slots unknown'],
  ],
  [
    'does not believe numbers that contradict the name',
    [board(), kit({ name: 'Kit (4x8GB)' })],
    ['memory-capacity-board unknown', 'memory-slots unknown'],
  ],
  ['stops registered modules on a desktop', [board(am4), dimm()], ['memory-buffering blocker']],
  [
    'reads from the number that a module is registered',
    [board(am4), dimm({ mpn: 'KSM32RD8/16HDR', registered: false })],
    ['memory-buffering blocker'],
  ],
  [
    'stops unbuffered modules on sTR5',
    [board({ socket: 'sTR5', chipset: 'AMD TRX50' }), kit()],
    ['memory-buffering blocker'],
  ],
  [
    'does not know unbuffered modules on a server',
    [twin(), dimm({ mpn: '' })],
    ['memory-buffering unknown'],
  ],
  [
    'stops both kinds together',
    [twin(), dimm(), dimm({ mpn: '' })],
    ['memory-buffering blocker', 'memory-mixed warning'],
  ],
  [
    'stops registered modules under a Core on X99',
    [
      cpu({
        name: 'Intel Core i7 5820K',
        socket: 'LGA2011-3',
        coreFamily: 'Haswell-E',
        memoryTypes: ['DDR4'],
      }),
      board({ socket: 'LGA2011-3', chipset: 'Intel X99', memoryType: 'DDR4' }),
      dimm(),
      card({ pcieVersion: 3 }),
    ],
    ['memory-buffering blocker'],
  ],
  [
    'does not know them under a Xeon there',
    [
      xeon({}, 1),
      board({ socket: 'LGA2011-3', chipset: 'Intel X99', memoryType: 'DDR4' }),
      dimm(),
      card({ pcieVersion: 3 }),
    ],
    ['cpu-chipset unknown', 'memory-buffering unknown'],
  ],
  ['takes unbuffered modules that correct errors', [cpu(), board(), kit({ ecc: true })], []],
  [
    'warns where the board does not correct them',
    [cpu(), board({ ecc: false }), kit({ ecc: true })],
    ['memory-ecc warning'],
  ],
  [
    'does not know a board that does not say',
    [board({ ecc: blank }), kit({ ecc: true })],
    ['memory-ecc unknown'],
  ],
  ['warns of a profile', [cpu(), kit({ speedMts: 6_000 })], ['memory-speed warning']],
  ['warns of two kits', [kit(), kit({ name: 'Other kit' })], ['memory-mixed warning']],
  ['takes single modules of one number', [dimm({}, 4)], []],
]

const rtx = { pcieLanes: 16, slots: 3 }
const graphics: Row[] = [
  ['fits', [board(), card()], []],
  [
    'stops a second card without a long slot',
    [board({ pcie: ['x16 PCIe4', 'x1 PCIe3'] }), card({}, 2)],
    ['gpu-slot blocker'],
  ],
  [
    'does not know whether a slot of four lanes is long',
    [board(), card({}, 2)],
    ['gpu-slot unknown'],
  ],
  [
    'takes a card of one lane anywhere',
    [board({ pcie: ['x1 PCIe3'] }), card({ pcieLanes: 1, pcieVersion: 2 })],
    [],
  ],
  ['does not know a board without a list', [board({ pcie: blank }), card()], ['gpu-slot unknown']],
  [
    'does not know a card without an interface',
    [board(), card({ pcieLanes: blank })],
    ['gpu-slot unknown'],
  ],
  [
    'warns of too few lanes',
    [cpu(), board({ pcie: ['x16', 'x16'] }), card({}, 2)],
    ['gpu-lanes warning'],
  ],
  [
    'does not know the lanes of a platform',
    [cpu({ socket: 'G34', name: 'AMD Opteron 6344', coreFamily: 'Abu Dhabi' }, 2), card({}, 2)],
    ['gpu-lanes unknown'],
  ],
  ['warns of wide cards', [board({ pcie: ['x16', 'x16'] }), card(rtx, 2)], ['gpu-width warning']],
  ['warns of an older slot', [board(), card({ pcieVersion: 5 })], ['gpu-gen warning']],
  [
    'knows from the chipset how new a slot is at most',
    [intel('Intel B460', { socket: 'LGA1200', pcie: ['x16'] }), card()],
    ['gpu-gen warning'],
  ],
]

const sata = { interface: 'SATA', name: 'Stick 250 GB', capacityGb: 250 }
const storage: Row[] = [
  ['fits as many sticks as slots', [board(), drive({}, 2)], []],
  ['stops one more', [board(), drive({}, 3)], ['storage-m2 blocker']],
  ['gives SATA the slot that speaks it', [board(), drive(sata), drive()], []],
  ['stops two of SATA where one slot speaks it', [board(), drive(sata, 2)], ['storage-m2 blocker']],
  [
    'does not know SATA where nobody checked',
    [board({ m2: ['M 2280 PCIe4x4 SATA?'], checkedOn: blank }), drive(sata)],
    ['storage-m2 unknown'],
  ],
  [
    'stops a stick that is longer than the slot',
    [board(), drive({ formFactor: 'M.2 22110' })],
    ['storage-m2 blocker'],
  ],
  [
    'counts a slot that is listed by its lengths once, or not',
    [board({ m2: ['M 2242-2260 PCIe4x4', 'M 2280 PCIe4x4'] }), drive({}, 2)],
    ['storage-m2 unknown'],
  ],
  [
    'is sure of one of them',
    [board({ m2: ['M 2242-2260 PCIe4x4', 'M 2280 PCIe4x4'] }), drive()],
    [],
  ],
  [
    'leaves the slot for a wireless card alone',
    [board({ m2: ['M 2280 PCIe4x4', 'E 2230 PCIe'] }), drive({}, 2)],
    ['storage-m2 blocker'],
  ],
  [
    'does not know a slot without key and length',
    [board({ m2: ['? ? ?'] }), drive()],
    ['storage-m2 unknown'],
  ],
  ['stops sticks where there are no slots', [board({ m2: [] }), drive()], ['storage-m2 blocker']],
  ['takes as many disks as ports', [board(), disk({}, 4)], []],
  ['stops one more disk', [board(), disk({}, 5)], ['storage-sata blocker']],
  [
    'does not know ports that are not recorded',
    [board({ sataPorts: blank }), disk()],
    ['storage-sata unknown'],
  ],
  [
    'warns of ports that a stick may switch off',
    [board(), disk({}, 4), drive()],
    ['storage-shared warning'],
  ],
  [
    'stops U.2 where somebody looked for the port',
    [board(), drive({ formFactor: '2.5"', interface: 'U.2' })],
    ['storage-u2 blocker'],
  ],
  [
    'does not know U.2 where nobody did',
    [board({ u2Ports: blank }), drive({ formFactor: '2.5"', interface: 'U.2' })],
    ['storage-u2 unknown'],
  ],
  [
    'stops SAS on a desktop',
    [board(), disk({ interface: 'SAS 12 Gb/s' })],
    ['storage-sas blocker'],
  ],
  [
    'does not know SAS on a server',
    [twin(), disk({ interface: 'SAS 12 Gb/s' })],
    ['storage-sas unknown'],
  ],
  [
    'takes a drive that is a card',
    [board({ pcie: ['x16', 'x4'] }), card(), drive({ formFactor: 'Add-in card' })],
    [],
  ],
  [
    'stops it where the card has the slot',
    [board({ pcie: ['x16', 'x1'] }), card(), drive({ formFactor: 'Add-in card' })],
    ['storage-card blocker'],
  ],
  [
    'does not know it without a list',
    [board({ pcie: blank }), drive({ formFactor: 'Add-in card' })],
    ['storage-card unknown'],
  ],
  [
    'does not know a drive without an interface',
    [board(), drive({ interface: blank })],
    ['storage-interface unknown', 'storage-m2 unknown'],
  ],
  [
    'does not know mSATA',
    [board(), drive({ interface: 'mSATA', formFactor: 'mSATA' })],
    ['storage-interface unknown'],
  ],
]

describe.each([
  ['processors', processors],
  ['memory', memory],
  ['graphics', graphics],
  ['storage', storage],
])('rules of %s', (_, rows) => {
  it.each(rows)('%s', (_sentence, lines, findings) => {
    expect(found(...lines)).toEqual(findings)
  })
})

describe('a check', () => {
  it('has the gravest of its findings as verdict', () => {
    expect(checkBuild([cpu(), board(am4), kit()]).verdict).toBe('blocker')
    expect(checkBuild([board({ pcie: undefined }), card({}, 2)]).verdict).toBe('unknown')
    expect(checkBuild([cpu(), kit({ speedMts: 6_000 })]).verdict).toBe('warning')
    expect(checkBuild([cpu(), board(), kit(), drive()]).verdict).toBe('fits')
  })

  it('names the facts that it rests on, with where they come from', () => {
    const { findings } = checkBuild([cpu(), board(am4)])
    expect(findings[0]!.facts.map(({ key, value, source }) => [key, value, source])).toEqual([
      ['socket', 'AM5', 'feed'],
      ['socket', 'AM4', 'feed'],
    ])
  })

  it('says which advice it could not give', () => {
    const { checked, notChecked } = checkBuild([cpu(), kit({ speedMts: undefined })])
    expect(checked).toContain('memory-type-cpu')
    expect(notChecked).toEqual(['memory-speed'])
  })

  it('believes what a person looked up before what was imported', () => {
    expect(
      found(
        board({ u2Ports: 0, checkedOn: undefined }, 1, { u2Ports: 2 }),
        drive({ formFactor: '2.5"', interface: 'U.2' }, 2),
      ),
    ).toEqual([])
    expect(found(board({ ecc: false }, 1, { ecc: true }), kit({ ecc: true }))).toEqual([])
  })
})
