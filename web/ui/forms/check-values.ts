import { config, type z } from 'zod'

// compiled checks need eval, which the pages' policy forbids
config({ jitless: true })

/** What a form's values come to by a schema: as checked, or the first message of each field. */
export function checkValues<Checked>(schema: z.ZodType<Checked>, values: Record<string, unknown>) {
  const result = schema.safeParse(values)
  if (result.success) return { values: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { errors }
}
