import { expect, test } from 'vitest'
import { named, of, searchDemo } from './demo-answers.fixture.ts'

const { find } = searchDemo()

/** All that a search has to find: nothing else is listed. */
const exactly: [kind: string, q: string, mpns: string[]][] = [
  // what is said to be passed is passed, and what is said to be reached belongs to it
  ['a bound that is passed', 'processors with over 20 cores', of('cpu', ({ cores }) => cores > 20)],
  ['a bound that is not reached', 'processor below 16 cores', of('cpu', ({ cores }) => cores < 16)],
  ['fewer', 'CPU fewer than 20 threads', of('cpu', ({ threads }) => threads < 20)],
  ['a bound that belongs to it', 'up to 70 watt gpu', of('gpu', ({ tdpWatts }) => tdpWatts <= 70)],
  ['a sign that excludes', 'ram > 32GB', of('ram', ({ capacityGb }) => capacityGb > 32)],
  ['a sign that includes', 'ram >= 32GB', of('ram', ({ capacityGb }) => capacityGb >= 32)],
  ['a bound behind', 'card 170mm or shorter', of('gpu', ({ lengthMm }) => lengthMm <= 170)],
  ['a plus', 'CPU 20+ cores', of('cpu', ({ cores }) => cores >= 20)],
  ['two ends', 'cpu 16 to 24 cores', of('cpu', ({ cores }) => cores >= 16 && cores <= 24)],
  [
    'two ends between',
    'card between 12 and 20 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 12 && memoryGb <= 20),
  ],
  [
    'two ends with a dash',
    'cards 8-12 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 8 && memoryGb <= 12),
  ],
  [
    'two ends behind from',
    'card from 12 to 16 GB',
    of('gpu', ({ memoryGb }) => memoryGb >= 12 && memoryGb <= 16),
  ],
  [
    'a speed that is passed',
    'DDR5 faster than 6000',
    of('ram', ({ type, speedMts }) => type === 'DDR5' && speedMts > 6000),
  ],
  [
    'a price with a plus',
    '$1000+ motherboards',
    of('motherboard', (_, { price }) => price >= 1000),
  ],
  [
    'a range of prices',
    'boards in the 170 to 210 range',
    of('motherboard', (_, { price }) => price >= 170 && price <= 210),
  ],
  [
    'a price beside a count',
    'processor with 6 cores under $140',
    of('cpu', ({ cores }, { price }) => cores === 6 && price <= 140),
  ],
  [
    'a speed with a bound behind',
    'DDR5 5600 or faster',
    of('ram', ({ type, speedMts }) => type === 'DDR5' && speedMts >= 5600),
  ],
  ['two ends apart', 'CPUs 20 - 32 cores', of('cpu', ({ cores }) => cores >= 20 && cores <= 32)],
  ['a class is no end', 'Ryzen 7 - 8 cores', named('Ryzen 7')],
  // numbers in other writings
  [
    'a count of what is not told',
    'ASUS card with 3 fans',
    of('gpu', (_, { specs }) => specs.manufacturer === 'ASUS'),
  ],
  ['megabytes', '8192 MB graphics card', of('gpu', ({ memoryGb }) => memoryGb === 8)],
  ['cores and threads', '6C/12T', of('cpu', ({ cores, threads }) => cores === 6 && threads === 12)],
  ['a count in one word', 'Achtkern Prozessor', of('cpu', ({ cores }) => cores === 8)],
  [
    'a kit in words',
    'two sticks of 32GB',
    of('ram', ({ modules, moduleCapacityGb }) => modules === 2 && moduleCapacityGb === 32),
  ],
  ['channels', '8 channel CPU', of('cpu', ({ memoryChannels }) => memoryChannels === 8)],
  [
    'a network in words',
    'board with five gigabit',
    of('motherboard', ({ lan }) => lan.includes('5 GbE') && !lan.includes('2.5')),
  ],
  [
    'how many are wanted',
    'we want sixteen 20 TB drives',
    of('hdd', ({ capacityGb }) => capacityGb === 20_000),
  ],
  [
    'an interface behind its speed',
    '12Gb/s SAS disk',
    of('hdd', ({ interface: own }) => own.startsWith('SAS')),
  ],
  [
    'a count behind talk',
    'we would like 50 NVMe SSDs with 2 TB',
    of('hdd', ({ interface: own, capacityGb }) => own.includes('NVMe') && capacityGb === 2000),
  ],
  [
    'sizes before modules',
    'two 32GB sticks DDR5',
    of('ram', ({ modules, moduleCapacityGb }) => modules === 2 && moduleCapacityGb === 32),
  ],
  ['memory for a board', 'memory for a B550 board', of('ram', ({ type }) => type === 'DDR4')],
  [
    'all but',
    'disques durs sauf WD',
    of('hdd', ({ kind }, { specs }) => kind === 'HDD' && specs.manufacturer !== 'Western Digital'),
  ],
  // what a part is for
  [
    'a board for a processor',
    'motherboard for Ryzen 5 5600',
    of('motherboard', ({ socket }) => socket === 'AM4'),
  ],
  [
    'a board for a model alone',
    'board for 7800X3D',
    of('motherboard', ({ socket }) => socket === 'AM5'),
  ],
  [
    'a board beside its processor',
    'Threadripper PRO 7975WX board',
    of('motherboard', ({ socket }) => socket === 'sTR5'),
  ],
  [
    'a processor for a board',
    'CPU for a Z790 board',
    of('cpu', ({ socket }) => socket === 'LGA1700'),
  ],
  ['memory for a processor', 'memory for Ryzen 7 5700G', of('ram', ({ type }) => type === 'DDR4')],
  [
    'a machine',
    'RDIMM for HPE ProLiant DDR5',
    of('ram', ({ type, registered }) => type === 'DDR5' && registered),
  ],
  ['work', '20 GB card for deep learning', of('gpu', ({ memoryGb }) => memoryGb === 20)],
  // words
  ['a question', 'what’s the price of an RTX A4000', named('RTX A4000')],
  ['one against another', 'RTX 4060 vs 4090', [...named('RTX 4060'), ...named('RTX 4090')]],
  ['a letter apart', 'RTX A 4000', named('RTX A4000')],
  ['an abbreviation', 'mb lga1851', of('motherboard', ({ socket }) => socket === 'LGA1851')],
  ['a form that begins as an ending', 'AM5 E-ATX', []],
  ['heat of a drive', 'SSD sin disipador 2 TB', named('990 PRO')],
  [
    'a plug',
    'card without additional power plug',
    of('gpu', ({ powerConnectors }) => powerConnectors === 'none'),
  ],
  [
    'registered is memory',
    'registered DDR5',
    of('ram', ({ type, registered }) => type === 'DDR5' && registered),
  ],
  [
    'a compound of a kit',
    'Arbeitsspeicherkit 48GB',
    of('ram', ({ capacityGb }) => capacityGb === 48),
  ],
  [
    'German talk',
    'Angebot um 10 Stück SSD mit 4 TB',
    of('hdd', ({ kind, capacityGb }) => kind === 'SSD' && capacityGb === 4000),
  ],
]

test.each(exactly)('%s: %s finds these and no others', async (_kind, q, mpns) => {
  const found = await find(q)
  expect(found.mpns.toSorted()).toEqual(mpns.toSorted())
  if (mpns.length > 0) expect(found.match).toBe('all')
})
