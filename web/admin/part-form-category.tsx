import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { categories, categoryNames } from '../../contract/categories.ts'
import { guessCategory } from '../../contract/guess-category.ts'
import { SelectField } from '../ui/field.tsx'
import type { PartFormValues } from './part-form-values.ts'

/** The category of a part: of a new one as its name tells it, which is said, until somebody chooses. */
export function PartCategory({
  form,
  isNew,
}: {
  form: UseFormReturn<PartFormValues>
  isNew: boolean
}) {
  const { control, register, setValue, formState } = form
  const name = useWatch({ control, name: 'name' })
  const [chosen, setChosen] = useState(false)
  const guess = isNew && !chosen ? guessCategory(name) : null
  useEffect(() => {
    if (guess) setValue('category', guess)
  }, [guess, setValue])
  useEffect(() => {
    // the next new part
    if (name === '') setChosen(false)
  }, [name])
  return (
    <SelectField
      label="Category"
      hint={isNew && !chosen ? hintOf(name, guess) : 'Where buyers find it'}
      error={formState.errors.category?.message}
      {...register('category', { onChange: () => setChosen(true) })}
    >
      {categories.map((one) => (
        <option key={one} value={one}>
          {categoryNames[one]}
        </option>
      ))}
    </SelectField>
  )
}

function hintOf(name: string, guess: keyof typeof categoryNames | null) {
  if (guess) return `Guessed from the name: ${categoryNames[guess]}. Choose another if it is not.`
  return name.trim() === ''
    ? 'Guessed from the name, or choose'
    : 'The name does not tell it: choose'
}
