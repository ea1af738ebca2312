import { type ComponentProps, useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useCategories, useCategoryName } from '../../../app/categories.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { PartFormValues } from './values.ts'

// a part that is edited does without
const CategoryGuess = lazyPart<
  ComponentProps<typeof import('./category-guess.tsx')['CategoryGuess']>
>(async () => ({ default: (await import('./category-guess.tsx')).CategoryGuess }))

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
  const categories = useCategories()
  const nameOf = useCategoryName()
  const [chosen, setChosen] = useState(false)
  const [guess, setGuess] = useState<Guess>(null)
  const [first] = categories
  const isThere = categories.some(({ key }) => key === category)
  useEffect(() => {
    if (isNew && first && !isThere) setValue('category', first.key)
  }, [isNew, first, isThere, setValue])
  useEffect(() => {
    // the next new part
    if (name === '') setChosen(false)
  }, [name])
  const guessed = (next: Guess) => {
    setGuess(next)
    if (next) setValue('category', next)
  }
  return (
    <>
      {isNew && !chosen && <CategoryGuess name={name} onGuess={guessed} />}
      <SelectField
        label="Category"
        hint={isNew && !chosen ? hintOf(name, guess && nameOf(guess)) : 'Where buyers find it'}
        error={formState.errors.category?.message}
        {...register('category', { onChange: () => setChosen(true) })}
      >
        {categories.map(({ key, name: own }) => (
          <option key={key} value={key}>
            {own}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function hintOf(name: string, guess: string | null) {
  if (guess) return `Guessed from the name: ${guess}. Choose another if it is not.`
  return name.trim() === ''
    ? 'Guessed from the name, or choose'
    : 'The name does not tell it: choose'
}
