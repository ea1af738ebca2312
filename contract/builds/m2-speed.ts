import type { Build, Item } from './build.ts'
import { readerOf } from './facts/fact.ts'
import { pcieCap } from './generations/pci-express.ts'

/** In words, drives that are newer than every M.2 slot of their board: they run, slower. */
export function slowedDrives({ boards, cpus, drives }: Build): string[] {
  return boards.flatMap((board) => {
    const newest = newestSlot(board, cpus)
    if (newest === null) return []
    return drives.flatMap(({ part, facts }) => {
      const { port, protocol, pcieVersion } = facts
      const isM2 = port.value === 'm2' && protocol.value === 'NVMe'
      if (!isM2 || pcieVersion.value === null || pcieVersion.value <= newest) return []
      return `${part.name} is PCIe ${pcieVersion.value}.0, and the M.2 slots of ${board.part.name} run PCIe ${newest}.0 at most: it works, slower.`
    })
  })
}

/** The newest PCI Express of the slots, as far as they are listed, chipset, socket and processor let it be; null where nothing bounds it. */
function newestSlot({ part, facts }: Item<'motherboard'>, cpus: Build['cpus']): number | null {
  const entries = (readerOf(part).list('m2').value ?? []).filter((entry) => !/^E\b/i.test(entry))
  if (entries.length === 0) return null
  const [socket, chipset] = [facts.socket.value, facts.chipset.value]
  const generations = cpus.length > 0 ? cpus.map((cpu) => cpu.facts.generation.value) : [null]
  const caps = generations.map((generation) => pcieCap({ socket, chipset, generation }))
  const known = [listedVersion(entries), ...caps].filter((one) => one !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** What the list says of them: nothing where an entry has no version, or all have the one that lists write by default. */
function listedVersion(entries: readonly string[]): number | null {
  const versions = entries.map((entry) => Number(/PCIe(\d)/i.exec(entry)?.[1] ?? 0))
  const isSaid = versions.every((one) => one > 0) && versions.some((one) => one !== defaultVersion)
  return isSaid ? Math.max(...versions) : null
}
const defaultVersion = 4
