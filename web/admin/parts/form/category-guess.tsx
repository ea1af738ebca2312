import { useEffect } from 'react'
import { guessCategory } from '../../../../contract/parts/guess-category.ts'
import { useShopCategories } from '../../use-categories.ts'

type Props = { name: string; onGuess: (category: string | null) => void }

/** Draws nothing: tells which category a name means, each time that it changes. */
export function CategoryGuess({ name, onGuess }: Props) {
  const guess = guessCategory(name, useShopCategories())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when the name or the guess changes
  useEffect(() => onGuess(guess), [name, guess])
  return null
}
