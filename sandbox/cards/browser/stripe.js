import { CardElement } from './card-element.js'
import { askCardholder } from './challenge.js'
import { callProvider, IntegrationError, intentIdOf } from './provider-call.js'

/** The part of Stripe.js that a card payment needs. Declines resolve as `{error}`; only mistakes of the page reject. */
function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new IntegrationError(
      'Invalid value for Stripe(): apiKey should be a publishable key that begins with pk_.',
    )

  async function retrieve(clientSecret, call) {
    const id = intentIdOf(clientSecret, call)
    const path = `/v1/payment_intents/${id}`
    const { object, error } = await callProvider(key, 'GET', path, { client_secret: clientSecret })
    return error ? { error } : { paymentIntent: object }
  }

  async function act(paymentIntent) {
    if (paymentIntent.status !== 'requires_action') return { paymentIntent }
    await askCardholder(key, paymentIntent)
    const after = await retrieve(paymentIntent.client_secret, 'stripe.handleNextAction')
    const failure = after.paymentIntent?.last_payment_error
    if (!failure || after.paymentIntent.status !== 'requires_payment_method') return after
    return { error: { ...failure, payment_intent: after.paymentIntent } }
  }

  async function methodId(given, billing) {
    if (given === undefined || typeof given === 'string') return { id: given }
    const card = given instanceof CardElement ? given : given.card
    if (!(card instanceof CardElement))
      throw new IntegrationError(
        'Invalid value for payment_method: give an id (pm_…) or {card: element}.',
      )
    return card.createMethod(key, billing ?? given.billing_details)
  }

  async function confirm(clientSecret, given, fields, { handleActions = true } = {}) {
    const id = intentIdOf(clientSecret, 'stripe.confirmCardPayment')
    const method = await methodId(given)
    if (method.error) return { error: method.error }
    const { object, error } = await callProvider(key, 'POST', `/v1/payment_intents/${id}/confirm`, {
      ...fields,
      ...{ payment_method: method.id, client_secret: clientSecret, use_stripe_sdk: true },
      expected_payment_method_type: 'card',
    })
    if (error) return { error }
    return handleActions ? act(object) : { paymentIntent: object }
  }

  async function handle(clientSecret) {
    const { paymentIntent, error } = await retrieve(clientSecret, 'stripe.handleNextAction')
    return error ? { error } : act(paymentIntent)
  }

  return {
    elements: (options) => elements(options),
    confirmCardPayment: (clientSecret, data = {}, options = {}) => {
      const { receipt_email, return_url, setup_future_usage, shipping } = data
      const fields = { receipt_email, return_url, setup_future_usage, shipping }
      return confirm(clientSecret, data.payment_method, fields, options)
    },
    confirmPayment: (options) => confirmAny(options, confirm),
    async createPaymentMethod(options) {
      const made = await methodId(
        options.card ?? options.element ?? options.elements?.only(),
        options.billing_details,
      )
      if (made.error) return { error: made.error }
      return { paymentMethod: { id: made.id, object: 'payment_method', type: 'card' } }
    },
    retrievePaymentIntent: (clientSecret) => retrieve(clientSecret, 'stripe.retrievePaymentIntent'),
    handleNextAction: ({ clientSecret }) => handle(clientSecret),
    handleCardAction: handle,
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'Tokens are not emulated by the sandbox.' },
    }),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

async function confirmAny({ elements, clientSecret, confirmParams = {}, redirect }, confirm) {
  const secret = clientSecret ?? elements?.clientSecret
  const { return_url, receipt_email, payment_method_data } = confirmParams
  const card = elements?.only()
  const given = card && { card, billing_details: payment_method_data?.billing_details }
  const result = await confirm(secret, given, { return_url, receipt_email })
  if (result.error || redirect === 'if_required' || !return_url) return result
  const to = new URL(return_url)
  to.searchParams.set('payment_intent', result.paymentIntent.id)
  to.searchParams.set('payment_intent_client_secret', secret)
  to.searchParams.set('redirect_status', 'succeeded')
  location.assign(to)
  return new Promise(() => {})
}

function elements(options = {}) {
  const made = new Map()
  return {
    clientSecret: options.clientSecret,
    only: () => made.values().next().value,
    create(type, elementOptions = {}) {
      if (type !== 'card' && type !== 'payment')
        throw new IntegrationError(
          `The sandbox emulates the elements card and payment, but not ${type}.`,
        )
      if (made.has(type))
        throw new IntegrationError(
          `Can only create one Element of type ${type} through elements().`,
        )
      const element = new CardElement(type, elementOptions, () => made.delete(type))
      made.set(type, element)
      return element
    },
    // react-stripe-js marks its components with the type of their element.
    getElement: (wanted) =>
      made.get(typeof wanted === 'string' ? wanted : wanted?.__elementType) ?? null,
    update(changes) {
      Object.assign(options, changes)
    },
    submit: async () => (await made.values().next().value?.validate()) ?? {},
    fetchUpdates: async () => ({}),
  }
}

// loadStripe warns when this is not the release train it was made for.
Stripe.version = 'endive'
window.Stripe = Stripe
