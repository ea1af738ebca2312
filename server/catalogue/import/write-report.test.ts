import { expect, test } from 'vitest'
import { refusedCsvRow } from './write-report.ts'

test('T53 every cell of a row is made safe', () => {
  const row = { file: '=a.csv', line: 3, field: '@price', reason: '+x,y' }
  expect(refusedCsvRow(row)).toBe(`'=a.csv,3,'@price,"'+x,y"\n`)
})
