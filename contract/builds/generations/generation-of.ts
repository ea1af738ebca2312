import { generations } from './generations.ts'

/** The generation of a processor, by its model and, where that does not tell, by the family of its cores. */
export function generationOf(name: string, coreFamily: string | null): string | null {
  const found = generations.find(({ model, family }) =>
    model ? model.test(name) : family === coreFamily,
  )
  return found?.key ?? null
}
