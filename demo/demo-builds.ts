type DemoBuild = {
  name: string
  machines: number
  spares: Record<string, number>
  /** Manufacturers' numbers, and how many of each one machine has. */
  parts: [mpn: string, quantity: number][]
}

/** The builds that the demo's buyer has saved: two of which nothing known speaks against, and one with a warning. */
export const demoBuilds: DemoBuild[] = [
  {
    name: 'Office fleet',
    machines: 500,
    spares: { ram: 2, hdd: 2 },
    parts: [
      ['7D48-001R', 1],
      ['BX8071512400', 1],
      ['CMK16GX4M2B3200C16', 1],
      ['SNV3S/1000G', 1],
    ],
  },
  {
    name: 'Render node',
    machines: 24,
    spares: {},
    parts: [
      ['90MB1IB0-M0EAY0', 1],
      ['100-100001277WOF', 1],
      ['CMT64GX5M2B5200C40', 1],
      ['MZ-V9P2T0BW', 2],
      ['NVGFT590', 1],
    ],
  },
  {
    name: 'Storage server',
    machines: 12,
    spares: { hdd: 5 },
    parts: [
      ['MBD-X13SAE-F-O', 1],
      ['BX8071514700', 1],
      ['KSM56E46BD8KM-32HA', 4],
      ['ST20000NM002H', 8],
    ],
  },
]
