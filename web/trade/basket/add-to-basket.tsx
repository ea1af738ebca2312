import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { addToBasket } from './basket.ts'

type Props = {
  part: { _id: string; name: string }
  quantity: number
  disabled?: boolean
  size?: 'small' | 'medium' | 'large'
  variant?: 'secondary' | 'quiet'
  className?: string
  children?: ReactNode
}

/** Puts so many pieces into the basket. What does not work is said beside it, until it is tried again. */
export function AddToBasket({ part, quantity, disabled, children, ...look }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const add = async () => {
    setBusy(true)
    setFault(undefined)
    await addToBasket([{ partsId: part._id, quantity }]).catch((error: Error) =>
      setFault(error.message),
    )
    setBusy(false)
  }
  return (
    <>
      <Button
        {...look}
        disabled={disabled}
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || void add()}
      >
        <ShoppingCart size={16} aria-hidden="true" />
        {children || 'Add to basket'}
        <span className="sr-only">: {part.name}</span>
      </Button>
      <span role="alert" className="basis-full text-sm text-danger empty:hidden">
        {fault}
      </span>
    </>
  )
}
