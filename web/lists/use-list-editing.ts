import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedLine, SavedList } from '../../contract/lists.ts'
import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { plainLines } from './plain-lines.ts'

/** How long typing rests before it is saved, in milliseconds. */
const pause = 700

type Draft = Pick<SavedList, 'name' | 'lines' | 'ofCompany'>
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed'

/**
 * A list as it is being changed. Every change is saved by itself, one after the other, each upon the version before;
 * what fails stays as it was typed and can be saved again. A newer version from elsewhere is taken over while nothing
 * of here is unsaved.
 */
export function useListEditing(list: SavedList) {
  const [draft, setDraft] = useState<Draft>(list)
  const [saving, setSaving] = useState<Saving>('saved')
  const [fault, setFault] = useState<Error>()
  const now = useRef({
    draft: draft as Draft,
    version: list.updatedAt,
    unsaved: false,
    busy: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // the same functions for ever: a column that is another is another table, which loses the focus
  const reload = useRef(useReload())
  const id = list._id

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const state = now.current
    if (state.busy || !state.unsaved) return
    state.busy = true
    state.unsaved = false
    setSaving('saving')
    setFault(undefined)
    try {
      const { name, lines, ofCompany } = state.draft
      const change = {
        name,
        lines: plainLines(lines),
        updatedAt: state.version,
        forCompany: ofCompany !== undefined,
      }
      const saved = await call('PUT /lists/{id}', { id, ...change })
      state.version = saved.updatedAt
      state.busy = false
      setSaving(state.unsaved ? 'waiting' : 'saved')
      if (state.unsaved) await save()
      else await reload.current('GET /lists', 'GET /lists/{id}')
    } catch (error) {
      state.busy = false
      state.unsaved = true
      setFault(error as Error)
      setSaving('failed')
    }
  }, [id])

  const change = useCallback(
    (next: (before: Draft) => Draft) => {
      const state = now.current
      state.draft = next(state.draft)
      state.unsaved = true
      setDraft(state.draft)
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [save],
  )
  const adopt = useCallback((newer: SavedList) => {
    now.current = { draft: newer, version: newer.updatedAt, unsaved: false, busy: false }
    setDraft(newer)
    setSaving('saved')
    setFault(undefined)
  }, [])
  useEffect(() => {
    const { unsaved, busy, version } = now.current
    if (!unsaved && !busy && list.updatedAt >= version) adopt(list)
  }, [list, adopt])
  useSaveOnLeaving(now, save)
  return { draft, change, saving, fault, save, adopt }
}

/** What is unsaved when the page is left is sent then; who closes the window is asked first. */
function useSaveOnLeaving(
  now: { current: { unsaved: boolean; busy: boolean } },
  save: () => Promise<void>,
) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (now.current.unsaved || now.current.busy) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
      void latest.current()
    }
  }, [now])
}

/** A change of one line, by its part. */
export const withLine =
  (partsId: string, next: Partial<ListedLine>) =>
  (before: Draft): Draft => ({
    ...before,
    lines: before.lines.map((line) => (line.partsId === partsId ? { ...line, ...next } : line)),
  })

/** A line moved to another place, from 0. */
export const moved =
  (partsId: string, by: number | 'first' | 'last') =>
  (before: Draft): Draft => {
    const lines = [...before.lines]
    const at = lines.findIndex((line) => line.partsId === partsId)
    const [line] = lines.splice(at, 1)
    if (!line) return before
    const to = by === 'first' ? 0 : by === 'last' ? lines.length : Math.max(0, at + by)
    lines.splice(to, 0, line)
    return { ...before, lines }
  }
