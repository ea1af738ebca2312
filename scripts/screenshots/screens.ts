type Cookie = { name: string; value: string; url: string }
/** A screen's address, and who looks at it. */
export type Screens = Record<string, { url: string; cookie?: Cookie[] }>
