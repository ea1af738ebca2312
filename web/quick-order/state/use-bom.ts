import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Change } from '../../../bom/fix-bom.ts'
import { useSession } from '../../app/session.ts'
import { isTheirs, type StoredList, storedBoms } from './stored-bom.ts'
import type { Book } from './take-in.ts'
import { isFree, thisTab } from './this-tab.ts'

/** The rows at work, how they were read, the file that was read last, and what can be taken back. */
type Work = {
  bom: Bom | null
  how: string
  book: Book | null
  past: { work: Work; did: string }[]
}
type Next = { bom: Bom | null; how?: string; book?: Book | null }

const none: Work = { bom: null, how: '', book: null, past: [] }
const maxUndone = 100
/** How long after the last change the rows are stored, in milliseconds. */
const pause = 400

/** The parts list at work: stored in this browser as it changes, with every change undone one by one. */
export function useBom() {
  const session = useSession()
  const owner = session.state === 'loading' ? null : 'person' in session ? session.person.email : ''
  const [work, setWork] = useState(none)
  const [isRead, setRead] = useState(false)
  const [isStored, setStored] = useState(true)
  const { bom, how, book } = work
  const touched = useRef(false)
  const [others, setOthers] = useState<StoredList[]>([])
  useEffect(() => {
    if (owner === null) return
    readStored(owner)
      .then(({ stored, others: lists }) => {
        setOthers(lists)
        if (stored && !touched.current) setWork({ ...none, bom: stored.bom, how: stored.how })
      })
      .catch(() => setStored(false))
      .finally(() => setRead(true))
  }, [owner])
  useEffect(() => {
    if (owner === null || !isRead || !touched.current) return
    const timer = setTimeout(() => {
      storeWork(owner, bom, how).then(
        () => setStored(true),
        () => setStored(false),
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [bom, how, owner, isRead])
  const become = useCallback((next: Next, did: string) => {
    touched.current = true
    setWork((before) => ({
      bom: next.bom,
      how: next.how ?? before.how,
      book: next.book === undefined ? before.book : next.book,
      past: [...before.past, { work: before, did }].slice(-maxUndone),
    }))
  }, [])
  const undo = useCallback(() => {
    touched.current = true
    setWork((before) => before.past.at(-1)?.work ?? before)
  }, [])
  /** Goes on with the list of another tab, which then is this one's unless that tab is open. */
  const goOn = async ({ id, bom: stored, how: storedHow }: StoredList) => {
    become({ bom: stored, how: storedHow, book: null }, 'going on with a kept list')
    setOthers((before) => before.filter((one) => one.id !== id))
    await storeWork(owner ?? '', stored, storedHow)
    if (await isFree(id)) await storedBoms.forget(id)
  }
  return {
    others,
    goOn,
    bom,
    how,
    book,
    isStored,
    become,
    undo,
    /** Whether what was stored has been looked for: until then nobody knows whether there are rows. */
    isRead,
    change: useCallback(({ bom: next, did }: Change) => become({ bom: next }, did), [become]),
    /** What the last change was. */
    did: work.past.at(-1)?.did ?? null,
    /** A change that nothing takes back: pieces that are in the basket are taken out there. */
    replace: useCallback((next: Bom) => {
      touched.current = true
      setWork((before) => ({ ...before, bom: next, past: [] }))
    }, []),
  }
}

async function readStored(owner: string) {
  const id = await thisTab()
  const stored = await storedBoms.read(id)
  const others = await storedBoms.others(id, owner)
  return { stored: stored && isTheirs(stored, owner) ? stored : null, others }
}

async function storeWork(owner: string, bom: Bom | null, how: string) {
  const id = await thisTab()
  await (bom ? storedBoms.write(id, { owner, bom, how, at: Date.now() }) : storedBoms.forget(id))
}
