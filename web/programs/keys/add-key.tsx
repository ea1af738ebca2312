import { type FormEvent, useId, useState } from 'react'
import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type Scope, scopes, scopesFor } from '../../../contract/people/scopes.ts'
import { asTyped, readTyped } from '../../../contract/words/typed.ts'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { NewKey } from './new-key.tsx'

type Made = Output<Calls['addKey']>
type Errors = Partial<
  Record<'name' | 'scopes' | 'addresses' | 'orderCeiling' | 'dayCeiling', string>
>

const ends = [
  [30, '30 days'],
  [90, '90 days'],
  [365, 'A year'],
  [730, 'Two years'],
] as const

/** Makes a key, and shows its secret this once. */
export function AddKey({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return (
    <section aria-label="A new key" className="panel space-y-5 p-4 sm:p-5">
      {made ? (
        <>
          <NewKey made={made} />
          <Button onClick={onClose}>Done</Button>
        </>
      ) : (
        <KeyForm onMade={setMade} onClose={onClose} />
      )}
    </section>
  )
}

function KeyForm({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const reload = useReload()
  const { isAdmin, company } = usePerson()
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { wish, faults } = wishOf(new FormData(event.currentTarget))
    setErrors(faults)
    setFault(undefined)
    const [first] = Object.keys(faults)
    if (first) return focusOn(event.currentTarget, first)
    setBusy(true)
    try {
      onMade(await call('POST /keys', wish))
      await reload('GET /keys')
    } catch (error) {
      const refused = error instanceof CallFault ? fieldsOf(error) : {}
      setErrors(refused)
      if (Object.keys(refused).length === 0) setFault(error as Error)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label="Name"
          name="name"
          maxLength={60}
          autoComplete="off"
          placeholder="Such as: stock of the warehouse"
          error={errors.name}
        />
        <SelectField label="Ends after" name="days" defaultValue={365}>
          {ends.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {company && (
        <p className="text-sm text-soft">
          It acts for {company.name}, as you do now, and ends with your membership.
        </p>
      )}
      <ScopeFields error={errors.scopes} />
      <TextField
        label="Only from these addresses"
        optional
        hint="IPv4 addresses or networks, such as 203.0.113.0/24, with commas between them."
        name="addresses"
        autoComplete="off"
        error={errors.addresses}
      />
      {!isAdmin && <CeilingFields errors={errors} />}
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Make the key
        </Button>
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
      </div>
    </form>
  )
}

function ScopeFields({ error }: { error: string | undefined }) {
  const { isAdmin } = usePerson()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-medium">What it may</legend>
      <div className="mt-2 grid gap-x-6 gap-y-1 lg:grid-cols-2">
        {scopesFor(isAdmin).map((scope) => (
          <label key={scope} className="flex min-h-9 items-start gap-2.5 py-1 text-sm">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              {scopes[scope].says}
              <code className="block font-mono text-xs text-soft">{scope}</code>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** For how much a key that may order does so at most. */
function CeilingFields({ errors }: { errors: Errors }) {
  const currency = useShopConfig().currency.toUpperCase()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="At most with one order"
        optional
        hint={`In ${currency}, of a key that places orders; an assistant’s needs one.`}
        name="orderCeiling"
        inputMode="decimal"
        autoComplete="off"
        error={errors.orderCeiling}
      />
      <TextField
        label="At most within 24 hours"
        optional
        hint={`In ${currency}; cancelled orders count, too.`}
        name="dayCeiling"
        inputMode="decimal"
        autoComplete="off"
        error={errors.dayCeiling}
      />
    </div>
  )
}

/** What the form says, and what is missing. Everything else is checked by the shop. */
function wishOf(form: FormData) {
  const name = String(form.get('name')).trim()
  const chosen = form.getAll('scopes') as Scope[]
  const addresses = String(form.get('addresses'))
    .split(/[\s,;]+/)
    .filter(Boolean)
  const faults: Errors = {
    ...(!name && { name: 'Please input the name' }),
    ...(chosen.length === 0 && { scopes: 'Choose at least one' }),
  }
  // an admin's form has no such fields
  const amountOf = (field: 'orderCeiling' | 'dayCeiling') => {
    const typed = String(form.get(field) ?? '').trim()
    const read = typed === '' ? null : readTyped(typed)
    if (typed !== '' && read === null) faults[field] = asTyped()
    return read === null ? null : Number(read)
  }
  const ceilings = { orderCeiling: amountOf('orderCeiling'), dayCeiling: amountOf('dayCeiling') }
  const days = Number(form.get('days'))
  return { faults, wish: { name, scopes: chosen, days, addresses, ...ceilings } }
}

const fieldsOf = ({ errors = [] }: CallFault): Errors =>
  Object.fromEntries(errors.map(({ path, message }) => [path.split('.')[0], message]))

const focusOn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  const [first] = field instanceof RadioNodeList ? [...field] : [field]
  ;(first as HTMLElement | null)?.focus()
}
