/**
 * Colours of the look as they are now, for what knows no light-dark() and cannot read our style sheet: a canvas, a frame.
 * Each is read of an element of its own: one that had another colour before would still be on its way from that.
 */
export function colorsOf<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const read = (name: string) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = `var(--color-${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}

/** Tells when the colours change, by the system or by choice. Answers how to stop. */
export function followTheme(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  addEventListener('themechange', changed)
  return () => {
    system.removeEventListener('change', changed)
    removeEventListener('themechange', changed)
  }
}
