import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

/** A server whose every answer takes so long, and how many requests it has taken. */
async function slowServer(ms: number) {
  const counts = { taken: 0 }
  const app = new Hono().get('/', async (c) => {
    counts.taken += 1
    await pause(ms)
    return c.text('done')
  })
  return { server: await listen(app, 0, '127.0.0.1'), counts }
}

const ask = (agent: Agent, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1' }, (response) => {
      response.resume().once('end', () => resolve(response))
    }).once('error', reject)
  })

test('F14 of callers who keep their connections each request that was taken is answered', async () => {
  const { server, counts } = await slowServer(20)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let answered = 0
  let isOver = false
  const callers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const response = await ask(agent, server.port).catch(() => null)
      if (response?.statusCode === 200) answered += 1
      else isOver = true
    }
  })
  await expect.poll(() => answered).toBeGreaterThan(40)
  const before = counts.taken
  await server.stop()
  await Promise.all(callers)
  expect(answered).toBe(counts.taken)
  // the answer that was under way was the last of each connection
  expect(counts.taken - before).toBeLessThanOrEqual(callers.length)
  agent.destroy()
})

test('F14 an answer of a server that stops says that it is the last of its connection', async () => {
  const { server } = await slowServer(300)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect((await ask(agent, server.port)).headers.connection).toBe('keep-alive')
  const underWay = ask(agent, server.port)
  await pause(50)
  const stopped = server.stop()
  expect((await underWay).headers.connection).toBe('close')
  await stopped
  agent.destroy()
})
