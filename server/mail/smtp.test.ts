import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startMailbox } from '../../sandbox/mailbox/mailbox.fixture.ts'
import type { Mailer, Message } from './mailer.ts'
import { openSmtp } from './smtp.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>
const opened: Mailer[] = []

beforeAll(async () => {
  mailbox = await startMailbox()
})
afterEach(() => {
  for (const mailer of opened.splice(0)) mailer.close()
})
afterAll(() => mailbox.stop())

const open = (port = mailbox.smtpPort) => {
  const mailer = openSmtp(`smtp://127.0.0.1:${port}`)
  opened.push(mailer)
  return mailer
}

const message = (given: Partial<Message>): Message => ({
  id: '0190-1',
  from: 'Partwright <shop@partwright.test>',
  to: 'buyer@example.test',
  subject: 'A subject with ünïcödé',
  text: 'Some words',
  html: '<p>Some words</p>',
  attachments: [],
  ...given,
})

const arrived = async (to: string) => (await mailbox.list(`to=${encodeURIComponent(to)}`))[0]!

test('a message arrives with its words, its id and who sends it', async () => {
  await open().send(message({ to: 'one@example.test' }))
  const mail = await arrived('one@example.test')
  expect(mail).toMatchObject({ to: ['one@example.test'], subject: 'A subject with ünïcödé' })
  expect(mail.from).toContain('shop@partwright.test')
  expect(mail.text.trim()).toBe('Some words')
  expect(mail.html.trim()).toBe('<p>Some words</p>')
  expect(mail.headers['message-id']).toBe('<0190-1@partwright.test>')
  expect(mail.headers['auto-submitted']).toBe('auto-generated')
  expect(mail.headers).not.toHaveProperty('list-unsubscribe')
})

test('a newsletter says where one click unsubscribes (RFC 8058)', async () => {
  const unsubscribeUrl = 'https://shop.test/api/newsletter/unsubscribe?token=abc'
  await open().send(message({ to: 'two@example.test', unsubscribeUrl }))
  const { headers } = await arrived('two@example.test')
  expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test('an attachment arrives byte for byte', async () => {
  const content = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10])
  const attachment = { filename: 'a.pdf', contentType: 'application/pdf', content }
  await open().send(message({ to: 'three@example.test', attachments: [attachment] }))
  const [found] = (await arrived('three@example.test')).attachments
  expect(found).toMatchObject({ filename: 'a.pdf', contentType: 'application/pdf', size: 8 })
  const bytes = await fetch(new URL(found!.url, mailbox.url)).then((answer) => answer.bytes())
  expect([...bytes]).toEqual([...content])
})

test('T54 line breaks and commas in a subject or recipient add no header and no recipient', async () => {
  const subject = 'Hello\r\nBcc: victim@example.test\r\n\r\nBody'
  await open().send(message({ to: 'four@example.test', subject }))
  const mail = await arrived('four@example.test')
  expect(mail.headers).not.toHaveProperty('bcc')
  await open()
    .send(message({ to: 'five@example.test, victim@example.test' }))
    .catch(() => {})
  await open()
    .send(message({ to: 'six@example.test>\r\nRCPT TO:<victim@example.test' }))
    .catch(() => {})
  expect(await mailbox.list('to=victim@example.test')).toEqual([])
})

test('F10 a server that refuses, cuts or is not there is an error, not a lost message', async () => {
  for (const fault of [{ kind: 'error', status: 451 }, { kind: 'cut' }] as const) {
    mailbox.faults.set('mail', { remaining: 1, ...fault })
    await expect(open().send(message({ to: 'seven@example.test' }))).rejects.toThrow()
  }
  expect(await mailbox.list('to=seven@example.test')).toEqual([])
  await expect(open(1).send(message({}))).rejects.toThrow()
  await expect(open(1).check()).rejects.toThrow()
  await expect(open().check()).resolves.toBeUndefined()
})

test('F10 a message that may have been taken is not sent again by itself', async () => {
  mailbox.faults.set('mail', { remaining: 1, kind: 'cut-after' })
  await expect(open().send(message({ to: 'eight@example.test' }))).rejects.toThrow()
  expect(await mailbox.list('to=eight@example.test')).toHaveLength(1)
})

test('F10 a server that hangs up is asked once a sending', async () => {
  let connections = 0
  const rude = createServer((socket) => {
    connections += 1
    socket.end()
  })
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
  await expect(open((rude.address() as AddressInfo).port).send(message({}))).rejects.toThrow()
  expect(connections).toBe(1)
  await new Promise((resolve) => rude.close(resolve))
})

test('F10 a server that never greets is given up after 10 seconds', async () => {
  const mute = createServer(() => {})
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const started = performance.now()
  await expect(open((mute.address() as AddressInfo).port).send(message({}))).rejects.toThrow()
  // once, not again: two waits would be 20 seconds
  expect(performance.now() - started).toBeLessThan(19_000)
  await new Promise((resolve) => mute.close(resolve))
})

test('no password, and no mail, leaves this machine without TLS', async () => {
  const said: string[] = []
  const open25 = createServer((socket) => {
    socket.write('220 plain.test\r\n')
    socket.on('data', (data) => {
      said.push(String(data))
      socket.write(
        String(data).startsWith('EHLO') ? '250-plain.test\r\n250 AUTH PLAIN\r\n' : '502 No\r\n',
      )
    })
  })
  await new Promise<void>((resolve) => open25.listen(0, '0.0.0.0', resolve))
  const { port } = open25.address() as AddressInfo
  // 127.0.0.2 is this machine too, but the shop does not count it as such
  const mailer = openSmtp(`smtp://shop:secret@127.0.0.2:${port}`)
  opened.push(mailer)
  await expect(mailer.send(message({}))).rejects.toThrow()
  expect(said.join('')).not.toContain('AUTH')
  const without = openSmtp(`smtp://127.0.0.2:${port}`)
  opened.push(without)
  await expect(without.send(message({}))).rejects.toThrow()
  expect(said.join('')).not.toMatch(/MAIL FROM|DATA/)
  await new Promise((resolve) => open25.close(resolve))
})
