import type { Page } from 'playwright-core'

/**
 * What of a page is cut off or lies beneath something, each in words: the page that is wider than its window, what people click
 * or read in a table that reaches over the edge of what clips or scrolls it, and cells beneath what is pinned. A name that ends in
 * an ellipsis is none.
 */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(lookForCuts)

function lookForCuts(): string[] {
  const found = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`)
  const named = (one: Element) =>
    `${one.tagName} "${(one.textContent || one.ariaLabel || '').trim().slice(0, 40)}"`
  const isSeen = (one: Element, { width, height }: DOMRect) =>
    width > 1 &&
    height > 1 &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.sr-only, [inert]')
  const clips = (one: Element) => {
    const { overflowX, textOverflow, display } = getComputedStyle(one)
    return overflowX !== 'visible' && textOverflow !== 'ellipsis' && display !== 'contents'
  }
  const lookAt = (one: Element) => {
    const box = one.getBoundingClientRect()
    if (!isSeen(one, box)) return
    const isPinned = (cell: Element | null | undefined) =>
      cell && getComputedStyle(cell).position === 'sticky'
    for (let around = one.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || !clips(around)) continue
      const edge = around.getBoundingClientRect()
      const over = Math.round(Math.max(box.right - edge.right, edge.left - box.left))
      if (over > 1) found.add(`${named(one)} is cut by ${over} pixels`)
      break
    }
    if (!one.matches('td, th') || isPinned(one)) return
    const middle = box.top + box.height / 2
    for (const at of [box.left + 3, box.right - 3]) {
      const over = document.elementFromPoint(at, middle)?.closest('td, th')
      if (over && over !== one && isPinned(over))
        found.add(`${named(one)} is beneath ${named(over)}`)
    }
  }
  document.querySelectorAll('a, button, input, select, textarea, summary, td, th').forEach(lookAt)
  return [...found]
}
