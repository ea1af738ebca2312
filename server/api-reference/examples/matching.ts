import { ids, partFacts } from './things.ts'

const layout = {
  layout: 'partnumber|qty|remarks',
  columns: ['number', 'quantity', 'note'],
  decimal: null,
}

/** Rows of bills of materials, own numbers, and how lists are read. */
export const matchingExamples = {
  matchParts: {
    body: { rows: [{ number: '100-100000910', manufacturer: 'AMD', description: '' }] },
    answer: {
      currency: 'usd',
      rows: [
        {
          match: 'likely',
          by: 'mpn',
          reason: 'Its number goes on with “WOF”',
          part: null,
          candidates: [{ part: partFacts, reason: 'Its number goes on with “WOF”' }],
          also: [],
        },
      ],
    },
  },
  readBom: {
    body: { file: '(the bytes of rack-4.csv)', decimal: '.' },
    json: { text: 'MPN,Qty\n100-100000910WOF,24\n' },
    answer: {
      readings: {
        kind: 'CSV',
        sheet: null,
        hidden: '',
        encoding: 'UTF-8',
        header: 1,
        columns: [
          { index: 0, name: 'MPN', role: 'number' },
          { index: 1, name: 'Qty', role: 'quantity' },
        ],
        otherSheets: [],
        questions: [],
      },
      rows: [
        {
          row: 2,
          cells: ['100-100000910WOF', '24'],
          outcome: 'ready',
          reason: 'Part number',
          partId: ids.part,
          mpn: '100-100000910WOF',
          name: partFacts.name,
          quantity: 24,
          pieces: 24,
          candidates: [],
        },
      ],
    },
  },
  countReadingMisses: {
    body: { headers: ['Bauform'], numbers: ['CT32G4RFD8266'] },
    answer: { counted: 2 },
  },
  listReadingMisses: {
    answer: {
      headers: [{ text: 'bauform', lists: 14, firstOn: '2026-10-02', lastOn: '2026-11-25' }],
      numbers: [{ text: 'CT32G4RFD8266', lists: 3, firstOn: '2026-11-12', lastOn: '2026-11-24' }],
    },
  },
  saveOwnNumbers: {
    body: { lines: [{ partsId: ids.part, number: 'CPU-0017' }] },
    answer: { kept: 1 },
  },
  listOwnNumbers: {
    answer: {
      _id: ids.other,
      partsId: ids.part,
      number: 'CPU-0017',
      part: partFacts,
      at: '2026-01-12T09:30:00.000Z',
    },
  },
  matchOwnNumbers: {
    body: { numbers: ['cpu 0017', 'CPU-0018'] },
    answer: {
      rows: [
        { number: 'cpu 0017', part: partFacts },
        { number: 'CPU-0018', part: null },
      ],
    },
  },
  listColumnLayouts: { answer: { layouts: [layout] } },
  saveColumnLayout: { body: layout, answer: { kept: 1 } },
  forgetOwnNumber: { answer: { deletedCount: 1 } },
}
