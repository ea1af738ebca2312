/** What makers rate the memory of a generation for, in MT/s by kind. Sources: Intel ARK, AMD product pages. */
const byGeneration: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'core-6': { DDR4: 2133 },
  'core-7': { DDR4: 2400 },
  'xeon-e3-v5': { DDR4: 2133 },
  'xeon-e3-v6': { DDR4: 2400 },
  'core-8': { DDR4: 2666 },
  'core-9': { DDR4: 2666 },
  'xeon-e-2100': { DDR4: 2666 },
  'xeon-e-2200': { DDR4: 2666 },
  'core-11': { DDR4: 3200 },
  'core-12': { DDR4: 3200, DDR5: 4800 },
  'core-200s': { DDR5: 5600 },
  'core-4': { DDR3: 1600 },
  'core-4-refresh': { DDR3: 1600 },
  'core-5-desktop': { DDR3: 1600 },
  'haswell-e': { DDR4: 2133 },
  'broadwell-e': { DDR4: 2400 },
  'xeon-e5-v3': { DDR4: 2133 },
  'xeon-e5-v4': { DDR4: 2400 },
  'kaby-lake-x': { DDR4: 2666 },
  'core-x-7': { DDR4: 2666 },
  'core-x-9': { DDR4: 2666 },
  'core-x-10': { DDR4: 2933 },
  'ryzen-1000': { DDR4: 2666 },
  'ryzen-2000g': { DDR4: 2933 },
  'ryzen-2000': { DDR4: 2933 },
  'ryzen-3000g': { DDR4: 2933 },
  'ryzen-3000': { DDR4: 3200 },
  'ryzen-4000': { DDR4: 3200 },
  'ryzen-5000': { DDR4: 3200 },
  'ryzen-5000g': { DDR4: 3200 },
  'bristol-ridge': { DDR4: 2400 },
  'ryzen-7000': { DDR5: 5200 },
  'ryzen-8000g': { DDR5: 5200 },
  'ryzen-9000': { DDR5: 5600 },
  'threadripper-1000': { DDR4: 2666 },
  'threadripper-2000': { DDR4: 2933 },
  'threadripper-3000': { DDR4: 3200 },
  'threadripper-7000': { DDR5: 5200 },
  'threadripper-7000-pro': { DDR5: 5200 },
  'threadripper-9000': { DDR5: 6400 },
  'threadripper-9000-pro': { DDR5: 6400 },
}

/** Generations whose models differ. */
const byModel: readonly (readonly [model: RegExp, rated: Readonly<Record<string, number>>])[] = [
  [/Core i[579][- ]1[34](600K|700|900)/, { DDR4: 3200, DDR5: 5600 }],
  [/Core i[35][- ]1[34]/, { DDR4: 3200, DDR5: 4800 }],
  [/Core i[79][- ]10/, { DDR4: 2933 }],
  [/Core i[35][- ]10|Pentium|Celeron/, { DDR4: 2666 }],
]

/** What the memory of a processor is rated for, or null. */
export const ratedSpeed = (generation: string | null, name: string, type: string): number | null =>
  (generation === null ? undefined : byGeneration[generation]?.[type]) ??
  byModel.find(([model]) => model.test(name))?.[1][type] ??
  null
