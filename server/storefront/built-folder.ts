/** Where the built pages are: `client/` is served, `server/` renders. */
export const builtFolder = new URL('../../build/web/', import.meta.url)
