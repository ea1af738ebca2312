/**
 * Keeps the wheel of a mouse from changing the number under it: browsers count it up or down when its field has the focus,
 * though most people want to scroll. A field that is read-only is not counted, so each is for as long as its event
 * lasts; the page scrolls on and the focus stays. For all fields, those of dialogs too, from when this module is loaded.
 */
function hold({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  if (target.type !== 'number' || target.readOnly || target !== document.activeElement) return
  set(target, true)
  setTimeout(() => set(target, false))
}

function set(field: HTMLInputElement, isHeld: boolean) {
  field.toggleAttribute('data-held', isHeld)
  field.readOnly = isHeld
}

document.addEventListener('wheel', hold, { capture: true, passive: true })
