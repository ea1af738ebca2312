import { connectionError, IntegrationError } from './provider-call.js'
import { openFrame } from './provider-frame.js'

const readyWithin = 15_000
const states = ['focus', 'complete', 'empty', 'invalid']

let frames = 0

/** The card field of the page: an iframe of the provider, so that the page never sees the number. */
export class CardElement {
  #type
  #options
  #listeners = new Map()
  #state = { focus: false, complete: false, empty: true, invalid: false }
  #container = null
  #frame = null
  #ready = Promise.withResolvers()
  #asked = new Map()
  #onDestroy

  constructor(type, options, onDestroy) {
    this.#type = type
    this.#options = { ...options }
    this.#onDestroy = onDestroy
  }

  mount(target) {
    const container = typeof target === 'string' ? document.querySelector(target) : target
    if (!container?.append)
      throw new IntegrationError(
        `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
      )
    if (this.#container === container) return this
    this.unmount()
    this.#container = container
    frames += 1
    this.#frame = openFrame('/elements/card', {
      name: `__privateStripeFrame${frames}`,
      title: 'Secure card payment input frame',
      onMessage: (message) => this.#hear(message),
    })
    const { style } = this.#frame.iframe
    Object.assign(style, { display: 'block', border: '0', width: '100%', height: '1.5em' })
    // The same scheme inside and outside keeps the frame transparent on a dark page.
    style.colorScheme = 'light'
    container.replaceChildren(this.#frame.iframe)
    container.addEventListener('click', this.focus)
    this.#paint()
    const late = setTimeout(() => this.#fail(), readyWithin)
    this.#ready.promise.then(() => clearTimeout(late))
    return this
  }

  unmount() {
    if (!this.#container) return this
    this.#container.removeEventListener('click', this.focus)
    this.#container.classList.remove(...this.#classes(() => true))
    this.#frame.close()
    this.#container = null
    this.#ready.resolve()
    this.#ready = Promise.withResolvers()
    for (const answer of this.#asked.values()) answer({ error: connectionError() })
    this.#asked.clear()
    return this
  }

  destroy() {
    this.unmount()
    this.#listeners.clear()
    this.#onDestroy()
    return this
  }

  update(options) {
    this.#options = { ...this.#options, ...options }
    this.#frame?.send({ type: 'options', options: this.#forFrame() })
    this.#paint()
    return this
  }

  focus = () => this.#tell('focus')
  blur = () => this.#tell('blur')
  clear = () => this.#tell('clear')

  on(event, listener) {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  once(event, listener) {
    const wrapped = (payload) => {
      this.off(event, wrapped)
      listener(payload)
    }
    return this.on(event, wrapped)
  }

  off(event, listener) {
    if (listener) this.#listeners.get(event)?.delete(listener)
    else this.#listeners.delete(event)
    return this
  }

  /** Asks the frame to make a payment method of what was typed: `{id}` or `{error}`. */
  createMethod(key, billing_details) {
    return this.#ask('createPaymentMethod', { key, billing_details })
  }

  /** `{}` when everything is typed well, else `{error}`, which the frame then marks. */
  validate() {
    return this.#ask('validate', {})
  }

  async #ask(type, fields) {
    if (!this.#container)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      )
    await this.#ready.promise
    if (!this.#container) return { error: connectionError() }
    const id = crypto.randomUUID()
    const { promise, resolve } = Promise.withResolvers()
    this.#asked.set(id, resolve)
    this.#frame.send({ type, id, ...fields })
    return promise
  }

  #tell(type) {
    this.#frame?.send({ type })
    return this
  }

  #forFrame() {
    const { style, hidePostalCode, hideIcon, disabled, value } = this.#options
    return structuredClone({ style, hidePostalCode, hideIcon, disabled, value })
  }

  #hear(message) {
    if (message.type === 'hello') this.#frame.send({ type: 'options', options: this.#forFrame() })
    if (message.type === 'ready') {
      this.#ready.resolve()
      this.#emit('ready', { elementType: this.#type })
    }
    if (message.type === 'height') this.#frame.iframe.style.height = `${Number(message.height)}px`
    if (message.type === 'focus' || message.type === 'blur') {
      this.#state.focus = message.type === 'focus'
      this.#paint()
      this.#emit(message.type, { elementType: this.#type })
    }
    if (message.type === 'escape') this.#emit('escape', { elementType: this.#type })
    if (message.type === 'submit') this.#container?.closest('form')?.requestSubmit()
    if (message.type === 'change') this.#change(message.change)
    if (message.type === 'result') {
      this.#asked.get(message.id)?.(message.result)
      this.#asked.delete(message.id)
    }
  }

  #change(change) {
    const { complete, empty, error } = change
    Object.assign(this.#state, { complete, empty, invalid: Boolean(error) })
    this.#paint()
    this.#emit('change', { elementType: this.#type, ...change })
  }

  #fail() {
    if (!this.#container) return
    this.#emit('loaderror', { elementType: this.#type, error: connectionError() })
  }

  #emit(event, payload) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(payload)
  }

  #classes(wanted) {
    const own = this.#options.classes ?? {}
    const named = (state) => (own[state] ?? `StripeElement--${state}`).split(' ').filter(Boolean)
    return states.filter(wanted).flatMap(named)
  }

  #paint() {
    if (!this.#container) return
    const base = this.#options.classes?.base ?? 'StripeElement'
    this.#container.classList.add(...base.split(' ').filter(Boolean))
    this.#container.classList.remove(...this.#classes((state) => !this.#state[state]))
    this.#container.classList.add(...this.#classes((state) => this.#state[state]))
  }
}
