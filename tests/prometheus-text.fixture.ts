const name = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const sample =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*\})? (NaN|Nan|[+-]Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/
const types = ['counter', 'gauge', 'histogram', 'summary']

/**
 * Reads Prometheus' text (exposition format 0.0.4) as strictly as `promtool check metrics` does: each family once, HELP and
 * TYPE before its samples, no series twice, counters that end in _total. Answers the value of each series as it is written;
 * throws at what is wrong.
 */
export function readPrometheusText(text: string): Map<string, number> {
  const series = new Map<string, number>()
  const kinds = new Map<string, string>()
  const helped = new Set<string>()
  let family = ''
  for (const line of text.split('\n')) {
    const fault = (words: string) => new Error(`${words}: ${line}`)
    if (line === '') continue
    if (line.startsWith('# HELP ')) {
      family = line.split(' ')[2] ?? ''
      if (!name.test(family) || helped.has(family) || !line.split(' ')[3]) throw fault('help')
      helped.add(family)
      continue
    }
    if (line.startsWith('# TYPE ')) {
      const [, , named = '', kind = ''] = line.split(' ')
      if (named !== family || kinds.has(named) || !types.includes(kind)) throw fault('type')
      // those of Node's own collection are named by prom-client
      if (kind === 'counter' && !named.endsWith('_total')) throw fault('a counter without _total')
      kinds.set(named, kind)
      continue
    }
    const [, own = '', labels = '', value = ''] = sample.exec(line) ?? []
    if (!own) throw fault('no sample')
    const kind = kinds.get(family)
    const ending =
      kind === 'histogram' ? /_(bucket|sum|count)$/ : kind === 'summary' ? /_(sum|count)$/ : /$^/
    if (own !== family && own.replace(ending, '') !== family) throw fault('of no family')
    if (series.has(own + labels)) throw fault('twice')
    series.set(own + labels, Number(value))
  }
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  return series
}
