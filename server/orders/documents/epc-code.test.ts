import { expect, test } from 'vitest'
import { epcText } from '../transfer/epc-text.ts'

test('the code of a transfer says what the standard wants, line by line', () => {
  const transfer = { name: 'Acme\nTrade', iban: 'DE89370400440532013000', amountMinor: 123_450 }
  expect(epcText({ ...transfer, reference: 'RF38IN000123' }).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Acme Trade', 'DE89370400440532013000'],
    ...['EUR1234.50', '', 'RF38IN000123'],
  ])
})
