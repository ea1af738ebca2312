import { useEffect, useState } from 'react'
import { CallFault, call } from '../app/api.ts'
import { drafts } from '../app/draft.ts'
import { useIdempotencyKey } from '../app/idempotency-key.ts'
import { useReload } from '../app/queries.tsx'
import { countriesByName } from '../trade/delivery/countries.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/forms/checked-form.ts'
import { SelectField, TextArea, TextField } from '../ui/forms/field.tsx'
import { toast } from '../ui/overlays/toast.ts'

const empty = {
  legalName: '',
  country: '',
  registrationNumber: '',
  taxId: '',
  address: '',
  phone: '',
  note: '',
}
type Name = keyof typeof empty
const names = Object.keys(empty) as Name[]
const draft = 'company-application'

const schema = () =>
  import('../../contract/companies/companies.ts').then(({ application }) => application)

/** Applies for a company. What is typed is stored for this tab until it is sent. */
export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const [fault, setFault] = useState<Error>()
  const form = useCheckedForm(schema, { ...empty, ...drafts.read<typeof empty>(draft) })
  const { register, handleSubmit, setError, watch, formState } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.store(draft, values))
    return unsubscribe
  }, [watch])
  const send = handleSubmit(async (values) => {
    setFault(undefined)
    try {
      await call('POST /companies', values, { key: idempotency.keyFor(values) })
      idempotency.fulfilled()
      drafts.forget(draft)
      toast.success('We have your application', values.legalName)
      onSent()
      await reload('GET /memberships')
    } catch (error) {
      const named = (error instanceof CallFault ? error.errors : []).filter(({ path }) =>
        names.some((name) => name === path),
      )
      for (const [at, { path, message }] of named.entries())
        setError(path as Name, { message }, { shouldFocus: at === 0 })
      if (named.length === 0) setFault(error as Error)
    }
  })
  const { errors, isSubmitting } = formState
  const field = (name: Name) => ({ error: errors[name]?.message, ...register(name) })
  return (
    <form
      aria-label="Application"
      onSubmit={(event) => void send(event)}
      noValidate
      className="panel grid items-start gap-8 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div className="min-w-0 space-y-5">
        <TextField label="Legal name" autoComplete="organization" {...field('legalName')} />
        <SelectField label="Country" autoComplete="country" {...field('country')}>
          <option value="">Choose the country</option>
          {countriesByName().map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Registration number"
            autoComplete="off"
            {...field('registrationNumber')}
          />
          <TextField label="Tax id" optional autoComplete="off" {...field('taxId')} />
        </div>
        <TextArea
          label="Registered address"
          rows={3}
          autoComplete="street-address"
          {...field('address')}
        />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <TextArea label="Anything we should know" optional rows={3} {...field('note')} />
        {fault && <FaultNote error={fault} focus />}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Apply
        </Button>
      </div>
      <WhatHappens />
    </form>
  )
}

const WhatHappens = () => (
  <aside aria-label="What happens next" className="rounded-md bg-sunken p-4 text-sm">
    <p className="font-medium">What happens next</p>
    <ol className="mt-2 list-decimal space-y-2 ps-4 text-soft">
      <li>We look at what you write here, and answer by mail.</li>
      <li>Until then you buy for yourself, as before.</li>
      <li>
        Once approved you are its purchasing admin: you invite colleagues and say what each of them
        may do.
      </li>
      <li>Orders that you placed before can be brought along.</li>
    </ol>
  </aside>
)
