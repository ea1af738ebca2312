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
        },
      ],
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
  keepColumnLayout: { body: layout, answer: { kept: 1 } },
  forgetOwnNumber: { answer: { deletedCount: 1 } },
}
