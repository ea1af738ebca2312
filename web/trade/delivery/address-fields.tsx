import type { ChangeEvent, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PostalAddress } from '../../../contract/addresses/address.ts'
import { addressCountry } from '../../../contract/addresses/compose.ts'
import { type AddressForm, addressForm, type FormField } from '../../../contract/addresses/forms.ts'
import { addressLengths } from '../../../contract/addresses/lengths.ts'
import { countryCodes } from '../../../contract/parts/countries.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import type { AddressName } from './delivery-values.ts'
import { PrintedNote } from './printed-note.tsx'

export type AddressFieldsProps = {
  /** Ties a field to its form. */
  field: (name: AddressName) => UseFormRegisterReturn
  errors: Partial<Record<AddressName, { message?: string | undefined }>>
  value: PostalAddress
  set: (name: AddressName, value: string) => void
  /** What browsers fill it in as. */
  purpose: 'shipping' | 'billing'
}

const countries = [...countryCodes]
  .map((code) => ({ code, name: addressCountry(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** The fields of an address in the order of its country, and with that country's words. */
export default function AddressFields(props: AddressFieldsProps) {
  const { field, errors, value, set, purpose } = props
  const form = addressForm(value.country)
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    void field('country').onChange(event)
    const next = addressForm(event.target.value)
    // a region is of its country; what the next country does not have is not sent unseen
    set('region', '')
    if (!next?.fields.includes('city')) set('city', '')
    if (!next?.fields.includes('postalCode')) set('postalCode', '')
  }
  return (
    <div className="space-y-5">
      <SelectField
        label="Country"
        autoComplete={`${purpose} country`}
        error={errors.country?.message}
        {...field('country')}
        onChange={choose}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Row>
        <Text {...props} name="name" label="Company" autoComplete="organization" optional />
        <Text {...props} name="attention" label="Receiver" autoComplete="name" optional />
      </Row>
      {form &&
        rowsOf(form.fields).map((row) => (
          <FieldsRow key={row.join()} row={row} form={form} {...props} />
        ))}
      <PrintedNote
        what="address"
        text={[value.name, value.attention, value.line1, value.line2, value.city].join('\n')}
      />
    </div>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-5 *:grow *:basis-44">{children}</div>
)

/** The lines by themselves, and what stands between them in one row. */
function rowsOf(fields: FormField[]): FormField[][] {
  const at = fields.indexOf('lines')
  const rows: FormField[][] = [fields.slice(0, at), ['lines'], fields.slice(at + 1)]
  return rows.filter((row) => row.length > 0)
}

function FieldsRow({
  row,
  form,
  ...props
}: AddressFieldsProps & { row: FormField[]; form: AddressForm }) {
  if (row[0] === 'lines') return <Lines form={form} {...props} />
  return (
    <Row>
      {row.map((name) =>
        name === 'region' ? (
          <Region key={name} form={form} {...props} />
        ) : name === 'city' ? (
          <Text
            key={name}
            {...props}
            name="city"
            label={form.labels.city}
            autoComplete="address-level2"
            optional={!form.required.has('city')}
          />
        ) : (
          <Text
            key={name}
            {...props}
            name="postalCode"
            label={form.labels.postalCode}
            autoComplete="postal-code"
            optional={!form.required.has('postalCode')}
          />
        ),
      )}
    </Row>
  )
}

const Lines = ({ form, ...props }: AddressFieldsProps & { form: AddressForm }) => (
  <>
    <Text
      {...props}
      name="line1"
      label="Address"
      hint={cityHint(form)}
      autoComplete="address-line1"
    />
    <Text
      {...props}
      name="line2"
      label={['Apartment, floor, building', form.district].filter(Boolean).join(', ')}
      autoComplete="address-line2"
      optional
    />
  </>
)

/** Where a country has regions and no city of its own, people wonder where the city goes. */
const cityHint = ({ fields }: AddressForm) =>
  fields.includes('region') && !fields.includes('city') ? 'With the city or ward.' : undefined

function Region({ form, ...props }: AddressFieldsProps & { form: AddressForm }) {
  const { field, errors, purpose } = props
  const optional = !form.required.has('region')
  if (form.regions.length === 0)
    return (
      <Text
        {...props}
        name="region"
        label={form.labels.region}
        autoComplete="address-level1"
        optional={optional}
      />
    )
  return (
    <SelectField
      key={form.country}
      label={form.labels.region}
      optional={optional}
      autoComplete={`${purpose} address-level1`}
      error={errors.region?.message}
      {...field('region')}
    >
      <option value="">{optional ? '–' : 'Please choose'}</option>
      {form.regions.map(({ code, name, latin }) => (
        <option key={code} value={code}>
          {latin === name ? name : `${latin} (${name})`}
        </option>
      ))}
    </SelectField>
  )
}

type TextProps = AddressFieldsProps & {
  name: Exclude<AddressName, 'country' | 'phone'>
  label: string
  hint?: string | undefined
  autoComplete: string
  optional?: boolean
}

const Text = ({ field, errors, purpose, name, label, hint, autoComplete, optional }: TextProps) => (
  <TextField
    label={label}
    hint={hint}
    optional={optional}
    maxLength={addressLengths[name]}
    autoComplete={`${purpose} ${autoComplete}`}
    error={errors[name]?.message}
    {...field(name)}
  />
)
