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
type Shop = Window & { stripe: StripeJs }

describe('the rest of Stripe.js', () => {
  it('goes on with a question that the page had put off', async () => {
    const { id, secret } = await open()
    await shop.cards().stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    })
    const done = shop
      .page()
      .evaluate(
        (clientSecret) => (window as unknown as Shop).stripe.handleNextAction({ clientSecret }),
        secret,
      )
    await bank().getByRole('button', { name: 'Complete' }).click()
    expect(await done).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
    const seen = await shop
      .page()
      .evaluate((given) => (window as unknown as Shop).stripe.retrievePaymentIntent(given), secret)
    expect(seen).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  it('pays by the Payment Element, and goes where the page asked', async () => {
    const { id, secret } = await open()
    const incomplete = await shop.page().evaluate(async (clientSecret) => {
      const { stripe } = window as unknown as Shop
      document.getElementById('card')?.remove()
      const elements = stripe.elements({ clientSecret })
      elements.create('payment').mount(document.body.appendChild(document.createElement('div')))
      const { error } = await elements.submit()
      Object.assign(window, { elements })
      return error?.code
    }, secret)
    expect(incomplete).toBe('incomplete_number')
    await fill(shop.page().frameLocator('iframe[name^="__privateStripeFrame"]'), '4242424242424242')
    await shop.page().evaluate(() => {
      const { stripe, elements } = window as unknown as Shop & { elements: object }
      const confirmParams = { return_url: `${location.origin}/thanks` }
      void stripe.confirmPayment({ elements, confirmParams })
    })
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
    const result = await shop
      .page()
      .evaluate(
        ([given, payment_method]) =>
          (window as unknown as Shop).stripe.confirmCardPayment(given ?? '', { payment_method }),
        [secret, method.id],
      )
    expect(result).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  it('refuses what only a mistake of the page can be', async () => {
    await open()
    const mistakes = await shop.page().evaluate(async () => {
      const { stripe } = window as unknown as Shop
      const elements = stripe.elements()
      elements.create('card')
      const tries = [
        () => stripe.confirmCardPayment('pi_x'),
        () => elements.create('card'),
        () => elements.create('iban'),
        () => (window as unknown as { Stripe: (key: string) => void }).Stripe('sk_test_1'),
      ]
      const names = []
      for (const attempt of tries)
        names.push(await (async () => attempt())().then(String, (error: Error) => error.name))
      return names
    })
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
