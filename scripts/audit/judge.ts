import { z } from 'zod'

/** An advisory that somebody decided to live with: its id (GHSA-…), why that is safe here, and until when. */
export const acceptedSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    reason: z.string().min(20),
    until: z.iso.date(),
  }),
)
export type Accepted = z.output<typeof acceptedSchema>

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() })
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
})

export type Found = { id: string; package: string; title: string; severity: string }
export type Judgement = { left: Found[]; accepted: Found[]; over: Accepted }

/**
 * What `npm audit --json` found at high or critical, parted into what is accepted today (`YYYY-MM-DD`) and what is
 * left; `over` are acceptances whose time is up. Null when the answer is no report: nothing was checked then.
 */
export function judge(answer: unknown, accepted: Accepted, today: string): Judgement | null {
  const read = report.safeParse(answer)
  if (!read.success) return null
  const found = Object.entries(read.data.vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((one) => typeof one !== 'string')
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ url, title, severity }) => ({
        id: url.split('/').at(-1) ?? url,
        package: name,
        title,
        severity,
      })),
  )
  const holds = ({ id }: Found) => accepted.some((one) => one.id === id && one.until >= today)
  return {
    left: found.filter((one) => !holds(one)),
    accepted: found.filter(holds),
    over: accepted.filter((one) => one.until < today),
  }
}
