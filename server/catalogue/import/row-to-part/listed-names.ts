import { wordsOf } from '../read/cell.ts'

type Values = Record<string, unknown>

/**
 * The names under which a listing may be meant, the plain one first. Listings say in columns what parts say in their
 * names: "MSI GAMING X" with the chipset and memory beside it is "MSI GAMING X GeForce RTX 4070 12GB" as a part.
 */
export function listedNames(name: string, values: Values): string[] {
  const text = (column: string) => wordsOf(values[column]).trim()
  const colours = [text('color'), '']
  if (text('chipset') && text('memory'))
    return [
      name,
      ...colours.map((colour) => `${name} ${text('chipset')} ${text('memory')}GB ${colour}`),
      `${name} ${text('chipset')}`,
    ]
  if (text('modules') && text('speed')) return [name, ...memoryNames(name, text, colours)]
  if (text('socket') && text('form_factor'))
    return [
      name,
      `${name} ${text('socket')}`,
      `${name} ${text('form_factor')}`,
      `${name} ${text('socket')} ${text('form_factor')}`,
    ]
  if (text('capacity') && text('interface')) return [name, ...driveNames(name, text)]
  return [name]
}

type Text = (column: string) => string

/** "5,6000" and "2,16" → DDR5-6000, (2x16GB) */
function memoryNames(name: string, text: Text, colours: string[]): string[] {
  const [type, speed] = text('speed').split(',')
  const [amount, capacity] = text('modules').split(',')
  const base = `${name} DDR${type}-${speed} CL${text('cas_latency')} (${amount}x${capacity}GB)`
  return colours.map((colour) => `${base} ${colour}`)
}

function driveNames(name: string, text: Text): string[] {
  const gigabytes = Number(text('capacity'))
  const capacity = gigabytes >= 1_000 ? `${gigabytes / 1_000}TB` : `${gigabytes}GB`
  const type = text('type')
  const kind = /^\d+$/.test(type) ? `HDD ${type}RPM` : type
  const plain = text('interface').replace('M.2 ', '')
  const interfaces = [text('interface'), plain, plain.replace(' 6.0 Gb/s', ''), `${plain} NVMe`]
  return [text('form_factor'), ''].flatMap((form) =>
    interfaces.map((way) => `${name} ${capacity} ${kind} ${form} ${way}`),
  )
}
