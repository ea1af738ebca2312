import { z } from 'zod'
import { type Fault, type FaultTarget, faultKinds, faultTargets } from './faults.ts'

const webhookOnly: readonly Fault['kind'][] = ['silent', 'duplicate', 'reorder']

export const faultTarget = z.enum(faultTargets)

const fault = z.strictObject({
  kind: z.enum(faultKinds),
  ms: z.int().min(0).max(600_000).exactOptional(),
  status: z.int().min(400).max(599).exactOptional(),
  times: z.int().min(1).max(1000).exactOptional(),
  match: z.string().min(1).max(200).exactOptional(),
  remaining: z.int().min(1).max(1_000_000).exactOptional(),
})

/** The fault that a body describes, or what is wrong with it in one line. */
export function readFault(target: FaultTarget, body: unknown): Fault | { problem: string } {
  const read = fault.safeParse(body)
  if (!read.success) return { problem: sentence(read.error) }
  if (webhookOnly.includes(read.data.kind) && target !== 'webhooks')
    return { problem: `kind: ${read.data.kind} is for webhooks only.` }
  if (read.data.kind === 'delay' && read.data.ms === undefined)
    return { problem: 'ms: a delay needs its milliseconds.' }
  return read.data
}

const sentence = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')
