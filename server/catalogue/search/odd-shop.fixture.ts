import type { Category, Specs } from '../../../contract/parts/parts.ts'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { newId } from '../../database/new-id.ts'

export type Odd = [
  mpn: string,
  name: string,
  category: Category,
  price: number,
  specs: Specs,
  details?: string,
]

const board = { memoryType: 'DDR5', memorySlots: 4, m2Slots: 3, formFactor: 'ATX' }

/** Parts of makers that there are none of, each with what some kind of search asks for. */
const parts: Odd[] = [
  [
    'QX-700-8C',
    'Lumen Quasar 7 700',
    'cpu',
    210,
    {
      manufacturer: 'Lumen',
      socket: 'ZQ9',
      cores: 8,
      threads: 16,
      tdpWatts: 65,
      integratedGraphics: 'Lumen Iris',
      pcieVersion: 5,
    },
  ],
  [
    'QX-900-24C',
    'Lumen Quasar 9 900K',
    'cpu',
    640,
    {
      manufacturer: 'Lumen',
      socket: 'ZQ9',
      cores: 24,
      threads: 32,
      tdpWatts: 125,
      integratedGraphics: false,
      pcieVersion: 5,
    },
  ],
  [
    'HV-9640',
    'Havel EPYC 9640',
    'cpu',
    4100,
    {
      manufacturer: 'Havel',
      socket: 'SQ5',
      cores: 96,
      threads: 192,
      tdpWatts: 360,
      integratedGraphics: false,
      coolerIncluded: false,
    },
    'For hosts with many guests, sold without a cooler.',
  ],
  [
    'GR32D5K2/60-30',
    'Gravel Onyx 32 GB DDR5-6000 CL30 (2 × 16 GB)',
    'ram',
    105,
    {
      manufacturer: 'Gravel',
      type: 'DDR5',
      formFactor: 'DIMM',
      modules: 2,
      moduleCapacityGb: 16,
      capacityGb: 32,
      speedMts: 6000,
      casLatency: 30,
      ecc: false,
      registered: false,
    },
  ],
  [
    'GR64D4R/32',
    'Gravel Slate 64 GB DDR4-3200 RDIMM',
    'ram',
    180,
    {
      manufacturer: 'Gravel',
      type: 'DDR4',
      formFactor: 'DIMM',
      modules: 1,
      moduleCapacityGb: 64,
      capacityGb: 64,
      speedMts: 3200,
      ecc: true,
      registered: true,
    },
  ],
  [
    'GR16D5S/56',
    'Gravel Pebble 16 GB DDR5-5600 SO-DIMM',
    'ram',
    48,
    {
      manufacturer: 'Gravel',
      type: 'DDR5',
      formFactor: 'SO-DIMM',
      modules: 1,
      moduleCapacityGb: 16,
      capacityGb: 16,
      speedMts: 5600,
      ecc: false,
      registered: false,
    },
  ],
  [
    'TL-N2000-5',
    'Tideline Narwhal 850 PRO 2 TB',
    'hdd',
    170,
    {
      manufacturer: 'Tideline',
      kind: 'SSD',
      capacityGb: 2000,
      formFactor: 'M.2 2280',
      interface: 'PCIe 5.0 x4 NVMe',
    },
  ],
  [
    'TL-S960-3',
    'Tideline Seal 960 GB',
    'hdd',
    90,
    {
      manufacturer: 'Tideline',
      kind: 'SSD',
      capacityGb: 960,
      formFactor: '2.5"',
      interface: 'SATA 6 Gb/s',
    },
    'For servers that never stop.',
  ],
  [
    'TL-U3840',
    'Tideline Orca 3.84 TB',
    'hdd',
    390,
    {
      manufacturer: 'Tideline',
      kind: 'SSD',
      capacityGb: 3840,
      formFactor: '2.5" U.2',
      interface: 'PCIe 4.0 x4 NVMe',
    },
  ],
  [
    'TL-H14000',
    'Tideline DeepHaul 14 TB',
    'hdd',
    240,
    {
      manufacturer: 'Tideline',
      kind: 'HDD',
      capacityGb: 14000,
      formFactor: '3.5"',
      interface: 'SATA 6 Gb/s',
      rpm: 7200,
    },
    'Helium-filled, for network storage of many bays.',
  ],
  [
    'TL-H18000',
    'Tideline DeepHaul 18 TB',
    'hdd',
    310,
    {
      manufacturer: 'Tideline',
      kind: 'HDD',
      capacityGb: 18000,
      formFactor: '3.5"',
      interface: 'SATA 6 Gb/s',
      rpm: 7200,
    },
  ],
  [
    'KM-V880-16',
    'Kimera Vortex VX 880 16 GB',
    'gpu',
    720,
    {
      manufacturer: 'Kimera',
      chipset: 'VX 880',
      memoryGb: 16,
      memoryType: 'GDDR7',
      tdpWatts: 290,
      slots: 3,
      powerConnectors: '2 × 8-pin',
    },
  ],
  [
    'KM-V840-8',
    'Kimera Vortex VX 840 8 GB',
    'gpu',
    260,
    {
      manufacturer: 'Kimera',
      chipset: 'VX 840',
      memoryGb: 8,
      memoryType: 'GDDR6',
      tdpWatts: 70,
      slots: 1,
      powerConnectors: 'none',
    },
    'Half-height card for small workstations.',
  ],
  [
    'MB-Z9A-W',
    'Basalt Z9A RAPTOR WIFI',
    'motherboard',
    230,
    {
      ...board,
      manufacturer: 'Basalt',
      socket: 'ZQ9',
      chipset: 'Z9A',
      lan: '10 GbE',
      wifi: 'Wi-Fi 7',
    },
    'With USB4 on the back.',
  ],
  [
    'MB-Z5M',
    'Basalt Z5M-P',
    'motherboard',
    95,
    {
      ...board,
      manufacturer: 'Basalt',
      socket: 'ZQ9',
      chipset: 'Z5',
      formFactor: 'Micro ATX',
      memorySlots: 2,
      m2Slots: 1,
      lan: '1 GbE',
      wifi: false,
    },
  ],
]

/** A shop of these parts alone, all of them in stock but the dear graphics card. */
export const openOddShop = () => openShopOf(parts)

/** A shop of these parts alone, the last of them the newest. */
export async function openShopOf(those: Odd[]) {
  const shop = await openTestShop({ jobs: false })
  for (const [mpn, name, category, price, specs, details = ''] of those)
    await shop.sql`
      insert into part ${shop.sql({
        id: newId(),
        mpn,
        name,
        category,
        details,
        specs,
        price_minor: price * 100,
        min_quantity: 1,
        quantity: mpn === 'KM-V880-16' ? 0 : 50,
        img: '/images/none',
        warranty_months: 24,
      })}`
  await shop.sql`analyze part, part_rank`
  const get = async (where: string) => {
    const response = await shop.request(`/api${where}`)
    return { response, body: await response.json() }
  }
  /** The numbers that a search lists, and how it says that it was answered. */
  const list = async (q: string, more = '') => {
    const { response, body } = await get(`/parts?limit=50&q=${encodeURIComponent(q)}${more}`)
    return {
      mpns: (body as { mpn: string }[]).map(({ mpn }) => mpn),
      match: response.headers.get('x-search-match'),
      total: Number(response.headers.get('x-total-count')),
    }
  }
  const search = async (q: string, more = '') =>
    (await get(`/part-search?q=${encodeURIComponent(q)}${more}`)).body
  return { shop, get, list, search }
}
