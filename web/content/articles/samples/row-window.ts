/**
 * Which of `count` rows to draw: those in sight and `spare` more at
 * either end. `before` and `after` are the heights, in pixels, of the
 * empty space that stands for all the others.
 */
export function rowWindow(
  view: { top: number; height: number },
  rows: { count: number; height: number },
  spare = 8,
) {
  const bottom = view.top + view.height
  const first = Math.floor(view.top / rows.height) - spare
  const last = Math.ceil(bottom / rows.height) + spare
  const from = Math.min(Math.max(first, 0), rows.count)
  const to = Math.max(Math.min(last, rows.count), from)
  return {
    from,
    to,
    before: from * rows.height,
    after: (rows.count - to) * rows.height,
  }
}
