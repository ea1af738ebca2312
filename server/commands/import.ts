import { importFiles } from '../catalogue/import/import-files.ts'
import { importHelp, readArguments, UsageFault } from '../catalogue/import/read-arguments.ts'
import { ImportFault } from '../catalogue/import/source-row.ts'
import { holding } from './holding.ts'
import { openCommandShop, runCommand } from './open-command-shop.ts'

/** `npm run import -- FILE…`: see docs/import.md. */
async function importCommand(args: string[]): Promise<number> {
  const given = await readArguments(args).catch((error: unknown) => {
    if (!(error instanceof UsageFault || error instanceof ImportFault)) throw error
    process.stderr.write(`${error.message}\n`)
    return 'misused' as const
  })
  if (given === 'misused') return 2
  if (given === null) {
    process.stdout.write(importHelp)
    return 0
  }
  const screens = { out: process.stdout, err: process.stderr }
  return await holding(openCommandShop, (shop) => importFiles(shop, given, screens))
}

await runCommand(importCommand)
