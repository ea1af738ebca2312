/** Where a logo or icon is served. */
export const markAddress = (name: string) => `/marks/${name}`

/** Its size in pixels, which its name says, and its media type. */
export function readMarkName(name: string) {
  const [, width = '1', height = '1', ending] = /-(\d+)x(\d+)\.(png|svg)$/.exec(name) ?? []
  return {
    width: Number(width),
    height: Number(height),
    type: ending === 'svg' ? ('image/svg+xml' as const) : ('image/png' as const),
  }
}
