import { brandOf, checks, digitsOf, formatExpiry, formatNumber } from './card-formats.js'
import { applyStyle } from './card-style.js'
import { openChannel } from './frame-channel.js'

const form = document.querySelector('form')
const icon = document.querySelector('.icon')
const inputs = ['cardnumber', 'exp-date', 'cvc', 'postal'].map((name) => form.elements[name])
const [number, expiry, cvc, postal] = inputs
const left = new Set()
let last = ''

const used = () => inputs.filter((input) => !input.closest('label').hidden)
const send = openChannel(hear)

function hear(message) {
  if (message.type === 'options') configure(message.options)
  if (message.type === 'focus') (used().find((input) => problem(input, true)) ?? number).focus()
  if (message.type === 'blur') document.activeElement?.blur()
  if (message.type === 'clear') clear()
  if (message.type === 'validate') reply(message.id, validate())
  if (message.type === 'createPaymentMethod') void createMethod(message)
}

const reply = (id, result) => send({ type: 'result', id, result })

function configure({ style, hidePostalCode, hideIcon, disabled, value } = {}) {
  applyStyle(style)
  icon.toggleAttribute('hidden', Boolean(hideIcon))
  postal.closest('label').hidden = Boolean(hidePostalCode)
  for (const input of inputs) input.disabled = Boolean(disabled)
  if (value?.postalCode && !postal.value) postal.value = digitsOf(value.postalCode).slice(0, 5)
  if (!form.dataset.ready) send({ type: 'ready' })
  form.dataset.ready = 'yes'
  tell()
}

function clear() {
  left.clear()
  for (const input of inputs) input.value = ''
  tell()
}

const problem = (input, final) =>
  input === cvc
    ? checks.cvc(input.value, final, number.value)
    : checks[input.name](input.value, final)

/** An incomplete field is wrong once its buyer has left it. */
const shownProblem = (input) => problem(input, left.has(input))

/** Marks the fields, and tells the page what changed: never what was typed. */
function tell() {
  for (const input of used()) {
    const wrong = Boolean(shownProblem(input))
    input.setAttribute('aria-invalid', String(wrong))
    input.classList.toggle('invalid', wrong)
    input.classList.toggle('complete', !problem(input, true))
    input.classList.toggle('empty', input.value === '')
  }
  const brand = brandOf(digitsOf(number.value))
  icon.querySelector('text').textContent = brand.sign
  icon.classList.toggle('invalid', Boolean(shownProblem(number)))
  cvc.maxLength = brand.cvc
  const change = {
    empty: used().every((input) => input.value === ''),
    complete: used().every((input) => !problem(input, true)),
    error: used().map(shownProblem).find(Boolean),
    brand: brand.name,
    value: { postalCode: postal.value },
  }
  if (JSON.stringify(change) === last) return
  last = JSON.stringify(change)
  send({ type: 'change', change })
}

function format(input, deleting) {
  const caret = digitsOf(input.value.slice(0, input.selectionStart)).length
  const atEnd = input.selectionStart === input.value.length
  if (input === number) input.value = formatNumber(input.value)
  else if (input === expiry) input.value = formatExpiry(input.value, deleting)
  else input.value = digitsOf(input.value).slice(0, input === cvc ? cvc.maxLength : 5)
  if (atEnd || document.activeElement !== input) return
  const place = [...input.value].findIndex(
    (_, at) => digitsOf(input.value.slice(0, at)).length >= caret,
  )
  input.setSelectionRange(place, place)
}

function moveOn(input) {
  const next = used()[used().indexOf(input) + 1]
  const done = input.selectionStart === input.value.length && !problem(input, true)
  if (next && done && document.activeElement === input) next.focus()
}

form.addEventListener('input', ({ target, inputType }) => {
  const deleting = inputType?.startsWith('delete') ?? false
  format(target, deleting)
  tell()
  if (!deleting) moveOn(target)
})

form.addEventListener('keydown', (event) => {
  const before = used()[used().indexOf(event.target) - 1]
  if (event.key === 'Escape') send({ type: 'escape' })
  if (event.key === 'Enter') send({ type: 'submit' })
  if (event.key !== 'Backspace' || event.target.value !== '' || !before) return
  event.preventDefault()
  before.focus()
})

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('focusin', ({ target, relatedTarget }) => {
  left.delete(target)
  if (!relatedTarget) send({ type: 'focus' })
})
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (target.value !== '') left.add(target)
  if (!relatedTarget) send({ type: 'blur' })
  tell()
})
new ResizeObserver(() => send({ type: 'height', height: form.offsetHeight })).observe(form)

function validate() {
  for (const input of used()) left.add(input)
  tell()
  const wrong = used().find((input) => problem(input, true))
  return wrong ? { error: problem(wrong, true) } : {}
}

/** The number goes to the provider from here, and nothing but the method's id goes to the page. */
async function createMethod({ id, key, billing_details = {} }) {
  const { error } = validate()
  if (error) return reply(id, { error })
  const fields = new URLSearchParams({
    type: 'card',
    'card[number]': digitsOf(number.value),
    'card[cvc]': cvc.value,
  })
  fields.set('card[exp_month]', digitsOf(expiry.value).slice(0, 2))
  fields.set('card[exp_year]', digitsOf(expiry.value).slice(2))
  for (const name of ['name', 'email', 'phone'])
    if (billing_details[name]) fields.set(`billing_details[${name}]`, billing_details[name])
  const address = { postal_code: postal.value, ...billing_details.address }
  for (const [name, value] of Object.entries(address))
    if (value) fields.set(`billing_details[address][${name}]`, value)
  const headers = { authorization: `Bearer ${key}` }
  try {
    const response = await fetch('/v1/payment_methods', { method: 'POST', headers, body: fields })
    const made = await response.json()
    reply(id, made.error ? { error: made.error } : { id: made.id })
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.'
    reply(id, { error: { type: 'api_connection_error', message } })
  }
}
