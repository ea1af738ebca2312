import type { Category } from '../../../contract/parts/parts.ts'
import { useCategories } from '../../app/categories.ts'
import { SelectField } from '../../ui/forms/field.tsx'

type Props = { value: Category; error: string | undefined; onChange: (category: Category) => void }

/** Which category of parts. */
export function CategoryField({ value, error, onChange }: Props) {
  const categories = useCategories()
  return (
    <SelectField
      label="Category"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {categories.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
