import { file, type Messy } from './messy.fixture.ts'
import { type TestCell, workbook } from './workbook/workbook.fixture.ts'

const sheet = (is: string, rows: TestCell[][], expected: string[], shared: string[] = []): Messy =>
  file(is, workbook([{ name: 'Sheet1', rows }], shared), expected)
const n = (number: string) => ({ number })

export const messyWorkbooks: Messy[] = [
  sheet(
    'a workbook with titles and numbers',
    [
      ['Order for rack 4'],
      [],
      ['Pos', 'MPN', 'Qty'],
      [n('1'), '100-1', n('24')],
      [n('2'), n('730143312042'), n('12')],
    ],
    [...['- Above the header', '- Blank row', '- The header', '100-1 × 24'], '730143312042 × 12'],
  ),
  sheet(
    'a workbook with shared texts, dates and exponents',
    [
      [{ shared: 0 }, { shared: 1 }],
      [{ date: 45_570 }, n('6')],
      [n('1.00100000910E11'), n('1E3')],
      [{ shared: 2 }, n('3')],
      [n('1.2345678901234E+19'), n('4')],
    ],
    [
      ...['- The header', '2024-10-05 × 6 !', '100100000910 × 1000', 'spaced × 3'],
      '1.2345678901234E+19 × 4 !',
    ],
    ['Part No.', 'Quantity', ' spaced '],
  ),
  file(
    'a workbook with merged cells',
    workbook([
      {
        name: 'BOM',
        rows: [
          ['Bill of materials', null, null],
          ['Manufacturer', 'Part number', 'Qty'],
          ['AMD', '100-1', n('24')],
          [null, '100-2', n('12')],
          [null, null, n('6')],
          [null, null, null],
          ['Total', null, n('42')],
        ],
        merged: ['A1:C1', 'A3:A5', 'B4:B5'],
      },
    ]),
    [
      ...['- Above the header', '- The header', '100-1 × 24', '100-2 × 12', '100-2 × 6'],
      ...['- Blank row', '- A total'],
    ],
  ),
  sheet(
    'a workbook with errors and empty columns',
    [
      ['MPN', null, 'Qty', null],
      ['A-100', null, { error: '#N/A' }, null],
      ['B-200', null, n('12'), null],
      [{ error: '#REF!' }, null, n('3'), null],
    ],
    ['- The header', 'A-100 ? “#N/A” is no quantity', 'B-200 × 12', '#REF! × 3'],
  ),
]
