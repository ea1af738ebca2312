import { ids, part, partFacts } from './things.ts'

const build = {
  _id: ids.other,
  name: 'Office PC',
  machines: 500,
  lineCount: 1,
  createdAt: '2026-11-26T09:00:00.000Z',
  updatedAt: '2026-11-26T09:30:00.000Z',
}
const savedBuild = {
  ...build,
  spares: { cpu: 2 },
  lines: [
    {
      partId: ids.part,
      partsName: partFacts.name,
      mpn: partFacts.mpn,
      category: partFacts.category,
      quantity: 1,
      part: partFacts,
    },
  ],
}

/** Machines put together from parts. */
export const buildExamples = {
  checkBuild: {
    body: {
      machines: 500,
      spares: { cpu: 2 },
      lines: [{ partId: ids.part, quantity: 1 }],
    },
    answer: {
      verdict: 'unknown',
      isComplete: false,
      findings: [
        {
          rule: 'cpu-chipset',
          verdict: 'unknown',
          text: 'The chipset of Example board is not recorded.',
          facts: [
            {
              partId: ids.part,
              key: 'generation',
              value: 'ryzen-7000',
              unit: null,
              source: 'table',
            },
            { partId: ids.other, key: 'chipset', value: null, unit: null, source: 'feed' },
          ],
        },
      ],
      checked: ['cpu-socket', 'cpu-chipset'],
      notChecked: ['memory-speed'],
      factsKnown: 18,
      information: [
        { about: 'power', text: 'A supply of at least 300 W: parts draw up to 212 W.' },
      ],
      fleet: {
        machines: 500,
        buildable: 470,
        limiting: [ids.part],
        lines: [
          {
            partId: ids.part,
            part: partFacts,
            wanted: 510,
            quantity: 516,
            leftOver: 6,
            available: 480,
            unitPrice: 509.5,
            total: 262_902,
            cheaper: null,
          },
        ],
        currency: 'usd',
        total: 262_902,
      },
      rulesVersion: '1 of 2026-11-26',
    },
  },
  suggestForBuild: {
    answer: {
      items: [
        {
          part,
          verdict: 'warning',
          finding: '6000 MT/s is a profile; Ryzen 9 7950X3D is rated for 5200 MT/s.',
          findings: [
            {
              rule: 'memory-speed',
              verdict: 'warning',
              text: '6000 MT/s is a profile; Ryzen 9 7950X3D is rated for 5200 MT/s.',
            },
          ],
        },
      ],
      next: null,
      counts: { fits: 1_240, unknown: 85, hidden: 310, unread: 0 },
      rulesVersion: '1 of 2026-11-26',
    },
  },
  nameParts: {
    answer: {
      items: [
        {
          _id: ids.part,
          name: partFacts.name,
          mpn: partFacts.mpn,
          partNumber: partFacts.partNumber,
          category: partFacts.category,
          isGone: true,
        },
      ],
    },
  },
  listBuilds: { answer: build },
  addBuild: {
    body: {
      name: 'Office PC',
      machines: 500,
      spares: { cpu: 2 },
      lines: [{ partId: ids.part, quantity: 1 }],
    },
    answer: { insertedId: ids.other },
  },
  getBuild: { answer: savedBuild },
  changeBuild: {
    body: { name: 'Office PC', machines: 500, updatedAt: build.updatedAt },
    answer: savedBuild,
  },
  deleteBuild: { answer: { deletedCount: 1 } },
  fitPart: {
    body: { lines: [{ partId: ids.other, quantity: 1 }] },
    answer: {
      verdict: 'blocker',
      findings: [
        {
          rule: 'cpu-socket',
          verdict: 'blocker',
          text: 'Ryzen 9 7950X3D: socket AM5. Example board: socket AM4.',
          facts: [
            { partId: ids.part, key: 'socket', value: 'AM5', unit: null, source: 'feed' },
            { partId: ids.other, key: 'socket', value: 'AM4', unit: null, source: 'person' },
          ],
        },
      ],
      checked: ['cpu-socket'],
      notChecked: [],
      rulesVersion: '1 of 2026-11-26',
    },
  },
  listSubstitutes: {
    answer: {
      items: [
        {
          part,
          verdict: 'with-consent',
          differences: [
            {
              key: 'tdpWatts',
              label: 'Power limit',
              unit: 'W',
              verdict: 'with-consent',
              original: { value: 105, source: 'feed' },
              candidate: { value: 120, source: 'feed' },
            },
          ],
        },
      ],
      replacement: { number: 'CPU-7702', part: null, verdict: null, differences: [] },
      worse: 0,
      rulesVersion: '1 of 2026-11-26',
    },
  },
}
