import { type RefObject, useEffect, useState } from 'react'

/** Brings the reader into the field for the quantity of a part. `wanted` is the part whose line has to be drawn for it. */
export function useGoToLine(here: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string>()
  // after every drawing: the line may still be on its way
  useEffect(() => {
    if (!wanted) return
    const field = here.current?.querySelector<HTMLInputElement>(`[data-quantity-of="${wanted}"]`)
    if (!field) return
    field.focus()
    field.select()
    setWanted(undefined)
  })
  return { wanted, goTo: setWanted }
}
