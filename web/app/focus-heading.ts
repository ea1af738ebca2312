/** Brings the focus to the heading of the page, where reading goes on, or to where it will be. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const target = heading ?? document.getElementById('main')
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
}
