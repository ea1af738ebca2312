import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMailbox } from './mailbox.fixture.ts'

let mail: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => {
  mail = await startMailbox()
})
afterAll(() => mail.stop())
afterEach(async () => {
  mail.faults.clear()
  await fetch(`${mail.url}/mail/api/messages`, { method: 'DELETE' })
})

const order = {
  to: 'Example Buyer <buyer@example.test>',
  bcc: 'archive@example.test',
  subject: 'Your order Ω-17',
  messageId: '<event-17@partwright.test>',
  text: 'See https://shop.test/orders/17. Or (https://shop.test/help).',
  html: '<p>See <a href="https://shop.test/orders/17?a=1&amp;b=2">your order</a><img src="cid:logo"></p>',
  attachments: [
    { filename: 'Rechnung ü.csv', content: 'a;b\n1;2\n', contentType: 'text/csv' },
    { filename: 'logo.png', cid: 'logo', content: Buffer.from('not really a png') },
  ],
}

describe('a message', () => {
  it('arrives whole: envelope, parts, links, headers and attachments', async () => {
    await mail.send(order)
    const [message] = await mail.list()
    expect(message).toMatchObject({
      from: 'shop@example.test',
      fromName: 'Partwright',
      to: ['buyer@example.test', 'archive@example.test'],
      subject: 'Your order Ω-17',
      links: [
        'https://shop.test/orders/17?a=1&b=2',
        'https://shop.test/orders/17',
        'https://shop.test/help',
      ],
      headers: { 'message-id': '<event-17@partwright.test>' },
      attachments: [
        { filename: 'logo.png', contentType: 'image/png', size: 16 },
        { filename: 'Rechnung ü.csv', contentType: 'text/csv', size: 8 },
      ],
    })
    expect(message?.text).toContain('See https://shop.test/orders/17.')
    expect(message?.html).toContain('your order')
    expect(Date.parse(message?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const one = await fetch(`${mail.url}/mail/api/messages/${message?.id}`)
    expect(await one.json()).toEqual(message)
    const file = await fetch(mail.url + message?.attachments[1]?.url)
    expect(await file.text()).toBe('a;b\n1;2\n')
    expect(file.headers.get('content-type')).toMatch('text/csv')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const raw = await fetch(`${mail.url}/mail/api/messages/${message?.id}/raw`)
    expect(await raw.text()).toContain('Message-ID: <event-17@partwright.test>')
  })

  it('may come with a name and a password, and need not', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: mail.smtpPort,
      auth: { user: 'anybody', pass: 'anything' },
    })
    await transport.sendMail({ from: 'a@example.test', to: 'b@example.test', text: 'x' })
    expect(await mail.list('to=b@example.test')).toHaveLength(1)
  })

  it('is found by whole recipient, part of the subject, and any words', async () => {
    await mail.send({ to: 'one@example.test', subject: 'Verify your address', text: 'alpha' })
    await mail.send({ to: 'someone@example.test', subject: 'Reset your password', text: 'beta' })
    const subjects = async (query: string) => (await mail.list(query)).map(({ subject }) => subject)
    expect(await subjects('')).toEqual(['Reset your password', 'Verify your address'])
    expect(await subjects('limit=1')).toEqual(['Reset your password'])
    expect(await subjects('to=ONE@example.test')).toEqual(['Verify your address'])
    expect(await subjects('subject=reset')).toEqual(['Reset your password'])
    expect(await subjects('q=alpha%20verify')).toEqual(['Verify your address'])
    expect(await subjects('q=alpha%20reset')).toEqual([])
    const [, older] = await mail.list()
    expect(await subjects(`after=${older?.id}`)).toEqual(['Reset your password'])
  })

  it('is gone after all are deleted, and its number never comes again', async () => {
    await mail.send(order)
    const [before] = await mail.list()
    const deleted = await fetch(`${mail.url}/mail/api/messages`, { method: 'DELETE' })
    expect(await deleted.json()).toEqual({ deleted: 1 })
    expect(await mail.list()).toEqual([])
    expect((await fetch(mail.url + before?.attachments[0]?.url)).status).toBe(404)
    await mail.send(order)
    expect((await mail.list())[0]?.id).toBeGreaterThan(before?.id ?? 0)
  })
})

