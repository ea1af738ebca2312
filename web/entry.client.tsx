import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endEarlyPresses } from './hydration/early-input.ts'

startTransition(() => {
  // from here on React hears all that is done, and brings to life what it is done to
  endEarlyPresses()
  hydrateRoot(document, <HydratedRouter />)
})
