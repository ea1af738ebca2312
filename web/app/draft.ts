const nameOf = (form: string) => `draft:${form}`

/** What was typed into a form before it was sent, stored for this tab alone. */
export const drafts = {
  /** What was stored, or {} when there is nothing, or nothing that can be read. */
  read<Values extends object>(form: string): Partial<Values> {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? '{}')
      return typeof stored === 'object' && stored !== null ? stored : {}
    } catch {
      return {}
    }
  },
  /** Stores it; a full or forbidden storage takes nothing, and the form goes on. */
  store(form: string, values: object) {
    try {
      sessionStorage.setItem(nameOf(form), JSON.stringify(values))
    } catch {
      // the draft is a comfort: without room for it the form works all the same
    }
  },
  forget: (form: string) => sessionStorage.removeItem(nameOf(form)),
}
