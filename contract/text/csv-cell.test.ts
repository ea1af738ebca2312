import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\u0000=1', "'\u0000=1"],
  ['＝1+1', "'＝1+1"],
  ['－1', "'－1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['=HYPERLINK("https://evil.test","a")', `"'=HYPERLINK(""https://evil.test"",""a"")"`],
])('T53 a cell that a spreadsheet would run is text: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each([
  ['plain', 'plain'],
  ['1=1', '1=1'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['+1 212 555 0100', '+1 212 555 0100'],
])('T53 every other cell stays as it is, quoted where it must be: %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each(['+44 20 7946+1', '+44-20-7946-0000', '+44 (0)20 7946', '+1 1', '+ 44 20 7946 0000'])(
  'found: A6 what a spreadsheet may count is no phone number: %s',
  (text) => {
    expect(csvCell(text)).toBe(`'${text}`)
  },
)
