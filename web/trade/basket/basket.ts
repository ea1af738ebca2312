import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../app/session.ts'
import { countOf, onCount, readCount, type Wanted } from './count.ts'

/**
 * Puts parts into the basket, a visitor's in this browser or a buyer's at the shop, and says so in a toast. Pieces of
 * a part that is there already are added to it. Rejects with words for people, which a toast has said too.
 */
export async function addToBasket(lines: Wanted[]): Promise<void> {
  const { addLines } = await import('./adding.ts')
  await addLines(lines)
}

/** How many different parts are in the basket; 0 while that is not known. On the server it never is. */
export function useBasketCount(): number {
  const session = useSession()
  const text = useSyncExternalStore(onCount, readCount, () => null)
  return countOf(text, 'person' in session ? session.person.email : '')
}

/** In milliseconds: between tries to bring lines along, doubled each time up to a minute. */
const firstWait = 3_000

/** Once in the frame of all pages: who logs in gets what they had put into the basket before. */
export function useBasketOfSession() {
  const session = useSession()
  const buyer = session.state === 'in' && !session.person.isAdmin ? session.person.email : null
  useEffect(() => {
    if (!buyer) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const bring = async (wait: number) => {
      try {
        const { bringAlong } = await import('./merge.ts')
        await bringAlong(buyer)
      } catch {
        timer = setTimeout(() => void bring(Math.min(wait * 2, 60_000)), wait)
      }
    }
    void bring(firstWait)
    return () => clearTimeout(timer)
  }, [buyer])
}
