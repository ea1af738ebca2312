import { expect, it } from 'vitest'
import { board, card, cpu, found, type Row, twin, xeon } from '../builds.fixture.ts'
import { checkBuild } from '../check-build.ts'

const intel = (chipset: string, other = {}) =>
  board({ socket: 'LGA1151', chipset, memoryType: 'DDR4', ...other })
const blank = undefined

/** Cards that are no newer than any slot. */
const old = (count: number) => card({ pcieVersion: 3 }, count)
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
    'stops two cards without a slot, whatever a third is',
    [
      board({ pcie: ['x16', 'x1', 'x1'] }),
      card({ pcieVersion: blank }, 2),
      card({ name: 'Old card', pcieLanes: blank, pcieVersion: blank }),
    ],
    ['gpu-slot blocker'],
  ],
  [
    'stops more cards than slots, whatever they are',
    [board({ pcie: ['x16'] }), card({ pcieLanes: blank }, 2)],
    ['gpu-slot blocker'],
  ],
  [
    'does not take a slot without lanes for a long one',
    [board({ pcie: ['x16 PCIe4', 'x0', 'x0'] }), card({}, 2)],
    ['gpu-slot blocker'],
  ],
  [
    'does not know slots whose lanes are not recorded',
    [board({ pcie: ['x16 PCIe4', '?'] }), card({}, 2)],
    ['gpu-slot unknown'],
  ],
  [
    'counts the lanes of processors that have a socket',
    [cpu({}, 2), board({ pcie: ['x16', 'x16'] }), card({}, 2)],
    ['cpu-count blocker', 'gpu-lanes warning'],
  ],
  [
    'counts one of a model that runs alone, without a board',
    [cpu({}, 2), card({}, 2)],
    ['gpu-lanes warning'],
  ],
  ['counts both of a model that runs beside another', [xeon({}, 2), old(5)], []],
  [
    'does not know the lanes of two processors where sockets are not counted',
    [
      xeon({}, 2),
      twin({ socketCount: blank, pcie: ['x16 PCIe3', 'x16 PCIe3', 'x16 PCIe3'] }),
      old(3),
    ],
    ['cpu-count unknown', 'gpu-lanes unknown'],
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
  [
    'takes a width that no card has for one in millimetres',
    [board({ pcie: ['x16', 'x16'] }), card({ slots: 55.6 }, 2)],
    ['gpu-width warning'],
  ],
  [
    'says nothing of how a card runs that has no slot',
    [board({ pcie: ['x1 PCIe3'] }), card({ pcieVersion: 4 })],
    ['gpu-slot blocker'],
  ],
  ['warns of an older slot', [board(), card({ pcieVersion: 5 })], ['gpu-gen warning']],
  [
    'knows from the chipset how new a slot is at most',
    [intel('Intel B460', { socket: 'LGA1200', pcie: ['x16'] }), card()],
    ['gpu-gen warning'],
  ],
]

it.each(graphics)('graphics: %s', (_sentence, lines, findings) => {
  expect(found(...lines)).toEqual(findings)
})

it('says how wide cards are as it is listed, and how many places that covers', () => {
  const said = (slots: number) =>
    checkBuild([card({ slots }, 2)]).findings.map(({ text, facts }) => [text, facts[0]!.value])
  expect(said(3)).toEqual([
    ['Card covers 3 places each; where the board’s slots lie is not recorded.', 3],
  ])
  expect(said(2.5)).toEqual([
    [
      'Card is 2.5 places wide, so that each one covers 3 places; where the board’s slots lie is not recorded.',
      2.5,
    ],
  ])
  expect(said(55.6)).toEqual([
    [
      'Card is listed 55.6 wide, which in millimetres covers 3 places each; where the board’s slots lie is not recorded.',
      55.6,
    ],
  ])
})
