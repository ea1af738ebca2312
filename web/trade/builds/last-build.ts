const place = 'lastBuild'

/** The build that this browser looked at last, as the address has it; '' when there is none. */
export function readLastBuild(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** A browser that stores nothing goes without. */
export function storeLastBuild(text: string) {
  try {
    localStorage.setItem(place, text)
  } catch {
    // it is a comfort
  }
}
