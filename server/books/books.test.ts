import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../contract/books.ts'
import { eventually } from '../../tests/orders.fixture.ts'
import { runProgram } from '../commands/command.fixture.ts'
import { type BooksShop, openBooksShop } from './books.fixture.ts'

let shop: BooksShop

beforeAll(async () => {
  shop = await openBooksShop()
})
afterAll(() => shop?.close())

const run = (...args: string[]) => runProgram('books', args, shop.settings)

async function ask() {
  const response = await shop.admin.call('GET', '/books')
  expect(response.status).toBe(200)
  return books.parse(await response.json()).last
}

const booksOfDoctor = async () => {
  const { out } = await runProgram('doctor', [], shop.settings)
  return out.split('\n').find((line) => line.slice(9).startsWith('books '))
}

describe('npm run books and GET /books', () => {
  it('answers admins only, and nothing before the first check', async () => {
    expect((await shop.request('/api/books')).status).toBe(401)
    expect((await shop.buyer.call('GET', '/books')).status).toBe(403)
    expect(await ask()).toBeNull()
    expect(await booksOfDoctor()).toMatch(/^ok .*not checked yet/)
  })

  it('checks, says so, and keeps it: exit code 0', async () => {
    const { code, out, err } = await run()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^The books are clean, in [\d.]+ s \(parts 1, .*orders 8/)
    expect(await ask()).toMatchObject({ found: 0, violations: [], provider: null })
    expect(await booksOfDoctor()).toMatch(/^ok .*clean at the last check, 0 h ago/)
  })

  it('compares with the provider and speaks JSON, the same that the call answers', async () => {
    const { code, out } = await run('--provider', '--json')
    expect(code, out).toBe(0)
    const { last } = books.parse(JSON.parse(out))
    expect(last?.provider?.payments).toBe(8)
    expect(await ask()).toEqual(last)
  })

  it('names violations with their repair: exit code 1, and the doctor says so', async () => {
    await shop.sql`update part set quantity = quantity + 1`
    const { code, out } = await run()
    expect(code).toBe(1)
    expect(out).toMatch(
      /^part-stock +part .*its stock is \d+, its movements come to \d+\.\n +update/,
    )
    expect(out).toContain('1 violation, in')
    expect(await booksOfDoctor()).toMatch(/^fault .*found 1 violation.*npm run books/)
  })

  it('runs as a job, which keeps what it found and logs each violation', async () => {
    const before = await ask()
    await shop.jobs.run(shop.shop)
    await shop.enqueue(shop.sql, 'check-books', {})
    const after = await eventually(ask, (last) => last?.checkedAt !== before?.checkedAt)
    expect(after).toMatchObject({ found: 1, provider: { payments: 8 } })
    const [scheduled] = await shop.sql`select cron from pgboss.schedule where name = 'check-books'`
    expect(scheduled).toMatchObject({ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) })
  })

  it('says from where to go on when the provider does not answer', async () => {
    const { code, out, err } = await runProgram('books', ['--provider'], {
      ...shop.settings,
      SANDBOX_PORT: '9',
    })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/Go on with: npm run books -- --provider --since \d{4}-.*: 1 violation\./)
  })

  it('explains itself, and refuses what it does not understand: exit code 2', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage/) })
    const wrong = [
      ['now'],
      ['--since', '2026-01-01'],
      ['--provider', '--since', 'yesterday'],
      ['--provider', '--since', '2026-02-01', '--until', '2026-01-01'],
    ]
    for (const args of wrong) {
      const { code, out, err } = await run(...args)
      expect({ code, out }, args.join(' ')).toEqual({ code: 2, out: '' })
      expect(err).toContain('Usage')
    }
  })
})
