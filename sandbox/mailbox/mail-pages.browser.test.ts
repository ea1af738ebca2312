import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeWindows, openBrowser } from '../browser.fixture.ts'
import { startMailbox } from './mailbox.fixture.ts'

let mail: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => {
  mail = await startMailbox()
})
afterAll(() => mail.stop())

const hostile = {
  to: 'buyer@example.test',
  subject: '<img src=x onerror=alert(1)>',
  text: 'plain words',
  html: '<p id="hello">Hello</p><a href="https://shop.test/">Shop</a><script>document.getElementById("hello").textContent="ran"</script>',
}

async function text(path: string): Promise<string> {
  return (await fetch(mail.url + path)).text()
}

describe('the pages', () => {
  it('list, search, and show every view of a message, escaped', async () => {
    await mail.send(hostile)
    const [message] = await mail.list()
    expect(await text('/mail')).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(await text('/mail?q=words')).toContain(`/mail/${message?.id}`)
    expect(await text('/mail?q=absent')).toContain('Nothing found')
    const at = `/mail/${message?.id}`
    expect(await text(at)).toContain('sandbox="allow-popups')
    expect(await text(`${at}?view=text`)).toContain('plain words')
    expect(await text(`${at}?view=headers`)).toContain('message-id')
    expect(await text(`${at}?view=raw`)).toContain('MIME-Version: 1.0')
    expect(await text(`${at}?view=links`)).toContain('href="https://shop.test/"')
    expect((await fetch(`${mail.url}/mail/999999`)).status).toBe(404)
  })

  it('allow nothing but their own files, and the HTML part nothing at all', async () => {
    const [message] = await mail.list()
    const page = await fetch(`${mail.url}/mail`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await page.text()).not.toMatch(/<style|style=|<script(?! src)/)
    const part = await fetch(`${mail.url}/mail/${message?.id}/html`)
    const policy = part.headers.get('content-security-policy')
    expect(policy).toMatch(/^sandbox allow-popups/)
    expect(policy).toContain("default-src 'none'")
  })

  it('do not delete at another site’s request', async () => {
    const refused = await fetch(`${mail.url}/mail/delete`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.test' },
      body: new URLSearchParams({}),
    })
    expect(refused.status).toBe(403)
    expect((await mail.list()).length).toBeGreaterThan(0)
  })
})

it('shows a new message without a reload, runs no script of it, and deletes all', async () => {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${mail.url}/mail`)
    await page.getByText('Live', { exact: true }).waitFor()
    await mail.send({ to: 'buyer@example.test', subject: 'While you watch', text: 'x' })
    await page.getByRole('link', { name: 'While you watch' }).waitFor()

    await page.getByRole('link', { name: hostile.subject }).click()
    const part = page.frameLocator('iframe')
    expect(await part.locator('#hello').textContent()).toBe('Hello')

    await page.getByRole('link', { name: 'All mail' }).click()
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete all' }).click()
    await page.getByText('No mail yet').waitFor()
    expect(await mail.list()).toEqual([])
  } finally {
    await closeWindows()
  }
})
