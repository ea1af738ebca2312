import { expect, test } from 'vitest'
import { addressFiles } from '../../scripts/address-forms/read-library.ts'
import { countryCodes } from '../parts/countries.ts'
import { postalAddress } from './address.ts'
import { addressRows, addressText } from './compose.ts'
import { countryForms } from './country-forms.ts'
import { countryRegions } from './country-regions.ts'
import { addressForm } from './forms.ts'
import { addressLengths } from './lengths.ts'

const read = (given: object) => postalAddress.parse(given)
const textOf = (given: object) => addressText(read(given))
const faultsOf = (given: object) =>
  Object.fromEntries(
    (postalAddress.safeParse(given).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

test('what is known of countries is what the pinned library has', () => {
  const files = addressFiles()
  expect(files['country-forms.ts']).toContain(countryForms)
  expect(files['country-regions.ts']).toContain(countryRegions)
})

test.each([
  [
    { country: 'DE', name: 'Example GmbH', attention: 'Eva Moor', line1: 'Hafenweg 1' },
    { city: 'Hamburg', postalCode: '20457' },
    'Eva Moor\nExample GmbH\nHafenweg 1\n20457 Hamburg\nGERMANY',
  ],
  [
    { country: 'US', line1: '12 Dock Road', line2: 'Unit 4' },
    { city: 'Portville', region: 'california', postalCode: '90021-1234' },
    '12 Dock Road\nUnit 4\nPortville, CA 90021-1234\nUNITED STATES',
  ],
  [
    { country: 'JP', line1: '千代田区丸の内1-1' },
    { region: 'Tokyo', postalCode: '１００ー０００５' },
    '〒100-0005\n東京都\n千代田区丸の内1-1\nJAPAN',
  ],
  [
    { country: 'JP', line1: '1-1 Marunouchi, Chiyoda-ku' },
    { region: '東京都', postalCode: '100-0005' },
    '1-1 Marunouchi, Chiyoda-ku, Tokyo\n100-0005\nJAPAN',
  ],
  [
    { country: 'gb', line1: '1 Quay Street' },
    { city: 'Leeds', postalCode: 'ls1 4ap' },
    '1 Quay Street\nLeeds\nLS1 4AP\nUNITED KINGDOM',
  ],
  [
    { country: 'IE', line1: '1 Quay', region: 'Co. Dublin' },
    { city: 'Dublin' },
    '1 Quay\nDublin\nCo. Dublin\nIRELAND',
  ],
  [
    { country: 'HK', line1: '8 Harbour Road', region: 'Hong Kong Island' },
    { city: 'Wan Chai' },
    '8 Harbour Road\nWan Chai\nHong Kong Island\nHONG KONG',
  ],
  [
    { country: 'BR', line1: 'Rua Um 10', line2: 'Centro', region: 'SP' },
    { city: 'Santos', postalCode: '11010-100' },
    'Rua Um 10\nCentro\nSantos-SP\n11010-100\nBRAZIL',
  ],
  [
    { country: 'IN', line1: '1 Ring Road', region: 'Karnataka' },
    { city: 'Mysuru', postalCode: '570001' },
    '1 Ring Road\nMysuru 570001\nKarnataka\nINDIA',
  ],
  [
    { country: 'FI', line1: 'Katu 1' },
    { city: 'Oulu', postalCode: '90100' },
    'Katu 1\nFI-90100 Oulu\nFINLAND',
  ],
])('an address is written as its country writes it: %j', (first, more, text) => {
  expect(textOf({ ...first, ...more })).toBe(text)
})

test('names in every script are taken as they are', () => {
  for (const name of ['株式会社例', 'شركة المثال', 'חברה', 'ООО «Пример»', 'บริษัท', 'O’Neill & Søn'])
    expect(read({ country: 'GH', name, line1: name, city: name })).toMatchObject({
      name,
      city: name,
    })
})

test('each field says what to do, in the words of its country', () => {
  expect(faultsOf({ country: 'US' })).toEqual({
    line1: 'Please input the Address',
    city: 'Please input the city',
    region: 'Please input the state',
    postalCode: 'Please input the ZIP code, such as 95014',
  })
  const line1 = 'X 1'
  expect(faultsOf({ country: 'DE', line1, city: 'Ulm', postalCode: 'D-89073' })).toEqual({
    postalCode: 'A postal code here looks like 26133',
  })
  expect(faultsOf({ country: 'IE', line1, city: 'Cork', postalCode: '12' })).toEqual({
    postalCode: 'An Eircode here looks like A65 F4E2',
  })
  expect(
    faultsOf({ country: 'IN', line1, city: 'Goa', region: 'Nowhere', postalCode: '1' }),
  ).toEqual({
    region: 'Please choose the state, such as Andaman & Nicobar',
    postalCode: 'A PIN code here looks like 110034',
  })
  expect(faultsOf({ country: 'HK', line1, region: 'Kowloon', postalCode: '999077' })).toEqual({
    postalCode: 'Addresses of this country have no postal code: leave it empty',
  })
  expect(
    faultsOf({ country: 'JP', line1, region: '13', city: 'X', postalCode: '1000005' }),
  ).toEqual({
    city: 'Addresses of this country have no city of their own: write it into the lines',
  })
  for (const country of ['XX', 'EU', '', 'Germany', undefined])
    expect(faultsOf({ country, line1 })).toEqual({
      country: 'Please choose the country: two letters of ISO 3166, such as DE',
    })
})

test('control characters and what turns the direction of writing are not kept', () => {
  const told = read({ country: 'GH', line1: ' 1\tHigh\nStreet\u202e ', city: 'Acc\u0007ra' })
  expect(told).toMatchObject({ line1: '1 High Street', city: 'Acc ra' })
  expect(faultsOf({ country: 'GH', line1: 'a\u0000b', city: 'X' })).toEqual({
    line1: 'Some characters in this text cannot be stored',
  })
  expect(faultsOf({ country: 'GH', line1: '\u3164', city: '\u200b' })).toMatchObject({
    line1: 'Please input the Address',
    city: 'Please input the city',
  })
})

test('every country has a form that can be filled by its own example, into 500 characters', () => {
  const longest: number[] = []
  for (const country of countryCodes) {
    const form = addressForm(country)!
    const filled = {
      country,
      name: 'n'.repeat(addressLengths.name),
      attention: 'a'.repeat(addressLengths.attention),
      line1: 'l'.repeat(addressLengths.line1),
      line2: 'm'.repeat(addressLengths.line2),
      ...(form.fields.includes('city') && { city: 'c'.repeat(addressLengths.city) }),
      ...(form.fields.includes('region') && {
        region: form.regions.at(-1)?.latin ?? 'r'.repeat(addressLengths.region),
      }),
      ...(form.fields.includes('postalCode') && { postalCode: form.postal?.example ?? '' }),
    }
    const told = postalAddress.safeParse(filled)
    expect([country, told.error?.issues ?? []]).toEqual([country, []])
    const rows = addressRows(told.data!)
    longest.push(rows.join('\n').length)
    expect([country, rows.filter((row) => /%|^[,\s-]|[,\s]$/.test(row))]).toEqual([country, []])
  }
  expect(Math.max(...longest)).toBeLessThanOrEqual(500)
})
