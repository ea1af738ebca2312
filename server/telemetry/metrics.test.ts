import { expect, test } from 'vitest'
import { metrics, observeCall } from './metrics.ts'

test('calls are told as a histogram: buckets that add up, by call and status class', async () => {
  for (const ms of [0.4, 1, 7, 20_000]) observeCall('aCall', 200, ms)
  observeCall('aCall', 503, 30)
  const text = await metrics.metrics()
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
})
