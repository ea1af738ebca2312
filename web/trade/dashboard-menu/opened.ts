import { useSyncExternalStore } from 'react'

let opened = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the menu is slid out. Its button may stand in the header; the menu beside the page, below it, folds meanwhile. */
export const useOpened = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  )

export function setOpened(next: boolean) {
  opened = next
  for (const listener of listeners) listener()
}
