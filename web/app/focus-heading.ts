/** The heading of the page, able to take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/**
 * Brings the focus to the heading of the page, where reading goes on, or to where it will be. An open dialog keeps it: a page
 * that arrives beneath it must not take away what somebody types there.
 */
export function focusHeading() {
  const { activeElement } = document
  if (activeElement?.closest('[role=dialog][data-open], [role=alertdialog][data-open]')) return
  const target = pageHeading() ?? document.getElementById('main')
  if (target !== activeElement) target?.focus({ preventScroll: true })
}
