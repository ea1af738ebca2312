import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawPart } from '../draw/draw-part.ts'
import { drawHero } from '../draw/hero.ts'
import type { DemoPart } from './demo-part.ts'
import { demoParts } from './demo-parts.ts'

const parts = demoParts()
const CATEGORIES = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'] as const
/** Grey values of a picture at 64 by 48. */
type Thumb = { mpn: string; category: DemoPart['category']; grey: Buffer }

describe('catalogue', () => {
  test.each(CATEGORIES)('has at least 13 parts of category %s', (category) => {
    expect(parts.filter((part) => part.category === category).length).toBeGreaterThanOrEqual(13)
  })

  test('has at least 66 parts, and no part number or name twice', () => {
    expect(parts.length).toBeGreaterThanOrEqual(66)
    expect(new Set(parts.map((part) => part.mpn)).size).toBe(parts.length)
    expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length)
  })

  test('keeps the price of a smallest order under what card providers take', () => {
    const dear = parts.filter((part) => part.price * part.minQuantity >= 999_999)
    expect(dear.map((part) => part.mpn)).toEqual([])
  })

  test('has one part sold out, two low on stock and the rest well stocked', () => {
    const soldOut = parts.filter((part) => part.quantity === 0)
    const short = parts.filter((part) => part.quantity < part.minQuantity * 2)
    expect(soldOut).toHaveLength(1)
    expect(short).toHaveLength(3)
    for (const { quantity, mpn } of parts) {
      expect(quantity, mpn).toBeLessThanOrEqual(20_000)
      if (!short.some((part) => part.mpn === mpn)) expect(quantity, mpn).toBeGreaterThanOrEqual(200)
    }
  })

  test('describes each part in its own words', () => {
    expect(new Set(parts.map((part) => part.details)).size).toBe(parts.length)
    for (const part of parts) expect(part.details, part.mpn).toMatch(/\.$/)
    for (const part of parts) expect(part.details, part.mpn).not.toMatch(/!| {2}/)
  })
})

describe('specifications', () => {
  test.each(parts.map((part) => [part.mpn, part] as const))('of %s are plausible', (_, part) => {
    const within = (value: number | undefined, low: number, high: number) => {
      expect(value).toBeGreaterThanOrEqual(low)
      expect(value).toBeLessThanOrEqual(high)
    }
    switch (part.category) {
      case 'cpu': {
        const { specs } = part
        within(specs.cores, 4, 192)
        within(specs.threads / specs.cores, 1, 2)
        within(specs.baseClockGhz, 1.5, 5)
        within(specs.boostClockGhz, specs.baseClockGhz, 6.5)
        within(specs.l3CacheMb, 8, 1200)
        within(specs.tdpWatts, 35, 500)
        return within(specs.pcieVersion, 3, 6)
      }
      case 'ram': {
        const { specs } = part
        expect(specs.modules * specs.moduleCapacityGb).toBe(specs.capacityGb)
        within(specs.speedMts, specs.type === 'DDR4' ? 2133 : 4800, 8800)
        within(specs.voltage, specs.type === 'DDR4' ? 1.2 : 1.1, 1.45)
        within(specs.casLatency, 14, 50)
        return expect(specs.ecc || !specs.registered).toBe(true)
      }
      case 'hdd': {
        const { specs } = part
        within(specs.capacityGb, 120, 32_000)
        if (specs.kind === 'HDD') return within(specs.rpm, 5400, 7200)
        expect(specs.rpm).toBeUndefined()
        within(specs.readMbps, 500, 15_000)
        return within(specs.enduranceTbw, 100, 20_000)
      }
      case 'gpu': {
        const { specs } = part
        within(specs.memoryGb, 4, 192)
        within(specs.busBits, 64, 8192)
        within(specs.boostClockMhz, 1000, 3500)
        within(specs.tdpWatts, 30, 700)
        within(specs.lengthMm, 140, 400)
        return within(specs.slots, 1, 4)
      }
      case 'motherboard': {
        const { specs } = part
        within(specs.memorySlots, 1, 16)
        within(specs.maxMemoryGb / specs.memorySlots, 32, 512)
        within(specs.m2Slots, 0, 8)
        return within(specs.pcieX16Slots, 1, 7)
      }
    }
  })
})

describe('pictures', () => {
  const thumbs: Thumb[] = []

  beforeAll(async () => {
    for (const part of parts) {
      // drawn a quarter as wide: thumbs want no more
      const grey = await sharp(Buffer.from(drawPart(part)), { density: 18 })
        .resize(64, 48)
        .flatten({ background: '#f3f1ec' })
        .greyscale()
        .raw()
        .toBuffer()
      thumbs.push({ mpn: part.mpn, category: part.category, grey })
    }
  }, 120_000)

  test('differ for every part, and stay the same from call to call', () => {
    expect(new Set(parts.map(drawPart)).size).toBe(parts.length)
    for (const part of parts.slice(0, 3)) expect(drawPart(part)).toBe(drawPart(part))
  })

  test('are of the agreed size, complete, and without fonts or foreign files', () => {
    for (const part of parts) {
      const svg = drawPart(part)
      expect(svg).toMatch(/^<svg [^>]*width="1280" height="960"/)
      expect(svg, part.mpn).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/)
    }
  })

  test('are not blank and touch no edge', () => {
    for (const { mpn, grey } of thumbs) {
      expect(spread(grey), mpn).toBeGreaterThan(20)
      const row = (y: number) => [...grey.subarray(y * 64, (y + 1) * 64)]
      expect(Math.min(...row(0), ...row(47)), mpn).toBeGreaterThan(200)
    }
  })

  test('of different categories do not look alike', () => {
    for (const [i, one] of thumbs.entries()) {
      for (const other of thumbs.slice(i + 1)) {
        if (one.category === other.category) continue
        const label = `${one.mpn} and ${other.mpn}`
        expect(distance(one.grey, other.grey), label).toBeGreaterThan(6)
      }
    }
  })

  test('of the hero is drawn whole', async () => {
    const svg = drawHero()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const { info, data } = await sharp(Buffer.from(svg))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1600, 1120])
    expect(spread(data)).toBeGreaterThan(20)
  })
})

/** Standard deviation of grey values. */
function spread(grey: Buffer): number {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
}

/** Mean difference of two pictures' grey values. */
function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length
}
