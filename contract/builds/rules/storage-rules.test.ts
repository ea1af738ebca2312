import { expect, it } from 'vitest'
import type { BuildLine } from '../build.ts'
import { board, card, disk, drive, found, type Row, twin } from '../builds.fixture.ts'
import { checkBuild } from '../check-build.ts'

const blank = undefined

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
    'stops SAS on a board whose chipset is in the processor',
    [board({ chipset: 'CPU Integrated' }), disk({ interface: 'SAS 12 Gb/s' })],
    ['storage-sas blocker'],
  ],
  [
    'does not know SAS without a chipset',
    [board({ chipset: blank }), disk({ interface: 'SAS 12 Gb/s' })],
    ['storage-sas unknown'],
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
    'leaves the wide slot to the drive that wants it',
    [
      board({ pcie: ['x8', 'x4'] }),
      drive({ formFactor: 'Add-in card' }),
      drive({ formFactor: 'Add-in card', interface: 'PCIe 3.0 x8 NVMe' }),
    ],
    [],
  ],
  [
    'stops two where only one is wide enough for either',
    [
      board({ pcie: ['x8', 'x4', 'x1'] }),
      drive({ formFactor: 'Add-in card', interface: 'PCIe 3.0 x8 NVMe' }, 2),
    ],
    ['storage-card blocker'],
  ],
  [
    'counts a graphics card of one lane, which takes any slot',
    [board({ pcie: ['x16'] }), card({ pcieLanes: 1 }), drive({ formFactor: 'Add-in card' })],
    ['storage-card blocker'],
  ],
  [
    'puts a graphics card of one lane beside it',
    [board({ pcie: ['x4', 'x1'] }), card({ pcieLanes: 1 }), drive({ formFactor: 'Add-in card' })],
    [],
  ],
  [
    'does not know it beside a card that may be of one lane',
    [
      board({ pcie: ['x4', 'x1'] }),
      card({ pcieLanes: blank }),
      drive({ formFactor: 'Add-in card' }),
    ],
    ['gpu-slot unknown', 'storage-card unknown'],
  ],
  [
    'stops it beside a card that may be of one lane, where there is one slot',
    [board({ pcie: ['x4'] }), card({ pcieLanes: blank }), drive({ formFactor: 'Add-in card' })],
    ['gpu-slot unknown', 'storage-card blocker'],
  ],
  [
    'does not count a slot without lanes',
    [board({ pcie: ['x16', 'x0'] }), card(), drive({ formFactor: 'Add-in card' })],
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

it.each(storage)('storage: %s', (_sentence, lines, findings) => {
  expect(found(...lines)).toEqual(findings)
})

it('says one port and one drive as such', () => {
  const said = (...lines: BuildLine[]) => checkBuild(lines).findings.map(({ text }) => text)
  const server = drive({ formFactor: '2.5"', interface: 'U.2' })
  expect(said(board(), server)).toEqual(['1 U.2 drive, and B650 board has 0 ports for it.'])
  expect(said(board({ u2Ports: 1 }), { ...server, quantity: 2 })).toEqual([
    '2 U.2 drives, and B650 board has 1 port for them.',
  ])
  expect(said(board({ sataPorts: 1 }), disk({}, 2))).toEqual([
    '2 SATA drives, and B650 board has 1 port.',
  ])
  expect(said(board({ pcie: ['x4'] }), drive({ formFactor: 'Add-in card' }, 2))).toEqual([
    '2 cards want a slot of 4 lanes or more, and B650 board has 1.',
  ])
  expect(
    said(
      board({ pcie: ['x1'] }),
      drive({ formFactor: 'Add-in card', interface: 'PCIe 3.0 x1 NVMe' }, 2),
    ),
  ).toEqual(['2 cards want a slot of 1 lane or more, and B650 board has 1.'])
})