describe('waiting', () => {
  it('answers as soon as a fitting message comes, and not for another', async () => {
    let answered = false
    const waiting = mail.list('to=late@example.test&wait=10000').then((found) => {
      answered = true
      return found
    })
    await mail.send({ to: 'other@example.test', subject: 'Other', text: 'x' })
    expect(answered).toBe(false)
    await mail.send({ to: 'late@example.test', subject: 'Late', text: 'x' })
    expect((await waiting).map(({ subject }) => subject)).toEqual(['Late'])
  })

  it('answers at once when one is there, and looks only beyond `after`', async () => {
    await mail.send({ to: 'a@example.test', subject: 'First', text: 'x' })
    const [first] = await mail.list('to=a@example.test&wait=10000')
    expect(first?.subject).toBe('First')
    const waiting = mail.list(`to=a@example.test&after=${first?.id}&wait=10000`)
    await mail.send({ to: 'a@example.test', subject: 'Second', text: 'x' })
    expect((await waiting).map(({ subject }) => subject)).toEqual(['Second'])
  })

  it('answers nothing when time is up', async () => {
    expect(await mail.list('to=nobody@example.test&wait=50')).toEqual([])
  })
})

it('tells open pages of every change', async () => {
  const gone = new AbortController()
  const events = await fetch(`${mail.url}/mail/events`, { signal: gone.signal })
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => (await reader?.read())?.value ?? ''
  expect(await read()).toContain('event: hello')
  await mail.send(order)
  expect(await read()).toContain('event: message')
  await fetch(`${mail.url}/mail/api/messages`, { method: 'DELETE' })
  expect(await read()).toContain('event: cleared')
  gone.abort()
})

it('keeps the last 500, over a restart, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const before = await startMailbox(folder)
  const transport = createTransport({
    host: '127.0.0.1',
    port: before.smtpPort,
    pool: true,
    maxConnections: 1,
    maxMessages: 1000,
  })
  for (let n = 1; n <= 503; n += 1) {
    await transport.sendMail({
      from: 'a@example.test',
      to: 'b@example.test',
      subject: `${n}`,
      text: 'x',
    })
  }
  transport.close()
  await before.stop()
  const after = await startMailbox(folder)
  const found = await after.list('limit=1000')
  expect([found.length, found[0]?.subject, found.at(-1)?.subject]).toEqual([500, '503', '4'])
  expect((await stat(join(folder, 'mailbox.sqlite'))).mode & 0o777).toBe(0o600)
  await after.stop()
  await rm(folder, { recursive: true })
})

describe('faults', () => {
  const note = { to: 'a@example.test', subject: 'Fault', text: 'x' }

  it('refuse with the SMTP code, keeping nothing, or after keeping', async () => {
    mail.faults.set('mail', { kind: 'error', status: 550, remaining: 1 })
    await expect(mail.send(note)).rejects.toMatchObject({ responseCode: 550 })
    mail.faults.set('mail', { kind: 'error', remaining: 1 })
    await expect(mail.send(note)).rejects.toMatchObject({ responseCode: 451 })
    expect(await mail.list()).toHaveLength(0)
    mail.faults.set('mail', { kind: 'error-after', status: 451, remaining: 1 })
    await expect(mail.send(note)).rejects.toMatchObject({ responseCode: 451 })
    expect(await mail.list()).toHaveLength(1)
    await mail.send(note)
  })

  it('strike only what they match', async () => {
    mail.faults.set('mail', { kind: 'error', status: 550, match: 'b@example.test' })
    await mail.send(note)
    await expect(mail.send({ ...note, to: 'b@example.test' })).rejects.toThrow('Fault on demand')
  })

  it('cut, before and after the effect', async () => {
    mail.faults.set('mail', { kind: 'cut', remaining: 1 })
    await expect(mail.send(note)).rejects.toThrow()
    expect(await mail.list()).toHaveLength(0)
    mail.faults.set('mail', { kind: 'cut-after', remaining: 1 })
    await expect(mail.send(note)).rejects.toThrow()
    expect(await mail.list()).toHaveLength(1)
  })

  it('hang until the sender gives up, and come late', async () => {
    mail.faults.set('mail', { kind: 'hang', remaining: 1 })
    await expect(mail.send(note, 200)).rejects.toThrow(/timeout/i)
    expect(await mail.list()).toHaveLength(0)
    mail.faults.set('mail', { kind: 'delay', ms: 120, remaining: 1 })
    const begun = performance.now()
    await mail.send(note)
    expect(performance.now() - begun).toBeGreaterThan(110)
  })
})
