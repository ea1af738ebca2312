import { ids, part, partFacts } from './things.ts'

const summary = { cpu: 640, gpu: 212 }
const category = { category: 'cpu', count: summary.cpu }
const counted = (value: string, count: number) => ({ value, label: value, count })

/** A file of one row, and what an import says of it. */
const file =
  'mpn,name,details,category,price,quantity,minQuantity\r\nAMD-100-100000910WOF,Ryzen 9 7950X3D,Sixteen cores,cpu,540,480,12\r\n'
const columns = ['mpn', 'name', 'details', 'category', 'price', 'quantity', 'minQuantity']
const samples = [
  'AMD-100-100000910WOF',
  'Ryzen 9 7950X3D',
  'Sixteen cores',
  'cpu',
  '540',
  '480',
  '12',
]

/** Parts, their prices, pictures and stock. */
export const catalogueExamples = {
  listParts: { answer: part },
  exportParts: {
    answer: `"mpn","ourNumber","name","category","price","breaks","inStock","minQuantity","orderMultiple","maxQuantity","pack","warrantyMonths","weightGrams","originCountry","hsCode","img","details","specs.socket"\r\n${part.mpn},P-100001,${part.name},cpu,540,48:525,480,12,12,,tray of 12,36,45,TW,854231,${part.img},${part.details},AM5\r\n`,
  },
  getPart: { answer: part },
  listPartLifecycle: {
    answer: {
      items: [
        {
          state: 'last-buy',
          lastBuyOn: '2027-01-31',
          lastShipOn: '2027-06-30',
          replacedBy: 'CPU-7702',
          note: 'PCN 2026-117',
          by: 'Example Admin',
          at: '2026-11-26T09:00:00.000Z',
        },
      ],
    },
  },
  getPartFacets: {
    answer: {
      total: 640,
      totalIsCapped: false,
      sampleSize: 10_000,
      categories: [category, { category: 'gpu', count: summary.gpu }],
      price: { min: 79, max: 4_999 },
      inStock: 588,
      inStockIsSampled: false,
      minQuantityIsSampled: false,
      minQuantity: [
        { upTo: 10, count: 212 },
        { upTo: 100, count: 640 },
      ],
      specs: [
        {
          key: 'socket',
          label: 'Socket',
          unit: null,
          isSampled: false,
          kind: 'choice',
          values: [counted('AM5', 96), counted('LGA1700', 120)],
        },
        {
          key: 'cores',
          label: 'Cores',
          unit: null,
          isSampled: false,
          kind: 'range',
          min: 2,
          max: 96,
        },
      ],
    },
  },
  listSynonyms: {
    answer: {
      synonyms: [
        {
          id: ids.part,
          phrase: 'caddy disk',
          means: 'hard disk',
          createdAt: '2026-11-26T09:00:00.000Z',
        },
      ],
    },
  },
  addSynonym: {
    body: { phrase: 'caddy disk', means: 'hard disk' },
    answer: { insertedId: ids.part },
  },
  removeSynonym: { answer: { deletedCount: 1 } },
  searchParts: {
    answer: {
      match: 'near',
      understood: [
        { text: 'cpu', as: 'processors' },
        { text: '24 cores', as: 'cores 24' },
        { text: 'AM5', as: '“AM5”' },
      ],
      dropped: ['with'],
      order: null,
      corrected: [],
      meant: null,
      unsold: null,
      near: [{ ...part, lacks: ['16 instead of 24'] }],
    },
  },
  suggestParts: {
    answer: {
      parts: [{ ...part, exact: false }],
      categories: [category],
      queries: ['ryzen 9 7950x3d'],
      near: [],
      meant: null,
    },
  },
  getRelatedParts: { answer: { alternatives: [part], goesWith: [] } },
  getPrices: {
    body: { items: [{ partsId: ids.part, quantity: 100 }] },
    answer: {
      currency: 'usd',
      lines: [
        {
          partsId: ids.part,
          part: partFacts,
          wanted: 100,
          quantity: 108,
          available: 480,
          unitPrice: 525,
          listPrice: 540,
          total: 56_700,
          why: { price: 'break', from: 48, raisedBy: ['multiple'] },
          advice: {
            kind: 'break',
            quantity: 120,
            more: 12,
            unitPrice: 509.5,
            total: 61_140,
            change: 4_440,
          },
          problems: [
            {
              code: 'quantity_not_multiple',
              message: 'Quantity must be a multiple of 12',
            },
          ],
        },
      ],
    },
  },
  addPart: {
    body: {
      name: part.name,
      details: part.details,
      minQuantity: 12,
      quantity: 480,
      price: 540,
      orderMultiple: 12,
      pack: part.pack,
      priceBreaks: part.priceBreaks,
      img: part.img,
      category: 'cpu',
      specs: part.specs,
    },
    answer: { insertedId: ids.part },
  },
  changePart: { body: { price: 529 }, answer: { modifiedCount: 1 } },
  changeStock: { body: { change: 240, reason: 'restock' }, answer: { quantity: 720 } },
  listMovements: {
    answer: {
      _id: ids.other,
      at: '2026-01-12T09:30:00.000Z',
      change: -24,
      reason: 'held',
      by: 'Purchasing',
      orderId: ids.order,
      orderNumber: 'PW-10482',
    },
  },
  previewImport: {
    body: { file },
    answer: {
      format: 'csv',
      encoding: 'UTF-8',
      header: 1,
      hidden: null,
      decimal: '.',
      rows: 1,
      columns: columns.map((name, at) => ({ name, sample: [samples[at]], guess: name })),
      questions: [],
      fields: [{ field: 'mpn', label: 'Part number', required: true }],
      needsMapping: true,
    },
  },
  importParts: {
    body: { file, dryRun: 'true', defaultCategory: 'cpu' },
    answer: {
      outcome: 'dry',
      dryRun: true,
      encoding: 'UTF-8',
      hidden: null,
      read: 2,
      written: 0,
      added: 1,
      changed: 0,
      unchanged: 0,
      unknown: 0,
      skipped: 1,
      byEntry: 0,
      stockCorrected: 0,
      short: 0,
      first: [
        {
          line: 2,
          outcome: 'added',
          mpn: part.mpn,
          name: part.name,
          category: 'cpu',
          price: 540,
          quantity: 480,
          minQuantity: 12,
          was: null,
        },
      ],
      problems: [
        {
          line: 3,
          column: 'price',
          message: '“on request” is not a number',
          row: 'AMD-100-100000908WOF,Ryzen 9 7950X,Sixteen cores,cpu,on request,120,12',
        },
      ],
      problemCount: 1,
      reportUrl: `/api/imports/${ids.other}/report`,
      seconds: 0.2,
    },
  },
  feedParts: {
    body: {
      asOf: '2026-01-12T02:00:00Z',
      onlyKnown: true,
      quantityIs: 'onHand',
      rows: [
        { mpn: part.mpn, price: 531.5, quantity: 510 },
        { mpn: 'AMD-100-100000908WOF', price: 'on request' },
      ],
    },
    answer: {
      outcome: 'written',
      asOf: '2026-01-12T02:00:00.000Z',
      read: 2,
      added: 0,
      changed: 1,
      unchanged: 0,
      unknown: 0,
      refused: 1,
      stockCorrected: 1,
      rows: [
        { mpn: part.mpn, outcome: 'changed' },
        {
          mpn: 'AMD-100-100000908WOF',
          outcome: 'refused',
          errors: [{ path: 'price', message: '“on request” is not a number' }],
        },
      ],
    },
  },
  getImportReport: {
    answer: 'file,line,field,reason\nparts.csv,3,Price,“on request” is not a number\n',
  },
  deletePart: { answer: { deletedCount: 1 } },
  uploadImage: {
    body: { image: '(the bytes of a picture)' },
    answer: {
      success: true,
      data: {
        url: part.img,
        display_url: part.img,
        width: 1_600,
        height: 1_200,
        size: 84_213,
      },
    },
  },
}
