export type ToastKind = 'good' | 'warn' | 'danger'
export type Waiting = { title: string; about: string | undefined; kind: ToastKind }

/** What is to be shown: the toaster, which is loaded with the first one, takes it from here. */
const waiting: Waiting[] = []
let onToast: (() => void) | undefined

/** Calls back for every toast from now on, and at once when some wait already. Answers how to stop. */
export function onToasts(callback: () => void) {
  onToast = callback
  if (waiting.length > 0) callback()
  return () => {
    onToast = undefined
  }
}

/** The toasts that wait, which are then shown. */
export const takeToasts = () => waiting.splice(0)

const show = (kind: ToastKind) => (title: string, about?: string) => {
  waiting.push({ title, about, kind })
  onToast?.()
}

/** A short word at the top, gone after two seconds, and of what it is said: an order's number, a part's name. What failed must also stay in its place as text. */
export const toast = { success: show('good'), warning: show('warn'), failure: show('danger') }
