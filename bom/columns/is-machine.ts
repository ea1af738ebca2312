import type { Column } from './column.ts'

const kinds =
  /^(cpu|processor|cpu cooler|cooler|motherboard|mainboard|memory|ram|storage|ssd|hdd|video card|gpu|graphics card|case|chassis|power supply|psu|operating system|monitor|case fan|fan|network|nic|prozessor|arbeitsspeicher|grafikkarte|netzteil|gehäuse|processeur|mémoire|carte mère)s?:?$/i

/** What a machine has one of: two of them are a shop's list. */
const single =
  /^(motherboard|mainboard|case|chassis|power supply|psu|operating system|cpu cooler|netzteil|gehäuse|carte mère|cpu|processor|prozessor|processeur)s?:?$/i

const ofShops = new Set<string>(['stock', 'pack', 'partial', 'rest'])
/** A shop has its parts in groups. */
const groups =
  /categor|kategor|catégor|group|gruppe|famil|sortiment|groupe|gruppo|grupo|rodzaj|категор|группа|类别|分类/i

/**
 * The parts of one machine, as configurators list them: a kind of part a row, and no quantities. What has several of what
 * a machine has one of, one kind alone, or stocks and packs, is a list of a shop.
 */
export const isMachine = (columns: Column[]) =>
  !columns.some((one) => ofShops.has(one.meaning ?? '') && one.filled > 0) &&
  columns.some((one) => {
    if (groups.test(one.name)) return false
    const words = one.cells
      .map((cell) => cell.replace(/[*_]/g, '').trim().toLowerCase())
      .filter((cell) => cell !== '')
    const known = words.filter((cell) => kinds.test(cell))
    const singles = known.filter((cell) => single.test(cell))
    return (
      words.length > 1 &&
      known.length >= words.length * 0.6 &&
      new Set(known).size > 1 &&
      new Set(singles).size === singles.length &&
      // a machine is told by what it has one of
      singles.length > 0
    )
  })
