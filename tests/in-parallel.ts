/** Does the work for 0 … many - 1, so many at once, each as soon as one before it is done. */
export async function inParallel<T>(
  many: number,
  atOnce: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async () => {
    while (next < many) {
      const at = next
      next += 1
      done[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, many) }, worker))
  return done
}
