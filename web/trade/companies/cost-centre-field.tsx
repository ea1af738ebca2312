import type { ComponentProps } from 'react'
import { costCentreText } from '../../../contract/companies/cost-centre-text.ts'
import { useAnswer } from '../../app/queries.tsx'
import { SelectField } from '../../ui/forms/field.tsx'

type Field = ComponentProps<typeof SelectField>

/** A cost centre of the company; `none` is the value of none of them. Nothing where it has none. */
export function CostCentreField({
  label = 'Cost centre',
  none = '',
  ...field
}: Partial<Pick<Field, 'label'>> & { none?: string } & Omit<Field, 'label' | 'children'>) {
  const { data } = useAnswer('GET /company/cost-centres', {})
  if (!data || data.items.length === 0) return null
  return (
    <SelectField label={label} {...field}>
      <option value={none}>None</option>
      {data.items.map((one) => (
        <option key={one._id} value={one._id}>
          {costCentreText(one)}
        </option>
      ))}
    </SelectField>
  )
}
