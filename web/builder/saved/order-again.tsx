import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BuildHead } from '../../../contract/builds/saved-builds.ts'
import { call } from '../../app/api.ts'
import { addToBasket } from '../../trade/basket/basket.ts'
import { addressOf, heldBuild } from '../../trade/builds/held-build.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { storeOpened } from './opened.ts'

/**
 * Puts the parts for all machines into the basket, at what can be ordered now. Where a part has left the shop, something
 * contradicts, or not all machines can be built, the builder opens instead: that is decided there.
 */
export function OrderAgain({ build }: { build: BuildHead }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const order = async () => {
    setBusy(true)
    try {
      const why = await putIntoBasket(build._id, (address) => void navigate(address))
      if (why) toast.warning(why)
    } catch (error) {
      toast.failure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void order()}>
      Order again
      <span className="sr-only"> {build.name}</span>
    </Button>
  )
}

/** Why it was not put there; null when it was. */
async function putIntoBasket(id: string, open: (address: string) => void): Promise<string | null> {
  const saved = await call('GET /builds/{id}', { id })
  const { lines, gone, machines, spares } = heldBuild(saved)
  const asked = lines.map(({ partId, quantity }) => ({ partId, quantity }))
  const check =
    asked.length > 0 ? await call('POST /builds/check', { machines, spares, lines: asked }) : null
  const why =
    !check || gone.length > 0
      ? 'A part of it has left the shop'
      : check.verdict === 'blocker'
        ? 'Something in it contradicts'
        : check.fleet.buildable < machines
          ? 'Not all of its machines can be built now'
          : null
  if (!check || why) {
    storeOpened({ id, name: saved.name, updatedAt: saved.updatedAt })
    open(addressOf(saved))
    return why
  }
  await addToBasket(
    check.fleet.lines.map(({ partId, quantity }) => ({ partsId: partId, quantity })),
  )
  return null
}
