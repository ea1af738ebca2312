import { expect, test } from 'vitest'
import { ibanIn, isIban } from './iban.ts'
import { creditorReference, namedIn } from './reference.ts'

test('references and accounts have the check digits of their standards', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(creditorReference('IN-000123')).toMatch(/^RF\d\dIN000123$/)
  const accounts = ['DE89370400440532013000', 'GB82WEST12345698765432', 'NO9386011117947']
  for (const iban of [
    ...accounts,
    'FR1420041010050500013M02606',
    'MT84MALT011000012345MTLCAST001S',
  ])
    expect(isIban(iban), iban).toBe(true)
  for (const wrong of [
    'DE89370400440532013001',
    'DE8937040044053201300',
    'XX89370400440532013000',
    '',
  ])
    expect(isIban(wrong), wrong).toBe(false)
})

test('the account of a text is found however it is written there', () => {
  const iban = 'DE89370400440532013000'
  expect(ibanIn('Harbour Bank\nIBAN: DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX')).toBe(iban)
  expect(ibanIn('de89-3704-0044-0532-0130-00')).toBe(iban)
  expect(ibanIn('Example Bank\nAccount 00000000')).toBe(null)
  expect(ibanIn('IBAN DE89 3704 0044 0532 0130 01')).toBe(null)
})

test('numbers of ours are read in whatever a bank makes of a text', () => {
  const numbers = (text: string) => namedIn(text).map(({ kind, numbers }) => [kind, numbers])
  expect(numbers('Invoice IN-000123')).toEqual([['invoice', [123]]])
  expect(numbers('in 123')).toEqual([['invoice', [123]]])
  expect(numbers('IN-000123IN-000124')).toEqual([
    ['invoice', [123]],
    ['invoice', [124]],
  ])
  expect(numbers('IN- 000 123 of 14.02.2026')).toEqual([['invoice', [123]]])
  expect(numbers('PW-100001 / IN000123 100.00')).toEqual([
    ['order', [100001]],
    ['invoice', [123, 123100, 12310000]],
  ])
  expect(numbers('begin 000123, Rhein 000124')).toEqual([])
  expect(numbers('INVOICEIN-000123, invoiceIN000124')).toEqual([
    ['invoice', [123]],
    ['invoice', [124]],
  ])
  const reference = creditorReference('IN-000123')
  expect(numbers(reference)).toEqual([['invoice', [123]]])
  expect(numbers(`${reference.replace(/(.{4})/g, '$1 ')} 100.00`)).toEqual([['invoice', [123]]])
  expect(numbers(reference.replace('123', '124'))).toEqual([])
  expect(numbers('Thanks')).toEqual([])
})
