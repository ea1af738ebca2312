import { useCallback, useState } from 'react'
import { addToBasket } from '../trade/basket/basket.ts'
import { stateOf, type TodaysLine } from './lines/state.ts'

/** A line that may go into the basket. */
export type Addable = TodaysLine & {
  partsId: string
  partsName: string
  ownNumber?: string
  note?: string
}
/** A line that did not, and why. */
export type LeftOut = { partsId: string; partsName: string; why: string }

/** Puts what can be ordered into the basket, and keeps what could not, each with its reason. */
export function useToBasket() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const [done, setDone] = useState<{ added: number; left: LeftOut[] }>()
  const add = useCallback(async (lines: readonly Addable[]) => {
    setBusy(true)
    setFault(undefined)
    setDone(undefined)
    const left = lines.flatMap((line) => {
      const why = stateOf(line).problem
      return why ? [{ partsId: line.partsId, partsName: line.partsName, why }] : []
    })
    const wrong = new Set(left.map(({ partsId }) => partsId))
    const good = lines.filter(({ partsId }) => !wrong.has(partsId))
    try {
      if (good.length > 0) await addToBasket(good.map(wantedOf))
      setDone({ added: good.length, left })
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }, [])
  return { add, busy, fault, done }
}

const wantedOf = ({ partsId, quantity, ownNumber = '', note = '' }: Addable) => ({
  partsId,
  quantity,
  ownNumber,
  note,
})
