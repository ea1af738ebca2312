import { type RefObject, useEffect, useState } from 'react'
import { useAddress } from '../app/address.ts'
import { linesOnAPage } from './lines/on-pages.tsx'

/** Brings the reader to the quantity of a part: to the page on which it stands, and there into its field. */
export function useGoToLine(here: RefObject<HTMLElement | null>) {
  const address = useAddress()
  const [wanted, setWanted] = useState<string>()
  // after every drawing: the line, or its page, may still be on its way
  useEffect(() => {
    if (!wanted) return
    const field = here.current?.querySelector<HTMLInputElement>(`[data-quantity-of="${wanted}"]`)
    if (!field) return
    field.focus()
    field.select()
    setWanted(undefined)
  })
  return (partsId: string, at: number) => {
    const page = Math.floor(at / linesOnAPage) + 1
    if (page !== address.page) address.set({ page: page === 1 ? null : page }, { replace: true })
    setWanted(partsId)
  }
}
