type Sharp = typeof import('sharp')['default']
let loading: Promise<Sharp> | undefined

/** The decoder, loaded with the first picture: most instances see none for long, and it takes 10 MB. */
export const loadSharp = (): Promise<Sharp> => {
  loading ??= load()
  return loading
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread for a picture leaves the other processors to the calls; nothing is decoded twice, so nothing is cached.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
