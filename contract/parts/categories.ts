/** The categories of parts, in the specification's order. Plain, so that pages need no schema for a name. */
export const categories = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'] as const

/** The categories as the specification writes them. */
export const categoryNames: Record<(typeof categories)[number], string> = {
  cpu: 'CPU',
  ram: 'Ram',
  hdd: 'HDD',
  gpu: 'GPU',
  motherboard: 'Motherboard',
}

/** Where the counts of categories end: so many stand for more, too. */
export const categoryCountUpTo = 1_000
