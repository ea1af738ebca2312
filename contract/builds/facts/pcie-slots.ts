/** One slot for cards. `lanes`: as listed, its length on some boards and its wiring on others; null where not recorded. */
export type PcieSlot = { lanes: number | null; version: number | null }

/** Reads entries such as "x16 PCIe5"; without a version where that is not recorded. */
export const readSlots = (entries: readonly string[]): PcieSlot[] => entries.map(readSlot)

function readSlot(entry: string): PcieSlot {
  const [, lanes] = /\bx(\d{1,2})\b/i.exec(entry) ?? []
  const [, version] = /PCIe\s*(\d)/i.exec(entry) ?? []
  return { lanes: lanes ? Number(lanes) : null, version: version ? Number(version) : null }
}
