import { html } from 'hono/html'
import { passwordLength, passwordsDiffer } from '../../contract/identity.ts'
import { askApi, type Door, sendOn } from './ask-api.ts'
import { showNote } from './layout.ts'
import { readForm } from './own-form.ts'

type Typed = { name: string; email: string }

/** Registering by a form that needs no script; what was typed stays when it is refused, but for the passwords. */
export function registerPage(door: Door) {
  door.app.get('/register', () => form({ name: '', email: '' }))
  door.app.post('/register', async (c) => {
    const fields = await readForm(door.shop, c.req.raw)
    const typed = { name: fields.get('name') ?? '', email: fields.get('email') ?? '' }
    const password = fields.get('password') ?? ''
    if (password !== fields.get('again')) return form(typed, passwordsDiffer, 400)
    const asked = await askApi(door, c, '/auth/sign-up/email', { ...typed, password })
    return asked.response.ok
      ? sendOn('/', asked.response)
      : form(typed, asked.words, asked.response.status)
  })
}

const form = ({ name, email }: Typed, fault?: string, status = 200) =>
  showNote(
    'Register',
    html`${fault ? html`<p class="fault" id="fault" role="alert">${fault}</p>` : ''}
<form method="post" action="/register">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" required maxlength="100" value="${name}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="${passwordLength.max}" aria-describedby="${fault ? 'fault length' : 'length'}">
<p class="soft" id="length">${passwordLength.min} characters or longer</p>
<label for="again">The same again</label>
<input id="again" name="again" type="password" autocomplete="new-password" required maxlength="${passwordLength.max}">
<button type="submit">Register</button>
</form>
<p>With an account already: <a href="/login">log in</a></p>`,
    { status },
  )
