import { matchRoutes, type RouteObject } from 'react-router'

type Known = { id: string; parentId?: string; path?: string; index?: boolean; hasLoader?: boolean }

/** What React Router's own program keeps in the window: all routes, and the modules of those that were loaded. */
type Program = {
  __reactRouterManifest?: { routes: Record<string, Known | undefined> }
  __reactRouterRouteModules?: Record<string, unknown>
}

/**
 * Without a connection keeps people on the page that they are at when they follow a link, or send a search, to one that is
 * not loaded: going there would load the document anew, and the browser would put a page of its own in the place of
 * this one, with all that was typed. `onMissed` hears what the link says. Answers how to stop.
 */
export function stayWhileOffline(onMissed: (name: string) => void) {
  const stay = (event: Event, to: string, name: string) => {
    if (isHere(new URL(to, location.href))) return
    event.preventDefault()
    event.stopPropagation()
    onMissed(name)
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (link.target === '_blank' || event.metaKey || event.ctrlKey || event.shiftKey) return
    stay(event, link.href, link.innerText.trim().slice(0, 60))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute('action') && form.method === 'get') stay(event, form.action, 'Search')
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('submit', onSubmit, true)
  }
}

/** Whether a place can be shown without asking the shop: on this page, or on one that is loaded and asks for nothing first. */
function isHere({ pathname, search }: URL) {
  if (pathname === location.pathname && search === location.search) return true
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
    window as Program
  const known = Object.values(manifest?.routes ?? {}).filter((route) => route !== undefined)
  const matches = matchRoutes(below(known, undefined), pathname) ?? []
  return (
    matches.length > 0 &&
    matches.every(({ route: { id = '', handle } }) => id in loaded && handle !== 'asks')
  )
}

const below = (known: Known[], parent: string | undefined): RouteObject[] =>
  known
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, hasLoader }) => ({
      // the root's configuration is never asked for again
      id,
      handle: hasLoader && parent !== undefined ? 'asks' : undefined,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: below(known, id) }),
    }))
