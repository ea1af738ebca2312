import { counted } from '../../contract/words/numbers.ts'
import { type Mended, mendFacts } from '../catalogue/index.ts'
import { holding } from './holding.ts'
import { openCommandShop } from './open-command-shop.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'

export const mendUsage = `       npm run admin -- mend-facts [--write]
                                        list what imports of earlier versions wrote wrongly of parts, and mend it with
                                        --write (docs/import.md); what persons typed or looked up stays
`

/** Says of each part what is mended, or would be. */
export async function runMendFacts(isWritten: boolean, terminal: Terminal): Promise<number> {
  const { out } = terminal
  return await holding(
    () => openCommandShop(terminal),
    async ({ database }) => {
      const count = await mendFacts(database, !isWritten, (one) => out.write(`${lineOf(one)}\n`))
      const parts = counted(count, 'part')
      if (count === 0) out.write('No part has a fact that needs mending.\n')
      else if (isWritten) out.write(`Mended ${parts}.\n`)
      else out.write(`${parts} would be mended. To mend: npm run admin -- mend-facts --write\n`)
      return 0
    },
  )
}

const lineOf = ({ mpn, before, mends }: Mended) =>
  `${printable(mpn)}  ${Object.entries(mends)
    .map(([key, value]) => `${key}: ${words(before[key])} → ${words(value)}`)
    .join(', ')}`

const words = (value: unknown) =>
  value === null || value === undefined ? 'not known' : printable(JSON.stringify(value))
