import { categories, categoryNames } from '../../../contract/parts/categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { SelectField } from '../../ui/forms/field.tsx'

type Props = { value: Category; error: string | undefined; onChange: (category: Category) => void }

/** Which category of parts. */
export const CategoryField = ({ value, error, onChange }: Props) => (
  <SelectField
    label="Category"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value as Category)}
  >
    {categories.map((one) => (
      <option key={one} value={one}>
        {categoryNames[one]}
      </option>
    ))}
  </SelectField>
)
