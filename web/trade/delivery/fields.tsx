import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form'
import type { SavedAddress } from '../../../contract/addresses/saved.ts'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { usePerson } from '../../app/session.ts'
import { CheckboxField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { mayManage } from '../companies/may-manage.ts'
import { addressNames, type DeliveryValues } from './delivery-values.ts'
import { PlaceChoice } from './place-choice.tsx'
import { PrintedNote } from './printed-note.tsx'
import type { DeliveryStart } from './use-delivery-start.ts'

type Errors<Name extends string> = Partial<Record<Name, { message?: string | undefined }>>
type Props<Name extends string> = {
  register: (name: Name) => UseFormRegisterReturn
  errors: Errors<Name>
}

type DeliveryProps = Pick<DeliveryStart, 'saved' | 'lastText'> & {
  company: ActingFor | null
  /** Where it goes is written as one text, as the specification has it. */
  asText?: boolean
}

/** Who orders and for which company, where it goes, how to call there, and who is billed. In a form of react-hook-form, given by its provider. */
export function DeliveryFields({ saved, lastText, company, asText = false }: DeliveryProps) {
  const person = usePerson()
  const { displayName, email } = person
  const { register, setValue, formState } = useFormContext<DeliveryValues>()
  // before all others, and before they are there: the first that is wrong takes the focus, in the order of their names
  for (const field of addressNames) register(`to.${field}`)
  return (
    <>
      <div className="clear-both flex flex-wrap gap-5 *:grow *:basis-60">
        <TextField label="Name" value={displayName} readOnly autoComplete="name" />
        <TextField label="Email" value={email} readOnly type="email" autoComplete="email" />
        {company && <TextField label="For the company" value={company.name} readOnly />}
      </div>
      {lastText !== '' && <LastText text={lastText} />}
      <PlaceChoice
        name="to"
        legend="Ship to"
        asText={asText}
        saved={saved.filter(({ use }) => use !== 'bill')}
        onChoose={({ phone }) => phone !== '' && setValue('number', phone)}
      >
        {!asText && mayManage(person) && (
          <CheckboxField label="Save it for the next order" {...register('saves')} />
        )}
      </PlaceChoice>
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="shipping tel"
        error={formState.errors.number?.message}
        {...register('number')}
      />
      <BillFields saved={saved.filter(({ use }) => use !== 'ship')} />
    </>
  )
}

/** Buyers of before wrote one text: it is shown to be written once into its fields. */
const LastText = ({ text }: { text: string }) => (
  <Note>
    <p>Your last order went to:</p>
    <p className="my-1 whitespace-pre-line wrap-anywhere">{text}</p>
    <p>Write it into these fields once, and it is kept for the next orders.</p>
  </Note>
)

/** Who is billed, when it is not where the goods go. */
function BillFields({ saved }: { saved: SavedAddress[] }) {
  const { control, setValue } = useFormContext<DeliveryValues>()
  const { chosen } = useWatch({ control, name: 'bill' })
  const first = saved.find((one) => one.billsByDefault) ?? saved[0]
  return (
    <>
      <CheckboxField
        label="Bill somebody else"
        checked={chosen !== 'same'}
        onChange={({ target }) =>
          setValue('bill.chosen', target.checked ? (first?._id ?? '') : 'same')
        }
      />
      {chosen !== 'same' && <PlaceChoice name="bill" legend="Bill to" saved={saved} />}
    </>
  )
}

/** A note to the shop: `text` is what stands there. */
export const OthersField = ({
  register,
  errors,
  text,
  hint,
}: Props<'others'> & { text: string; hint: string }) => (
  <div>
    <TextArea
      label="Others"
      hint={hint}
      optional
      rows={2}
      error={errors.others?.message}
      {...register('others')}
    />
    <PrintedNote what="note" text={text} />
  </div>
)
