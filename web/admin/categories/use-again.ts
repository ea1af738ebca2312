import { useRevalidator } from 'react-router'
import { askForConfig } from '../../app/config-change.ts'
import { useReload } from '../../app/queries.tsx'

/** Reads the categories again, for this page and for the menus around it. */
export function useCategoriesAgain() {
  const reload = useReload()
  const { revalidate } = useRevalidator()
  return async () => {
    askForConfig()
    await Promise.all([reload('GET /categories'), reload('GET /category-versions'), revalidate()])
  }
}
