import { ids, part } from './things.ts'

const fact = {
  key: 'sataPorts',
  label: 'SATA ports',
  unit: null,
  kind: 'number',
  value: 6,
  source: 'person',
  sourceUrl: 'https://maker.example/boards/x870e',
  by: 'Example Admin',
  at: '2026-11-26T09:00:00.000Z',
  imported: 0,
}

/** What people look up of parts. */
export const factExamples = {
  listPartFacts: { answer: { facts: [fact] } },
  setPartFact: {
    body: { value: 6, sourceUrl: fact.sourceUrl },
    answer: { modifiedCount: 1 },
  },
  removePartFact: { answer: { modifiedCount: 1 } },
  listMissingFacts: {
    answer: {
      facts: [
        {
          category: 'motherboard',
          key: 'sataPorts',
          label: 'SATA ports',
          unit: null,
          kind: 'number',
          parts: 559,
          units: 12_400,
          doubted: 559,
          requested: 2,
          asked: 87,
        },
      ],
      unread: 0,
      rulesVersion: '1 of 2026-11-26',
    },
  },
  listMissingFactParts: {
    answer: {
      parts: [
        {
          _id: ids.part,
          mpn: part.mpn,
          name: part.name,
          quantity: 120,
          requested: 1,
          recorded: 0,
          said: [],
        },
      ],
    },
  },
  requestFacts: {
    body: { facts: [{ partId: ids.part, key: 'sataPorts' }] },
    answer: { asked: 1, known: 0 },
  },
  closeFactRequests: { answer: { deletedCount: 2 } },
  exportMissingFacts: { answer: 'sku,fact,value,source' },
  importPartFacts: {
    body: { csv: 'sku,fact,value,source\nX870E-1,sataPorts,6,https://maker.example/x870e' },
    answer: {
      written: 1,
      unchanged: 0,
      refused: [{ line: 3, reason: 'This is a number from 0' }],
    },
  },
}
