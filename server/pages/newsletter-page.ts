import { html } from 'hono/html'
import { refusals } from '../../contract/refusals.ts'
import { askApi, type Door } from './ask-api.ts'
import { showNote } from './layout.ts'
import { readForm } from './own-form.ts'

const words = {
  confirm: {
    title: 'Confirm the newsletter',
    asks: 'We send news of new parts and prices to your address after you confirm.',
    button: 'Confirm',
    done: 'Confirmed',
    says: 'The newsletter will come to your address. Every mail has a link to leave.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    asks: 'We stop sending the newsletter to your address.',
    button: 'Leave the newsletter',
    done: 'You have left the newsletter',
    says: 'No more newsletters will come to your address.',
  },
} as const

/** Where the links of newsletter mails lead. Looking changes nothing: programs fetch links before people do. */
export function newsletterPages(door: Door) {
  for (const step of ['confirm', 'unsubscribe'] as const) {
    const { title, asks, button, done, says } = words[step]
    const path = `/newsletter/${step}`
    door.app.get(path, (c) =>
      showNote(
        title,
        html`<p>${asks}</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${c.req.query('token') ?? ''}">
<button type="submit">${button}</button></form>`,
        { headers: { 'Referrer-Policy': 'no-referrer' } },
      ),
    )
    door.app.post(path, async (c) => {
      const token = (await readForm(door.shop, c.req.raw)).get('token') ?? ''
      const asked =
        step === 'confirm'
          ? await askApi(door, c, '/newsletter/confirm', { token })
          : await askApi(door, c, `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, {})
      if (asked.response.ok) return showNote(done, html`<p>${says}</p>`)
      const fault = asked.code === 'invalid_input' ? refusals.invalid_link[1] : asked.words
      return showNote(title, html`<p class="fault" role="alert">${fault}</p>`, {
        status: asked.response.status,
      })
    })
  }
}
