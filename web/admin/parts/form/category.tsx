import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { categoryName } from '../../../../contract/parts/categories.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useShopCategories } from '../../use-categories.ts'
import type { PartFormValues } from './values.ts'

type Guess = PartFormValues['category'] | null

/** The category of a part: of a new one as its name tells it, which is said, until somebody chooses. */
export function PartCategory({
  form,
  isNew,
}: {
  form: UseFormReturn<PartFormValues>
  isNew: boolean
}) {
  const { control, register, setValue, formState } = form
  const [name, category] = useWatch({ control, name: ['name', 'category'] })
  const categories = useShopCategories()
  const [chosen, setChosen] = useState(false)
  const [guess, setGuess] = useState<Guess>(null)
  useEffect(() => {
    if (!isNew || chosen) return
    let isCurrent = true
    // a part that is edited does without
    void import('../../../../contract/parts/guess-category.ts').then(({ guessCategory }) => {
      if (!isCurrent) return
      const next = guessCategory(name, categories)
      setGuess(next)
      if (next) setValue('category', next)
    })
    return () => {
      isCurrent = false
    }
  }, [isNew, chosen, name, categories, setValue])
  const [first] = categories
  const isThere = categories.some(({ key }) => key === category)
  useEffect(() => {
    if (isNew && first && !isThere) setValue('category', first.key)
  }, [isNew, first, isThere, setValue])
  useEffect(() => {
    // the next new part
    if (name === '') setChosen(false)
  }, [name])
  return (
    <SelectField
      label="Category"
      hint={
        isNew && !chosen
          ? hintOf(name, guess && categoryName(categories, guess))
          : 'Where buyers find it'
      }
      error={formState.errors.category?.message}
      {...register('category', { onChange: () => setChosen(true) })}
    >
      {categories.length === 0 && <option value={category}>{category}</option>}
      {categories.map(({ key, name: own }) => (
        <option key={key} value={key}>
          {own}
        </option>
      ))}
    </SelectField>
  )
}

function hintOf(name: string, guess: string | null) {
  if (guess) return `Guessed from the name: ${guess}. Choose another if it is not.`
  return name.trim() === ''
    ? 'Guessed from the name, or choose'
    : 'The name does not tell it: choose'
}
