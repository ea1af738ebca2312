import { ids, order } from './things.ts'

const { currency } = order
const company = { _id: ids.other, number: 'C-1001', legalName: 'Example Works GmbH' }
const match = { company, amount: 1_200, invoices: ['IN-000123'], order: null, writtenOff: 0 }
const line = {
  _id: ids.other,
  bookedOn: '2026-02-14',
  amount: 1_200,
  currency,
  matched: 1_200,
  reversal: false,
  name: 'Example Works GmbH',
  iban: 'DE02120300000000202051',
  remittance: 'Invoice IN-000123',
  bankReference: '2026021400017',
  endToEnd: 'PO-4711',
  statement: '31',
  state: 'matched',
  note: '',
  matches: [{ ...match, at: '2026-02-15T09:30:00.000Z', by: null }],
  suggestions: [],
  returns: null,
}

const columns = {
  columns: ['bookedOn', 'name', 'iban', 'mark', 'amount', 'text'],
  days: 'dmy',
  decimal: ',',
  marks: { in: 'Bij', out: 'Af' },
  account: 'DE89370400440532013000',
  currency: 'usd',
}
const header = ['Datum', 'Naam', 'Rekening', 'Af Bij', 'Bedrag', 'Mededelingen']
const remembered = {
  _id: ids.other,
  header,
  ...columns,
  usedAt: '2026-02-15T09:30:00.000Z',
  by: 'Ada Admin',
}
const file =
  'Datum;Naam;Rekening;Af Bij;Bedrag;Mededelingen\r\n14-02-2026;Example Works GmbH;DE02120300000000202051;Bij;1.200,00;Invoice IN-000123\r\n'

/** Statements of the bank. */
export const bankExamples = {
  getBank: {
    answer: {
      namedAs: 'IN-000123',
      iban: 'DE89370400440532013000',
      currency,
      newestOn: '2026-02-14',
      tolerance: 5,
      remindersWait: false,
      states: { open: 2, suggested: 5, part: 0, matched: 118, ignored: 7, returned: 0 },
      missing: [{ after: '2026-02-10', before: '2026-02-12', opening: 48_210.5 }],
    },
  },
  addBankStatement: {
    body: { file, columns: JSON.stringify(columns) },
    answer: {
      statements: 1,
      lines: 12,
      new: 9,
      known: 3,
      matched: 6,
      suggested: 2,
      open: 1,
      ignored: 0,
      problems: [],
      problemCount: 0,
      warnings: [],
    },
  },
  listBankStatements: {
    answer: {
      _id: ids.other,
      number: '31',
      file: '2026-02-14.xml',
      format: 'camt.053',
      from: '2026-02-14',
      to: '2026-02-14',
      opening: 48_210.5,
      closing: 61_400,
      currency,
      lines: 9,
      at: '2026-02-15T09:30:00.000Z',
      by: 'Ada Admin',
      problems: [],
    },
  },
  previewBankStatement: {
    body: { file },
    answer: {
      header,
      rows: [
        ['14-02-2026', 'Example Works GmbH', line.iban, 'Bij', '1.200,00', 'Invoice IN-000123'],
      ],
      guess: ['none', 'none', 'none', 'none', 'none', 'none'],
      kept: remembered,
      read: {
        lines: [
          {
            bookedOn: '2026-02-14',
            amount: 1_200,
            currency,
            account: columns.account,
            name: line.name,
            iban: line.iban,
            text: line.remittance,
            bankReference: '',
            endToEnd: '',
          },
        ],
        lineCount: 1,
        problems: [],
        problemCount: 0,
      },
    },
  },
  removeBankStatement: { answer: { deletedCount: 1 } },
  listStatementColumns: { answer: { columns: [remembered] } },
  changeStatementColumns: { body: columns, answer: { modifiedCount: 1 } },
  removeStatementColumns: { answer: { deletedCount: 1 } },
  listBankLines: { answer: line },
  matchBankLine: {
    body: { companyId: ids.other, amount: 1_199.6, invoices: ['IN-000123'], writeOff: 0.4 },
    answer: { insertedId: ids.other },
  },
  undoBankLine: { answer: { deletedCount: 1 } },
  ignoreBankLine: { body: { note: 'Interest of the bank' }, answer: { modifiedCount: 1 } },
  returnBankLine: { body: { lineId: ids.other }, answer: { modifiedCount: 1 } },
}
