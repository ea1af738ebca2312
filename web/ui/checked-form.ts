import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'

/** Loads a schema of the contract when a form first needs it: pages come without it, and are smaller. */
export type LoadSchema<Values extends FieldValues, Checked> = () => Promise<
  z.ZodType<Checked, Values>
>

/**
 * A form that is checked by a schema of the contract: when it is sent, and then as it is typed. `load` brings the
 * schema; messages are the schema's own.
 */
export function useCheckedForm<Values extends FieldValues, Checked = Values>(
  load: LoadSchema<Values, Checked>,
  defaultValues?: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Checked> {
  const resolver: Resolver<Values, unknown, Checked> = async (values, context, options) => {
    const [schema, { checkWith }] = await Promise.all([load(), import('./check-with.ts')])
    return await checkWith(schema)(values, context, options)
  }
  return useForm<Values, unknown, Checked>({
    resolver,
    ...(defaultValues && { defaultValues }),
    shouldFocusError: true,
  })
}
