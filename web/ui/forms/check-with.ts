import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { config, type z } from 'zod'

// compiled checks need eval, which the pages' policy forbids
config({ jitless: true })

/** What checks a form's values by a schema, which may take more than the form gives. */
export const checkWith = <Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked>,
): Resolver<Values, unknown, Checked> => zodResolver(schema as z.ZodType<Checked, Values>)
