import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'

type Wish<Checked> = {
  /** Brings the schema when it is first needed. */
  load: () => Promise<z.ZodType<Checked>>
  /** Sends what was checked. `refuse` puts a message to a field; what is thrown stands under the form. */
  send: (values: Checked, refuse: (field: string, message: string) => void) => Promise<void>
  /** Whether the page goes on to another when it was sent: until that is there the form sends nothing more. */
  leads?: true
}

/**
 * A form of texts, for public pages: a tenth of what `useCheckedForm` brings. Its fields keep what was typed before the
 * script came. It is checked when it is sent, and then as it is typed; the first field that is wrong takes the focus.
 * The schema is fetched when somebody comes to the form; without it the form is sent unchecked, as `useCheckedForm` does.
 */
export function usePlainForm<Checked>({ load, send, leads }: Wish<Checked>) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const wasSent = useRef(false)

  const loadCheck = () =>
    Promise.all([load(), import('./check-values.ts')]).then(
      ([schema, { checkValues }]) => ({ schema, checkValues }),
      () => null,
    )
  const check = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form))
    const loaded = await loadCheck()
    return loaded ? loaded.checkValues(loaded.schema, values) : { values: values as Checked }
  }
  const refuse = (form: HTMLFormElement, refused: Record<string, string>) => {
    setErrors(refused)
    const inputs = [...form.elements] as HTMLInputElement[]
    inputs.find(({ name }) => name && name in refused)?.focus()
  }
  const submit = async (form: HTMLFormElement) => {
    setFault(undefined)
    setBusy(true)
    let goesOn = leads
    const toField = (field: string, message: string) => {
      goesOn = undefined
      refuse(form, { [field]: message })
    }
    try {
      const checked = await check(form)
      wasSent.current = true
      setErrors({})
      if (checked.errors) refuse(form, checked.errors)
      else {
        await send(checked.values, toField)
        if (goesOn) return
      }
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  const recheck = async (form: HTMLFormElement) => {
    if (wasSent.current) setErrors((await check(form)).errors ?? {})
  }
  return {
    errors,
    busy,
    fault,
    form: {
      // a form that the browser itself would send never puts a password into an address
      method: 'post',
      noValidate: true,
      onFocus: () => void loadCheck(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => void recheck(event.currentTarget),
    },
  } as const
}
