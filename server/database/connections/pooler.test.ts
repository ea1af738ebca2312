import { connect, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../local/postgres.ts'
import { openDatabase } from '../database.ts'

/** The kinds of PostgreSQL's messages in a stream that begins with one. */
function kindsOf(hear: (kind: string) => void, from: number) {
  let rest = Buffer.alloc(0)
  let start = from
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    // the first message of a client has no kind
    while (rest.length >= start + 4) {
      const length = start + rest.readInt32BE(start)
      if (rest.length < length) return
      hear(start === 0 ? '' : String.fromCharCode(rest[0]!))
      rest = rest.subarray(length)
      start = 1
    }
  }
}

test('behind a pooler no statement is sent before the one before it is over', async () => {
  const [port, postgres] = [await freePort(), new URL(inject('postgres'))]
  const there = Number(postgres.port)
  let [running, most, begun] = [0, 0, 0]
  const server = createServer((near) => {
    const far = connect(there, '127.0.0.1')
    const sent = kindsOf((kind) => {
      if (kind !== 'P' && kind !== 'Q') return
      running += 1
      begun += 1
      most = Math.max(most, running)
    }, 0)
    const answered = kindsOf((kind) => {
      if (kind === 'Z') running = Math.max(0, running - 1)
    }, 1)
    near.on('data', sent).pipe(far).on('data', answered).pipe(near)
  }).listen(port, '127.0.0.1')
  postgres.port = String(port)
  const database = openDatabase(postgres.href, { connections: 1, pooler: 'transaction' })
  const asked = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0 ? database.sql`select 1 as n` : database.sql`select ${n}::int as n`,
  )
  const answers = await Promise.all(asked)
  expect(answers.map(([row]) => row?.n)).toEqual(asked.map((_, n) => (n % 2 === 0 ? 1 : n)))
  expect(begun).toBe(20)
  expect(most).toBe(1)
  await database.close()
  server.close()
})
