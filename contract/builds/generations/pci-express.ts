/** How many lanes a processor has for cards. Sources: Intel ARK, AMD product pages. */
const lanesOfSocket: Readonly<Record<string, number>> = {
  LGA1150: 16,
  LGA1151: 16,
  LGA1155: 16,
  LGA1200: 16,
  LGA1700: 16,
  LGA1851: 16,
  AM4: 16,
  AM5: 16,
  'FM2+': 16,
  TR4: 60,
  sTRX4: 56,
  sTR5: 80,
  LGA2011: 40,
  'LGA2011-3': 40,
}
/** Models that differ from their socket's others. */
const lanesOfModel: readonly (readonly [model: RegExp, lanes: number])[] = [
  [/Core i7[- ](5820K|6800K)/, 28],
  [/Core i7[- ]7800X|Core i7[- ]7820X/, 28],
  [/Core i\d[- ]7(640|740)X/, 16],
  [/Core i9[- ]7\d\d0XE?/, 44],
  [/Core i[79][- ]9[89]\d0XE?/, 44],
  [/Core i9[- ]109/, 48],
  [/WX/, 128],
]

export const cardLanes = (socket: string | null, name: string): number | null =>
  lanesOfModel.find(([model]) => model.test(name))?.[1] ??
  (socket === null ? null : (lanesOfSocket[socket] ?? null))

/** The newest PCI Express that a socket's processors, a chipset and a generation have. */
const capOfSocket: Readonly<Record<string, number>> = {
  LGA1150: 3,
  LGA1151: 3,
  'LGA2011-3': 3,
  LGA2066: 3,
  TR4: 3,
  LGA2011: 3,
}
const capOfChipset: Readonly<Record<string, number>> = {
  'Intel H410': 3,
  'Intel B460': 3,
  'Intel H470': 3,
  'AMD A320': 3,
  'AMD B350': 3,
  'AMD X370': 3,
  'AMD B450': 3,
  'AMD X470': 3,
  'AMD A520': 3,
  'AMD B550': 4,
  'AMD X570': 4,
  'AMD A620': 4,
  'AMD B650': 4,
  'AMD X670': 4,
  'AMD B840': 4,
  'AMD TRX40': 4,
}
const capOfGeneration: Readonly<Record<string, number>> = {
  'core-10': 3,
  'core-11': 4,
  'ryzen-1000': 3,
  'ryzen-2000': 3,
  'ryzen-2000g': 3,
  'ryzen-3000g': 3,
  'ryzen-4000': 3,
  'ryzen-5000g': 3,
  'ryzen-8000g': 4,
}

type Of = { socket: string | null; chipset: string | null; generation: string | null }

/** The newest version that cards can run at, or null where nothing is known to bound it. */
export function pcieCap({ socket, chipset, generation }: Of): number | null {
  const caps = [
    socket === null ? undefined : capOfSocket[socket],
    chipset === null ? undefined : capOfChipset[chipset],
    generation === null ? undefined : capOfGeneration[generation],
  ].filter((cap) => cap !== undefined)
  return caps.length > 0 ? Math.min(...caps) : null
}
