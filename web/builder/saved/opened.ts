const place = 'openedBuild'

/** The saved build that was opened last in this window: what is changed since may replace it. */
export type OpenedBuild = { id: string; name: string; updatedAt: string }

export function readOpened(): OpenedBuild | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as OpenedBuild | null
  } catch {
    return null
  }
}

/** A window that stores nothing saves each build as a new one. */
export function storeOpened(opened: OpenedBuild | null) {
  try {
    if (opened) sessionStorage.setItem(place, JSON.stringify(opened))
    else sessionStorage.removeItem(place)
  } catch {
    // it is a comfort
  }
}
