import { expect, it } from 'vitest'
import { board, card, cpu, found, type Row } from '../builds.fixture.ts'

const intel = (chipset: string, other = {}) =>
  board({ socket: 'LGA1151', chipset, memoryType: 'DDR4', ...other })
const blank = undefined

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

it.each(graphics)('graphics: %s', (_sentence, lines, findings) => {
  expect(found(...lines)).toEqual(findings)
})
