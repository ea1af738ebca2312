import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { right, wrong } from './samples/count-columns.ts'
import { findByName } from './samples/find-by-name.ts'
import { fold, openSearch } from './samples/find-by-words.ts'
import { MarkedName } from './samples/marked-name.tsx'
import { type Draft, nextDraft } from './samples/order-draft.ts'
import { after, before, drive, own, untouched } from './samples/prototype-chain.ts'
import { rank } from './samples/rank.ts'
import { rowWindow } from './samples/row-window.ts'
import { first, leaked, second } from './samples/shared-breaks.ts'
import { large, Part, small, TieredPart } from './samples/tiered-part.ts'

const products = [
  { mpn: 'RAM-32', name: 'Memory module DDR5-5600, 32 GB' },
  { mpn: 'RAM-32E', name: 'ECC memory module DDR5-5600, 32 GB' },
  { mpn: 'PW-CPU-16', name: 'Processor, 16 cores' },
  { mpn: 'PW-CPU-8', name: 'Processor, 8 cores' },
  { mpn: 'PW-HDD-8T', name: 'Drive for vidéo archives, 8 TB' },
]
const mpns = (found: { mpn: string }[]) => found.map(({ mpn }) => mpn)

describe('the prototype chain', () => {
  test('answers what the object itself lacks, and an own value hides it', () => {
    expect(before).toBe('PW-HDD-8T, 12 months of warranty')
    expect(after).toBe('PW-HDD-8T, 36 months of warranty')
    expect([untouched, own]).toEqual([12, ['mpn', 'warrantyMonths']])
    expect(Object.hasOwn(drive, 'label')).toBe(false)
  })

  test('is what classes are made of', () => {
    expect([small, large]).toEqual([3_000, 29_500])
    expect(Object.getPrototypeOf(TieredPart.prototype)).toBe(Part.prototype)
    expect(new Part('a', 1).total).toBe(new TieredPart('b', 2).total)
  })

  test('shares a list that stands on the prototype', () => {
    expect(leaked).toBe(1)
    expect(first.breaks).toBe(second.breaks)
    expect([first.mpn, second.mpn]).toEqual(['RAM-32', ''])
  })

  test('spoils counting by name in an object, not in a map', () => {
    expect(wrong).toBe('function Object() { [native code] }1')
    expect(right).toBe(1)
  })
})

describe('the search', () => {
  test('finds by a piece of the name in any case', () => {
    expect(mpns(findByName(products, ' processor '))).toEqual(['PW-CPU-16', 'PW-CPU-8'])
    expect(findByName(products, '')).toHaveLength(5)
    expect(findByName(products, 'ddr5 32')).toEqual([])
  })

  test('finds by all words, without accents and signs, also by part number', () => {
    const search = openSearch(products)
    expect(fold(' DDR5-5600, Ünit ')).toBe('ddr5 5600 unit')
    expect(mpns(search('32 ddr5'))).toEqual(['RAM-32', 'RAM-32E'])
    expect(mpns(search('VIDEO'))).toEqual(['PW-HDD-8T'])
    expect(mpns(search('pw-cpu-8'))).toEqual(['PW-CPU-8'])
    expect(search('  ')).toHaveLength(5)
  })

  test('puts the part number first, then the start, then by name and number', () => {
    expect(mpns(rank(products, 'pw-hdd-8t'))[0]).toBe('PW-HDD-8T')
    expect(mpns(rank(products, 'processor')).slice(0, 2)).toEqual(['PW-CPU-8', 'PW-CPU-16'])
    expect(mpns(rank(products, 'memory')).slice(0, 2)).toEqual(['RAM-32', 'RAM-32E'])
    expect(mpns(products)[0]).toBe('RAM-32')
  })

  test('marks what was typed, and markup stays text', () => {
    const marked = (name: string, typed: string) =>
      renderToStaticMarkup(createElement(MarkedName, { name, typed }))
    expect(marked('Drive, 8 TB', 'DRIVE')).toBe('<span><mark>Drive</mark>, 8 TB</span>')
    expect(marked('<b>Drive', 'drive')).toBe('<span>&lt;b&gt;<mark>Drive</mark></span>')
    expect(marked('Drive', '')).toBe('<span>Drive</span>')
  })
})

describe('the draft of an order', () => {
  test('is another one after each step, and the old one stays', () => {
    const empty: Draft = []
    Object.freeze(empty)
    const one = nextDraft(empty, {
      kind: 'add',
      mpn: 'PW-CPU-16',
      minimum: 10,
    })
    const two = nextDraft(one, {
      kind: 'add',
      mpn: 'RAM-32',
      minimum: 20,
    })
    const more = nextDraft(two, {
      kind: 'quantity',
      mpn: 'PW-CPU-16',
      quantity: 40,
    })
    expect(more.map(({ quantity }) => quantity)).toEqual([40, 20])
    expect(two.map(({ quantity }) => quantity)).toEqual([10, 20])
    expect(more[1]).toBe(two[1])
    expect(nextDraft(more, { kind: 'remove', mpn: 'PW-CPU-16' })).toHaveLength(1)
  })
})

describe('a window on rows', () => {
  test.each([
    [0, { from: 0, to: 28, before: 0, after: 178_992 }],
    [36_000, { from: 992, to: 1_028, before: 35_712, after: 142_992 }],
    [999_999, { from: 5_000, to: 5_000, before: 180_000, after: 0 }],
  ])('scrolled to %i pixels', (top, drawn) => {
    const rows = { count: 5_000, height: 36 }
    expect(rowWindow({ top, height: 720 }, rows)).toEqual(drawn)
  })
})
