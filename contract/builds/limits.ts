/** Lines of one build. */
export const maxBuildLines = 40
export const maxMachines = 10_000
/** So many of one part in one machine. */
export const maxPerMachine = 1_000
