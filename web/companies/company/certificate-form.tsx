import { useId, useState } from 'react'
import { useReload } from '../../app/queries.tsx'
import { upload } from '../../app/upload.ts'
import { countriesByName } from '../../trade/delivery/countries.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { toast } from '../../ui/overlays/toast.ts'

const empty = { country: 'US', regions: '', number: '', reason: '', startsOn: '', endsOn: '' }
type Name = keyof typeof empty

/** Sends a certificate with its document. */
export function CertificateForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const reload = useReload()
  const sending = useSending()
  const [texts, setTexts] = useState(empty)
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const send = sending.sends(async () => {
    await upload('company/tax-certificates', file!, { texts })
    toast.success('We have your certificate', texts.number)
    onClose()
    await reload('GET /company/tax-certificates')
  })
  const field = (name: Name) => ({
    value: texts[name],
    error: sending.errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!file)
        if (file) void send(event)
      }}
      className="space-y-4"
      noValidate
    >
      <SelectField label="Country" {...field('country')}>
        {countriesByName().map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="States or provinces"
        optional
        hint="Where it holds, such as CA, NY. Empty: in all of the country."
        {...field('regions')}
      />
      <TextField label="Number of the certificate" maxLength={60} {...field('number')} />
      <TextField label="Reason" hint="Such as resale." maxLength={200} {...field('reason')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First day" type="date" {...field('startsOn')} />
        <TextField label="Last day" type="date" optional {...field('endsOn')} />
      </div>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          Document
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          PDF, PNG or JPEG, at most 10 MB.
        </p>
        <input
          id={id}
          type="file"
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={isMissing || undefined}
          className="text-sm file:me-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-3 file:font-medium file:text-ink"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <FieldError id={`${id}-error`}>{isMissing && 'Choose the document'}</FieldError>
      </div>
      <FormEnd sending={sending} onBack={onClose}>
        Send
      </FormEnd>
    </form>
  )
}
