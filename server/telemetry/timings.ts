import type { Histogram, Registry } from 'prom-client'

/** One series: how many took at most each of the bounds and longer than the one before it, and what all took. */
type Series = { counts: Float64Array; sum: number }

/**
 * A histogram of seconds for a registry. prom-client's own checks and hashes the labels at every observation, which
 * takes longer than all else that is done for a cached answer; here a series is an array that is looked up by one text.
 */
export function createTimings(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly [string, string],
  bounds: readonly number[],
): (first: string, second: string, seconds: number) => void {
  const series = new Map<string, Map<string, Series>>()
  registry.registerMetric({
    name,
    help,
    type: 'histogram',
    get: async () => ({ name, help, type: 'histogram', values: [...valuesOf()] }),
    // the registry asks a metric for nothing else; its type names classes only
  } as unknown as Histogram)

  function* valuesOf() {
    for (const [first, seconds] of series)
      for (const [second, { counts, sum }] of seconds) {
        const labels = { [labelNames[0]]: first, [labelNames[1]]: second }
        let count = 0
        for (const [at, le] of [...bounds, '+Inf'].entries()) {
          count += counts[at]!
          yield { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count }
        }
        yield { metricName: `${name}_sum`, labels, value: sum }
        yield { metricName: `${name}_count`, labels, value: count }
      }
  }

  function open(first: string, second: string): Series {
    const made = { counts: new Float64Array(bounds.length + 1), sum: 0 }
    const own = series.get(first) ?? new Map<string, Series>()
    series.set(first, own.set(second, made))
    return made
  }

  return (first, second, seconds) => {
    const one = series.get(first)?.get(second) ?? open(first, second)
    let at = 0
    while (at < bounds.length && seconds > bounds[at]!) at += 1
    one.counts[at]! += 1
    one.sum += seconds
  }
}
