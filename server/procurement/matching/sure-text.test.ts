import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asked, type MatchingShop, openMatchingShop } from './matching.fixture.ts'

let matching: MatchingShop
beforeAll(async () => {
  matching = await openMatchingShop()
})
afterAll(() => matching?.shop.close())

const matched = async (given: Asked | string) => {
  const [row] = await matching.match([typeof given === 'string' ? { number: given } : given])
  return row!
}

test.each<[text: Asked | string, mpn: string]>([
  ['WD Red Plus 4TB (WD40EFPX)', 'WD40EFPX'],
  ['Festplatte WD Red Plus 4 TB, WD40EFPX', 'WD40EFPX'],
  ['hard drive: WD40EFPX', 'WD40EFPX'],
  ['disque dur WD40EFPX 3,5 Zoll', 'WD40EFPX'],
  ['MZ-77E1T0BW Samsung 870 EVO 1TB SATA SSD', 'MZ-77E1T0BW'],
  ['AMD EPYC 7313P 16-core CPU, 100-100000339WOF, new', '100-100000339WOF'],
  ['CT16G56C46S5 16GB DDR5-5600', 'CT16G56C46S5'],
  ['KF432C16BB/32 Kingston FURY memory', 'KF432C16BB/32'],
  [{ number: 'Disk WD40EFPX', manufacturer: 'WD' }, 'WD40EFPX'],
])('%o is the part whose number stands there', async (text, mpn) => {
  expect(await matched(text)).toMatchObject({
    match: 'exact',
    by: 'mpn',
    part: { mpn },
    candidates: [],
    reason: 'Its number stands in the text, and all else there is said of it',
  })
})

test.each<[text: Asked | string, mpn: string, why: string]>([
  ['Tray for WD40EFPX', 'WD40EFPX', 'what it is for'],
  ['WD caddy WD40EFPX', 'WD40EFPX', 'an accessory'],
  ['WD Red Plus 8TB (WD40EFPX)', 'WD40EFPX', 'another size'],
  ['WD Red Plus 4GB (WD40EFPX)', 'WD40EFPX', 'another unit'],
  ['Seagate 4TB WD40EFPX', 'WD40EFPX', 'another maker'],
  [{ number: 'Disk WD40EFPX', manufacturer: 'Seagate' }, 'WD40EFPX', 'another maker in its column'],
  ['WD Red Plus WD40EFPX or WD40EFAX', 'WD40EFPX', 'a number that nobody knows'],
  ['WD Red Plus WD40EFPX WD8004FRYZ', 'WD40EFPX', 'two numbers'],
  ['WD Red Plus WD40EFPX-68C6CN0', 'WD40EFPX', 'a number that goes on'],
  ['3 WD Red Plus WD40EFPX', 'WD40EFPX', 'a number that may be pieces'],
  ['250 WD Red Plus WD40EFPX', 'WD40EFPX', 'more pieces'],
  ['no WD Red Plus WD40EFPX', 'WD40EFPX', 'a word against it'],
  ['graphics card WD40EFPX', 'WD40EFPX', 'another category'],
  ['part number WD40EFPX', 'WD40EFPX', 'nothing that tells it'],
  [{ description: 'WD Red Plus 4TB (WD40EFPX)' }, 'WD40EFPX', 'no place of numbers'],
])('%o is asked about: %3$s', async (text, mpn) => {
  const row = await matched(text)
  expect(row).toMatchObject({ match: 'likely', part: null })
  expect(row.candidates.map(({ part }) => part.mpn)).toContain(mpn)
})

test.each([
  ['AMD EPYC 7313P', '100-100000339WOF'],
  ['CPU Intel Core i5-12400', 'BX8071512400'],
  ['Samsung 870 EVO 1TB SSD', 'MZ-77E1T0BW'],
  ['amd ryzen 5 5600 6-Core Processor', '100-100000927BOX'],
  ['AMD Ryzen 5 5600 3.5 GHz 6-Core 12-Threads AM4 Processor', '100-100000927BOX'],
])('“%s” is the part of that name', async (text, mpn) => {
  expect(await matched(text)).toMatchObject({
    match: 'exact',
    by: 'name',
    reason: 'It is named so, and no other part is',
    part: { mpn },
  })
})

test.each([
  ['WD Gold 8 TB', 'its name has no number of a model'],
  ['Samsung 870 EVO', 'a part of its name'],
  ['Samsung 870 EVO 1 TB mSATA', 'another kind'],
  ['AMD Ryzen 5 5600 boxed', 'a word that may tell another'],
  ['heatsink for AMD EPYC 7313P', 'what it is for'],
  ['2 AMD EPYC 7313P', 'a number that may be pieces'],
  ['EPYC 7313P or EPYC 9654', 'two names'],
])('“%s” is asked about: %s', async (text) => {
  expect(await matched(text)).toMatchObject({ match: 'likely', part: null })
})

test.each([
  ['Lumix L4', 'LX-L4-00'],
  ['Nordal H12SSL-i', 'NX-H12'],
])('“%s” is the part of that name: it has a model', async (text, mpn) => {
  await matching.addPart(mpn, text)
  expect(await matched(text)).toMatchObject({ match: 'exact', by: 'name', part: { mpn } })
})

test('short words of a name find it, and it is asked about', async () => {
  await matching.addPart('WX-PRO-12', 'WQ Red Pro 12 TB')
  const row = await matched('WQ Red Pro 12 TB')
  expect(row).toMatchObject({ match: 'likely', part: null })
  expect(row.candidates.map(({ part }) => part.mpn)).toEqual(['WX-PRO-12'])
})

test('a name that two parts have, or that another goes on from, is asked about', async () => {
  await matching.addPart('LX-AA-1', 'Lumix L7700 cable')
  expect(await matched('Lumix L7700 cable')).toMatchObject({ part: { mpn: 'LX-AA-1' } })
  await matching.addPart('LX-BB-2', 'Lumix L7700 cable')
  expect(await matched('Lumix L7700 cable')).toMatchObject({ match: 'likely', part: null })
  await matching.addPart('NX-AA-1', 'Nordal N8800 card')
  await matching.addPart('NX-BB-2', 'Nordal N8800 card, white')
  expect(await matched('Nordal N8800 card')).toMatchObject({ match: 'likely', part: null })
  expect(await matched('Nordal N8800 card white')).toMatchObject({ part: { mpn: 'NX-BB-2' } })
})
