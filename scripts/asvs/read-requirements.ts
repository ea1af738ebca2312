import { readFileSync } from 'node:fs'
import { z } from 'zod'

const row = z.object({
  id: z.string().regex(/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/),
  level: z.enum(['1', '2']),
  says: z.string().min(1),
  status: z.enum(['pass', 'n.a.', 'open']),
  why: z.string(),
  proofs: z.array(z.string().min(1)),
})
export type Requirement = z.output<typeof row>

/**
 * The requirements of levels 1 and 2 of the OWASP ASVS 5.0.0, in our own few words. A line of requirements.txt is
 * id | level | words | status | reason | proofs: each proof a part of a test's name or a file, parted by semicolons.
 */
export function readRequirements(): Requirement[] {
  const text = readFileSync(new URL('./requirements.txt', import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id, level, says, status, why, proofs = ''] = line.split('|')
      const list = proofs.split('; ').filter(Boolean)
      return row.parse({ id, level, says, status, why, proofs: list })
    })
}
