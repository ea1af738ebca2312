import { z } from 'zod'
import { maxPerMachine } from './limits.ts'
import { buildCheck, buildRequest } from './schemas.ts'

/** The body of POST /parts/{id}/fit: the other parts that a machine has, and how many of this one it will have. */
export const fitRequest = z.object({
  lines: buildRequest.shape.lines,
  quantity: z.int().min(1).max(maxPerMachine).default(1),
})

/** The answer of POST /parts/{id}/fit: of all rules those that read the part, and what they find. */
export const partFit = buildCheck.pick({
  verdict: true,
  findings: true,
  checked: true,
  notChecked: true,
  rulesVersion: true,
})
export type PartFit = z.output<typeof partFit>
