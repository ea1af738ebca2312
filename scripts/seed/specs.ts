import type { KnownCategory } from '../../contract/parts/known-categories.ts'
import type { Specs } from '../../contract/parts/parts.ts'
import type { Random } from '../../tests/faults/random.ts'

const one = <T>(random: Random, of: readonly T[]) => of[random.between(0, of.length - 1)]!

/** What parts of a category have, under the keys of docs/catalogue.md, as manufacturers combine them. */
const made: Record<KnownCategory, (random: Random, maker: string) => Specs> = {
  cpu: (random, maker) => {
    const cores = one(random, [4, 6, 8, 10, 12, 14, 16, 24, 32, 64, 96])
    const isAmd = maker === 'AMD'
    return {
      socket: one(
        random,
        isAmd ? ['AM4', 'AM5', 'sTR5', 'SP5'] : ['LGA1700', 'LGA1851', 'LGA4677'],
      ),
      cores,
      threads: cores * random.between(1, 2),
      tdpWatts: one(random, [35, 65, 105, 120, 125, 170, 280, 350]),
      boostClockGhz: random.between(36, 60) / 10,
      l3CacheMb: one(random, [16, 20, 24, 32, 36, 64, 96, 128, 256]),
      memoryTypes: random.chance(0.3) ? ['DDR4', 'DDR5'] : ['DDR5'],
      pcieVersion: random.between(4, 5),
      integratedGraphics: one(random, ['none', isAmd ? 'AMD Radeon Graphics' : 'Intel UHD 770']),
    }
  },
  ram: (random) => {
    const modules = one(random, [1, 2, 4])
    const moduleCapacityGb = one(random, [8, 16, 24, 32, 48, 64])
    const registered = random.chance(0.2)
    return {
      type: one(random, ['DDR4', 'DDR5', 'DDR5']),
      formFactor: one(random, ['DIMM', 'DIMM', 'SO-DIMM']),
      modules,
      moduleCapacityGb,
      capacityGb: modules * moduleCapacityGb,
      speedMts: random.between(16, 42) * 200,
      casLatency: random.between(16, 46),
      ecc: registered || random.chance(0.1),
      registered,
    }
  },
  hdd: (random) => {
    const isDisk = random.chance(0.5)
    return {
      kind: isDisk ? 'HDD' : 'SSD',
      capacityGb: one(random, [250, 500, 1_000, 2_000, 4_000, 8_000, 12_000, 16_000, 20_000]),
      formFactor: isDisk ? '3.5"' : one(random, ['2.5"', 'M.2 2280', 'U.2']),
      interface: isDisk
        ? one(random, ['SATA 6 Gb/s', 'SAS 12 Gb/s'])
        : one(random, ['SATA 6 Gb/s', 'PCIe 4.0 x4', 'PCIe 5.0 x4']),
      ...(isDisk
        ? { rpm: one(random, [5_400, 7_200]), cacheMb: one(random, [64, 128, 256, 512]) }
        : { readMbps: random.between(5, 140) * 100, enduranceTbw: random.between(1, 60) * 100 }),
    }
  },
  gpu: (random) => ({
    chipset: one(random, [
      'GeForce RTX 4060',
      'GeForce RTX 4070',
      'GeForce RTX 5070',
      'GeForce RTX 5080',
      'GeForce RTX 5090',
    ]),
    memoryGb: one(random, [8, 12, 16, 24, 32]),
    memoryType: one(random, ['GDDR6', 'GDDR6X', 'GDDR7']),
    busBits: one(random, [128, 192, 256, 384, 512]),
    boostClockMhz: random.between(220, 290) * 10,
    tdpWatts: random.between(23, 115) * 5,
    lengthMm: random.between(200, 360),
    slots: random.between(4, 8) / 2,
  }),
  motherboard: (random) => ({
    ...one(random, [
      { socket: 'AM5', chipset: 'AMD B650' },
      { socket: 'AM5', chipset: 'AMD X870' },
      { socket: 'LGA1700', chipset: 'Intel B760' },
      { socket: 'LGA1851', chipset: 'Intel Z890' },
    ]),
    formFactor: one(random, ['ATX', 'Micro ATX', 'Mini-ITX', 'E-ATX']),
    memoryType: one(random, ['DDR4', 'DDR5', 'DDR5']),
    memorySlots: one(random, [2, 4, 8]),
    maxMemoryGb: one(random, [96, 128, 192, 256]),
    m2Slots: random.between(1, 5),
    lan: one(random, ['1 GbE', '2.5 GbE', '5 GbE', '10 GbE']),
    wifi: one(random, ['none', 'Wi-Fi 6E', 'Wi-Fi 7']),
  }),
}

/** Plausible specifications of a part by this maker. */
export const makeSpecs = (category: KnownCategory, maker: string, random: Random): Specs => ({
  manufacturer: maker,
  ...made[category](random, maker),
})
