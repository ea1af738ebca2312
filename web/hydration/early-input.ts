/** Something done in a page before its program came: a field with what it then had, and where its caret was, or a button. */
type Act =
  | [on: Field, value: Value, caret?: number | null]
  | [on: HTMLButtonElement, value?: undefined]
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was typed, chosen or ticked; null: of files, which stay where they are. */
type Value = string | boolean | null

declare global {
  interface Window {
    early?: {
      /** In their order. */
      acts: Act[]
      /** Notes no more of the kinds of events that are given. */
      end: (kinds: string[]) => void
      /** While true, nothing is noted: it is done by this program. */
      still?: boolean
    }
  }
}

/**
 * Runs before anything is drawn, and notes what people type, choose and press until the page's program is there: on a
 * slow line that takes seconds. A button that was pressed again since nothing happened counts once, but for those that
 * say `data-each-press`. Forms that have an address work by themselves, so their buttons are not noted; those that would
 * send a password are switched off until then, hear no click, and are noted by the pointer or the key that meant them.
 */
export const earlyInputScript = `(function(d){var a=[],e=window.early={acts:a,end:function(n){n.forEach(function(k){d.removeEventListener(k,h,true)})}};function note(t,v){if(a.length&&a[a.length-1][0]==t&&!t.hasAttribute("data-each-press"))a.pop();a.push(v)}function h(v){var t=v.target,k=v.type,b;if(e.still)return;if(k=="input")return note(t,[t,t.type=="file"?null:t.type=="checkbox"||t.type=="radio"?t.checked:t.value,t.selectionStart]);if(k=="keydown"){if(v.key!="Enter"||v.isComposing||t.tagName!="INPUT")return;b=t.form&&t.form.querySelector("[type=submit]")}else b=t.closest&&t.closest("button");if(b&&(k=="click"?b.type=="button":b.disabled))note(b,[b])}["input","click","pointerup","keydown"].forEach(function(k){d.addEventListener(k,h,true)})})(document)`

/**
 * When somebody else listens: a press that was noted and heard would be done twice. What is typed is noted on, until all is
 * done again: what a field had before must not come after it.
 */
export const endEarlyPresses = () => window.early?.end(['click', 'pointerup', 'keydown'])

/** Does again what was done early, now that somebody listens: once, when the whole page has come to life. */
export async function replayEarlyInput() {
  const { early } = window
  if (!early) return
  delete window.early
  for (let act = early.acts.shift(); act; act = early.acts.shift()) {
    const [on, value, caret] = act
    // its part of the page may come later than the rest; what is busy was pressed meanwhile
    for (let left = 50; on.disabled && !on.ariaBusy && left > 0; left -= 1) await pause(100)
    early.still = true
    if (value === undefined) on.click()
    else replay(on, value, caret ?? null)
    early.still = false
    // what it changed is drawn before the next: in this turn, a button would still mean what it meant before
    await pause()
  }
  early.end(['input'])
}

const pause = (ms?: number) => new Promise((next) => setTimeout(next, ms))

function replay(field: Field, value: Value, noted: number | null) {
  if (value === null) return tell(field, 'change')
  if (typeof value === 'boolean') {
    // from the other state into the wanted one: React hears of a change only
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  // whatever emptied the field meanwhile has taken the caret along
  const caret = field.value === value ? caretOf(field) : noted
  // React compares with what it saw last, so it has to see another first, and this one set past it
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? '1' : ''
  const type = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value)
  if (field === document.activeElement && caret !== null)
    (field as HTMLInputElement).setSelectionRange(caret, caret)
  tell(field, 'input')
  tell(field, 'change')
}

function tell(field: Field, event: 'input' | 'change') {
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** null: of a kind that has none, or does not tell. */
const caretOf = (field: Field): number | null =>
  field instanceof HTMLSelectElement ? null : field.selectionStart
