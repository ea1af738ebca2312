import { expect, test } from 'vitest'
import { askAsHost, strangeHosts } from '../tests/ask-as-host.fixture.ts'
import { stillPort } from '../tests/still-port.fixture.ts'
import { metrics, observeCall, serveMetrics } from './metrics.ts'

test('calls are told as a histogram: buckets that add up, by call and status class', async () => {
  for (const ms of [0.4, 1, 7, 20_000]) observeCall('aCall', 200, ms)
  observeCall('aCall', 503, 30)
  const port = await stillPort()
  const serving = await serveMetrics(port)
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const line = (name: string, labels: string) =>
      text.split('\n').find((one) => one.startsWith(`partwright_call_seconds${name}{${labels}}`))
    const ok = 'call="aCall",status="2xx"'
    expect(text).toContain('# TYPE partwright_call_seconds histogram')
    for (const [le, count] of [
      ['0.001', 2],
      ['0.005', 2],
      ['0.01', 3],
      ['10', 3],
      ['+Inf', 4],
    ])
      expect(line('_bucket', `le="${le}",${ok}`)).toMatch(new RegExp(` ${count}$`))
    expect(line('_count', ok)).toMatch(/ 4$/)
    expect(line('_sum', ok)).toMatch(/ 20\.0084$/)
    expect(line('_count', 'call="aCall",status="5xx"')).toMatch(/ 1$/)
    expect(metrics.contentType).toContain('text/plain')
  } finally {
    await serving.stop()
  }
})

test('T78 found: S16 figures are for who asks this machine by its own names', async () => {
  const port = await stillPort()
  const serving = await serveMetrics(port)
  for (const host of [`127.0.0.1:${port}`, 'localhost', '[::1]:9', 'LOCALHOST:80'])
    expect(await askAsHost(port, '/metrics', host), host).toBe(200)
  for (const host of strangeHosts) expect(await askAsHost(port, '/metrics', host), host).toBe(400)
  await serving.stop()
})
