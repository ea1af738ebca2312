import { describe, expect, it } from 'vitest'
import { checkoutPage, type Seen } from './checkout-page.fixture.ts'

const shop = checkoutPage()
const { open, fill, seen, outcome, press, bank } = shop

type StripeJs = {
  elements: (options?: object) => {
    create: (type: string) => { mount: (node: Element) => void }
    getElement: (type: string) => unknown
    submit: () => Promise<{ error?: { code: string } }>
  }
  confirmPayment: (options: object) => Promise<NonNullable<Seen['result']>>
  confirmCardPayment: (secret: string, data?: object) => Promise<NonNullable<Seen['result']>>
  handleNextAction: (options: { clientSecret: string }) => Promise<NonNullable<Seen['result']>>
  retrievePaymentIntent: (secret: string) => Promise<NonNullable<Seen['result']>>
}
type Script = { Stripe: (key: string) => StripeJs }
/** What the page calls `stripe`. */
const stripeJs = () => shop.page().evaluateHandle<StripeJs>('stripe')

describe('the rest of Stripe.js', () => {
  it('goes on with a question that the page had put off', async () => {
    const { id, secret } = await open()
    await shop.cards().stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    })
    const stripe = await stripeJs()
    const done = stripe.evaluate(
      (js, clientSecret) => js.handleNextAction({ clientSecret }),
      secret,
    )
    await bank().getByRole('button', { name: 'Complete' }).click()
    expect(await done).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
    const seen = await stripe.evaluate((js, given) => js.retrievePaymentIntent(given), secret)
    expect(seen).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  it('pays by the Payment Element, and goes where the page asked', async () => {
    const { id, secret } = await open()
    const stripe = await stripeJs()
    const incomplete = await stripe.evaluate(async (js, clientSecret) => {
      document.getElementById('card')?.remove()
      const elements = js.elements({ clientSecret })
      elements.create('payment').mount(document.body.appendChild(document.createElement('div')))
      const { error } = await elements.submit()
      Object.assign(window, { elements })
      return error?.code
    }, secret)
    expect(incomplete).toBe('incomplete_number')
    await fill(shop.page().frameLocator('iframe[name^="__privateStripeFrame"]'), '4242424242424242')
    // the page's script has `elements` of its own
    const elements = await shop.page().evaluateHandle<object>('window.elements')
    await stripe.evaluate((js, given) => {
      const confirmParams = { return_url: `${location.origin}/thanks` }
      void js.confirmPayment({ elements: given, confirmParams })
    }, elements)
    await shop.page().waitForURL(/thanks/)
    const query = Object.fromEntries(new URL(shop.page().url()).searchParams)
    expect(query).toMatchObject({ payment_intent: id, redirect_status: 'succeeded' })
  })

  it('pays with a method that is known, without a field', async () => {
    const { id, secret } = await open()
    const method = await shop.cards().stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2034 },
    })
    const stripe = await stripeJs()
    const result = await stripe.evaluate(
      (js, given) => js.confirmCardPayment(given.secret, { payment_method: given.method }),
      { secret, method: method.id },
    )
    expect(result).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  it('refuses what only a mistake of the page can be', async () => {
    await open()
    const script = await shop.page().evaluateHandle<Script>('({ Stripe })')
    const stripe = await stripeJs()
    const mistakes = await stripe.evaluate(async (js, { Stripe }) => {
      const elements = js.elements()
      elements.create('card')
      const tries = [
        () => js.confirmCardPayment('pi_x'),
        () => elements.create('card'),
        () => elements.create('iban'),
        () => Stripe('sk_test_1'),
      ]
      const names = []
      for (const attempt of tries)
        names.push(await (async () => attempt())().then(String, (error: Error) => error.name))
      return names
    }, script)
    expect(mistakes).toEqual(Array(4).fill('IntegrationError'))
  })

  it('says so when the provider cannot be reached', async () => {
    const { card } = await open()
    await fill(card, '4242424242424242')
    shop.cards().sandbox.faults.set('cards', { kind: 'cut' })
    await press()
    await shop.page().getByRole('alert').getByText('issues connecting').waitFor()
    shop.cards().sandbox.faults.clear()
    expect((await seen()).result?.error).toMatchObject({ type: 'api_connection_error' })
    await press()
    await outcome('succeeded')
  })
})
