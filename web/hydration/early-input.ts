/** What was done in a page before its program came: fields with what was typed or chosen, and the last button pressed. */
type Early = {
  fields: Map<Field, string | boolean | null>
  pressed: HTMLButtonElement | null
  end: () => void
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    early?: Early
  }
}

/**
 * Runs before anything is drawn, and notes what people type, choose and press until the page's program is there: on a
 * slow line that takes seconds. Forms that have an address work by themselves, so their buttons are not noted.
 */
export const earlyInputScript = `(function(d){var m=new Map,e=window.early={fields:m,pressed:null,end:function(){d.removeEventListener("input",i,true);d.removeEventListener("click",c,true)}};function i(v){var t=v.target;m.delete(t);m.set(t,t.type=="file"?null:t.type=="checkbox"||t.type=="radio"?t.checked:t.value)}function c(v){var b=v.target.closest&&v.target.closest("button");e.pressed=b&&b.type=="button"?b:null}d.addEventListener("input",i,true);d.addEventListener("click",c,true)})(document)`

/** Does again what was done early, now that somebody listens: once, when the whole page has come to life. */
export function replayEarlyInput() {
  const { early } = window
  if (!early) return
  delete window.early
  early.end()
  for (const [field, value] of early.fields) if (field.isConnected) replay(field, value)
  if (early.pressed?.isConnected) early.pressed.click()
}

/** `value`: what was typed, chosen or ticked; null: of files, which stay where they are. */
function replay(field: Field, value: string | boolean | null) {
  if (value === null) return tell(field, 'change')
  if (typeof value === 'boolean') {
    // from the other state into the wanted one: React hears of a change only
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  const caret = field === document.activeElement ? caretOf(field) : null
  // React compares with what it saw last, so it has to see another first, and this one set past it
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? '1' : ''
  const type = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value)
  if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret)
  tell(field, 'input')
  tell(field, 'change')
}

function tell(field: Field, event: 'input' | 'change') {
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** null: of a kind that has none, or does not tell. */
const caretOf = (field: Field): number | null =>
  field instanceof HTMLSelectElement ? null : field.selectionStart
