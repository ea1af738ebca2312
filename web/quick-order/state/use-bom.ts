import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Change } from '../../../bom/fix-bom.ts'
import { useSession } from '../../app/session.ts'
import { isTheirs, type KeptList, keptBoms } from './kept-bom.ts'
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
/** How long after the last change the rows are kept, in milliseconds. */
const pause = 400

/** The parts list at work: kept in this browser as it changes, with every change undone one by one. */
export function useBom() {
  const session = useSession()
  const owner = session.state === 'loading' ? null : 'person' in session ? session.person.email : ''
  const [work, setWork] = useState(none)
  const [isRead, setRead] = useState(false)
  const [isKept, setKept] = useState(true)
  const { bom, how, book } = work
  const touched = useRef(false)
  const [others, setOthers] = useState<KeptList[]>([])
  useEffect(() => {
    if (owner === null) return
    readKept(owner)
      .then(({ kept, others: lists }) => {
        setOthers(lists)
        if (kept && !touched.current) setWork({ ...none, bom: kept.bom, how: kept.how })
      })
      .catch(() => setKept(false))
      .finally(() => setRead(true))
  }, [owner])
  useEffect(() => {
    if (owner === null || !isRead || !touched.current) return
    const timer = setTimeout(() => {
      keepWork(owner, bom, how).then(
        () => setKept(true),
        () => setKept(false),
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
  const goOn = async ({ id, bom: kept, how: keptHow }: KeptList) => {
    become({ bom: kept, how: keptHow, book: null }, 'going on with a kept list')
    setOthers((before) => before.filter((one) => one.id !== id))
    await keepWork(owner ?? '', kept, keptHow)
    if (await isFree(id)) await keptBoms.forget(id)
  }
  return {
    ...{ others, goOn },
    ...{ bom, how, book, isKept, become, undo },
    /** Whether what was kept has been looked for: until then nobody knows whether there are rows. */
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

async function readKept(owner: string) {
  const id = await thisTab()
  const kept = await keptBoms.read(id)
  const others = await keptBoms.others(id, owner)
  return { kept: kept && isTheirs(kept, owner) ? kept : null, others }
}

async function keepWork(owner: string, bom: Bom | null, how: string) {
  const id = await thisTab()
  await (bom ? keptBoms.keep(id, { owner, bom, how, at: Date.now() }) : keptBoms.forget(id))
}
