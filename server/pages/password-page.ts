import { html } from 'hono/html'
import { passwordLength, passwordsDiffer } from '../../contract/identity.ts'
import { askApi, type Door } from './ask-api.ts'
import { showNote } from './layout.ts'
import { readForm } from './own-form.ts'

const title = 'Choose a new password'

/** Where the link of a password mail leads: `?token=`, or `?error=` when the link is over. */
export function passwordPage(door: Door) {
  door.app.get('/reset-password', (c) => {
    const token = c.req.query('token')
    return token ? form(token) : over()
  })
  door.app.post('/reset-password', async (c) => {
    const fields = await readForm(door.shop, c.req.raw)
    const token = fields.get('token') ?? ''
    const newPassword = fields.get('newPassword') ?? ''
    if (newPassword !== fields.get('again')) return form(token, passwordsDiffer, 400)
    const asked = await askApi(door, c, '/auth/reset-password', { token, newPassword })
    if (asked.code === 'INVALID_TOKEN') return over()
    if (!asked.response.ok) return form(token, asked.words, asked.response.status)
    return showNote(
      'The password is changed',
      html`<p>Every session has ended. <a href="/login">Log in with the new password</a></p>`,
    )
  })
}

const form = (token: string, fault?: string, status = 200) =>
  showNote(
    title,
    html`${fault ? html`<p class="fault" id="fault" role="alert">${fault}</p>` : ''}
<form method="post" action="/reset-password">
<input type="hidden" name="token" value="${token}">
<label for="new">New password</label>
<input id="new" name="newPassword" type="password" autocomplete="new-password" required maxlength="${passwordLength.max}" aria-describedby="${fault ? 'fault length' : 'length'}">
<p class="soft" id="length">${passwordLength.min} characters or longer</p>
<label for="again">The same again</label>
<input id="again" name="again" type="password" autocomplete="new-password" required maxlength="${passwordLength.max}">
<button type="submit">Change the password</button>
</form>`,
    { status, headers: { 'Referrer-Policy': 'no-referrer' } },
  )

const over = () =>
  showNote(
    title,
    html`<p class="fault" role="alert">This link is not valid any more. Ask for a new one.</p>`,
    { status: 400 },
  )
