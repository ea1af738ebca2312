import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has its script yet: until then a form would be sent by the browser itself. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
