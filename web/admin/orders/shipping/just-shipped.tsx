import { useState } from 'react'
import { useShopConfig } from '../../../app/shop-config.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const UndoShipping = lazyPart(async () => ({
  default: (await import('./undo-shipping.tsx')).UndoShipping,
}))

/** What was just shipped, until when it can be taken back by this page's clock. */
export type JustShipped = { ids: string[]; says: string; until: number }

/** What was shipped last on this page, for as long as it can be taken back. */
export function useJustShipped() {
  const { shippingUndoSeconds } = useShopConfig()
  const [shipped, setShipped] = useState<JustShipped | null>(null)
  const [isBegun, setBegun] = useState(false)
  return {
    shipped,
    /** Whether anything was shipped on this page yet. */
    isBegun,
    tell: (ids: string[], says: string) => {
      if (shippingUndoSeconds === 0) return
      setBegun(true)
      setShipped({ ids, says, until: Date.now() + shippingUndoSeconds * 1_000 })
    },
    forget: () => setShipped(null),
  }
}

type Props = { just: ReturnType<typeof useJustShipped>; onUndone: () => Promise<void> }

/** The way back of what was just shipped, which is loaded with the first shipping. */
export function WayBack({ just, onUndone }: Props) {
  const { isBegun } = just
  return isBegun ? <UndoShipping just={just} onUndone={onUndone} /> : null
}
