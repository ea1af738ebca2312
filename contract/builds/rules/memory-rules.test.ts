import { expect, it } from 'vitest'
import { board, card, cpu, dimm, found, kit, type Row, twin, xeon } from '../builds.fixture.ts'

const am4 = { socket: 'AM4', chipset: 'AMD B550', memoryType: 'DDR4' }
const core = (name: string, other = {}) =>
  cpu({ name, socket: 'LGA1151', coreFamily: undefined, memoryTypes: ['DDR4', 'DDR3'], ...other })
const ddr3 = (other = {}) => kit({ type: 'DDR3', speedMts: 1_600, ...other })
const blank = undefined

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
  [
    'does not know the form of a small board whose slots are not counted',
    [board({ formFactor: 'Mini ITX', memorySlots: blank }), kit({ formFactor: 'SO-DIMM' })],
    ['memory-form unknown', 'memory-slots unknown'],
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
    'does not know it where not all is recorded, whatever the rest comes to',
    [cpu({ maxMemoryGb: 64 }), kit({}, 3), kit({ name: 'Kit (4x8GB)' })],
    ['memory-capacity-cpu unknown', 'memory-mixed warning'],
  ],
  [
    'counts the processors that have a socket',
    [
      cpu({ maxMemoryGb: 64 }, 2),
      board(),
      kit({ capacityGb: 96, moduleCapacityGb: 48, name: 'Kit' }),
    ],
    ['cpu-count blocker', 'memory-capacity-cpu warning'],
  ],
  [
    'adds up what two models take',
    [
      ...[
        xeon({ maxMemoryGb: 64 }, 1),
        xeon({ name: 'Intel Xeon E5-2670 v3', maxMemoryGb: 128 }, 1),
      ],
      ...[twin({ memorySlots: 16 }), dimm({}, 12), card({ pcieVersion: 3 })],
    ],
    ['cpu-count blocker'],
  ],
  [
    'does not know which of two models stands in one socket',
    [
      ...[cpu({ maxMemoryGb: 64 }), cpu({ name: 'AMD Ryzen 9 7900', maxMemoryGb: 128 })],
      ...[board(), kit({ capacityGb: 96, moduleCapacityGb: 48, name: 'Kit' })],
    ],
    ['cpu-count blocker', 'memory-capacity-cpu unknown'],
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
  [
    'stops what is too much however much is not recorded besides',
    [board({ maxMemoryGb: 32 }), kit({}, 3), kit({ name: 'Kit (4x8GB)' })],
    [
      ...['memory-capacity-board blocker', 'memory-mixed warning'],
      ...['memory-module-size warning', 'memory-slots blocker'],
    ],
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
    'does not know whether modules run together of which one is not recorded',
    [
      board({ socket: 'G34', chipset: 'AMD SR5690', memoryType: 'DDR4' }),
      dimm(),
      dimm({ name: 'Other', mpn: '', registered: blank, ecc: true }),
    ],
    ['memory-buffering unknown', 'memory-mixed warning'],
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
    'stops them under a Core there, whatever is bought besides',
    [
      ...[
        cpu({
          name: 'Intel Core i7 5820K',
          socket: 'LGA2011-3',
          coreFamily: 'Haswell-E',
          memoryTypes: ['DDR4'],
        }),
      ],
      ...[xeon({}, 1), board({ socket: 'LGA2011-3', chipset: 'Intel X99', memoryType: 'DDR4' })],
      ...[dimm(), card({ pcieVersion: 3 })],
    ],
    ['cpu-chipset unknown', 'cpu-count blocker', 'memory-buffering blocker'],
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
  [
    'does not take the cores behind the model of a Xeon for Intel’s Core',
    [
      xeon({ name: 'Intel Xeon E5 2650 V3 2.3 GHz 10-Core LGA2011-3' }, 1),
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

it.each(memory)('memory: %s', (_sentence, lines, findings) => {
  expect(found(...lines)).toEqual(findings)
})
