/** DDR kinds by how much one ordinary module of them holds at least, in GB: a board that takes less has a broken entry. */
const ordinaryModuleGb: Record<string, number> = { DDR5: 16, DDR4: 8, DDR3: 2, DDR3L: 2, DDR2: 2 }

/** The largest memory of a board, or null where it is less than one module: terabytes that are written as gigabytes. */
export const plausibleBoardMemory = (gb: number, types: readonly string[]) =>
  gb >= Math.max(1, ...types.map((type) => ordinaryModuleGb[type] ?? 1)) && gb !== 375 ? gb : null

/** The same of a processor. 375 stands for 3.75 TB in the lists that have it, a number of no processor. */
export const plausibleProcessorMemory = (gb: number) => (gb >= 8 && gb !== 375 ? gb : null)

/** A kit in a name: "(2x16GB)", "2 x 16 GB". */
export function kitInName(name: string): { modules: number; moduleGb: number } | null {
  const [, modules, moduleGb] = /\b(\d{1,2})\s*[x×]\s*(\d{1,3})\s*GB\b/i.exec(name) ?? []
  return modules && moduleGb ? { modules: Number(modules), moduleGb: Number(moduleGb) } : null
}
