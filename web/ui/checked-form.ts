import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'

/** Loads a schema of the contract when a form first needs it: pages come without it, and are smaller. */
type LoadSchema<Taken, Checked> = () => Promise<z.ZodType<Checked, Taken>>

/**
 * A form that is checked by a schema of the contract: when it is sent, and then as it is typed. `load` brings the
 * schema, which may take more than the form gives; messages are the schema's own. `start` is what the fields begin with.
 */
export function useCheckedForm<Values extends FieldValues & Taken, Taken, Checked>(
  load: LoadSchema<Taken, Checked>,
  start: Values,
): UseFormReturn<Values, unknown, Checked> {
  const resolver: Resolver<Values, unknown, Checked> = async (values, context, options) => {
    const [schema, { checkWith }] = await Promise.all([load(), import('./check-with.ts')])
    return await checkWith<Values, Checked>(schema)(values, context, options)
  }
  return useForm<Values, unknown, Checked>({
    resolver,
    defaultValues: start as DefaultValues<Values>,
    shouldFocusError: true,
  })
}
