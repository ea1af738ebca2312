import { importFiles } from '../catalogue/import/import-files.ts'
import { ImportFault } from '../catalogue/import/read/source-row.ts'
import { importHelp, readArguments, UsageFault } from '../catalogue/import/read-arguments.ts'
import { holding } from './holding.ts'
import { openCommandShop } from './open-command-shop.ts'
import type { Terminal } from './terminal.ts'

/** `npm run import -- FILE…`: see docs/import.md. */
export async function importParts(args: string[], terminal: Terminal): Promise<number> {
  const given = await readArguments(args).catch((error: unknown) => {
    if (!(error instanceof UsageFault || error instanceof ImportFault)) throw error
    terminal.err.write(`${error.message}\n`)
    return 'misused' as const
  })
  if (given === 'misused') return 2
  if (given === null) {
    terminal.out.write(importHelp)
    return 0
  }
  return await holding(
    () => openCommandShop(terminal),
    (shop) => importFiles(shop, given, terminal),
  )
}
