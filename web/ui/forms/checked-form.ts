import { useEffect, useRef } from 'react'
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
 * The schema is fetched when the form is shown, so that nothing is to be fetched when it is sent. Where it could not be, the
 * form is sent unchecked: the shop checks all of it, and what cannot be sent says so in its place.
 */
export function useCheckedForm<Values extends FieldValues & Taken, Taken, Checked>(
  load: LoadSchema<Taken, Checked>,
  start: Values,
): UseFormReturn<Values, unknown, Checked> {
  const resolver: Resolver<Values, unknown, Checked> = async (values, context, options) => {
    const loaded = await loadCheck(load)
    if (!loaded) return { values: values as unknown as Checked, errors: {} }
    const { schema, checkWith } = loaded
    return await checkWith<Values, Checked>(schema)(values, context, options)
  }
  const first = useRef(load)
  useEffect(() => void loadCheck(first.current), [])
  return useForm<Values, unknown, Checked>({
    resolver,
    defaultValues: start as DefaultValues<Values>,
    shouldFocusError: true,
  })
}

/** null: it cannot be fetched now. */
const loadCheck = <Taken, Checked>(load: LoadSchema<Taken, Checked>) =>
  Promise.all([load(), import('./check-with.ts')]).then(
    ([schema, { checkWith }]) => ({ schema, checkWith }),
    () => null,
  )
