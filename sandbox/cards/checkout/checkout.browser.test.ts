import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { checkoutPage } from './checkout-page.fixture.ts'

const shop = checkoutPage()
const { open, fill, seen, outcome, press, bank } = shop

describe('the card field in a shop on another origin', () => {
  it('pays, and the number never reaches the shop', async () => {
    const { id, card } = await open()
    await fill(card, '4242424242424242')
    await press()
    await outcome('succeeded')
    const payment = await shop
      .cards()
      .stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] })
    expect(payment.payment_method).toMatchObject({
      billing_details: { name: 'A buyer', address: { postal_code: '90210' } },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    })
    const { messages, changes, result } = await seen()
    expect(messages.join()).toContain('"id":"pm_')
    const text = JSON.stringify([messages, changes, result]).replaceAll(/[ -]/g, '')
    expect(text).not.toContain('42424242')
    expect(result?.paymentIntent).not.toHaveProperty('metadata')
  })

  it('says why a card was declined, and takes the next one', async () => {
    const { id, card } = await open()
    await fill(card, '4000000000009995')
    await press()
    await outcome('Your card has insufficient funds.')
    expect((await seen()).result?.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { id, status: 'requires_payment_method' },
    })
    await fill(card, '5555555555554444')
    await press()
    await outcome('succeeded')
  })

  it('asks the cardholder, and goes on when they agree', async () => {
    const { id, card } = await open()
    await fill(card, '4000000000003220')
    await press()
    await bank().locator('#test-source-authorize-3ds').click()
    await outcome('succeeded')
    expect(await shop.page().locator('dialog').count()).toBe(0)
    const { latest_charge } = await shop.cards().stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    })
    const charge = latest_charge as Stripe.Charge
    expect(charge.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated')
  })

  it('asks the cardholder, and says so when they refuse', async () => {
    const { id, card } = await open()
    await fill(card, '4000002500003155')
    await press()
    // Neither Escape nor the page behind ends the question.
    await bank().locator('#test-source-fail-3ds:enabled').waitFor()
    await shop.page().keyboard.press('Escape')
    await shop.page().keyboard.press('Escape')
    await bank().getByRole('button', { name: 'Fail' }).click()
    await outcome(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )
    expect((await seen()).result?.error).toMatchObject({
      code: 'payment_intent_authentication_failure',
      payment_intent: { id, status: 'requires_payment_method' },
    })
  })

  it('declines after the cardholder agreed', async () => {
    const { card } = await open()
    await fill(card, '4000008400001629')
    await press()
    await bank().getByRole('button', { name: 'Complete' }).click()
    await outcome('Your card was declined.')
    expect((await seen()).result?.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
    })
  })

  it('leaves the question to the page when it asks for that', async () => {
    const { card } = await open()
    await fill(card, '4000002760003184')
    await shop.page().evaluate('pay({ handleActions: false })')
    await outcome('requires_action')
    expect((await seen()).result?.paymentIntent?.next_action).toMatchObject({
      type: 'use_stripe_sdk',
    })
  })

  it('formats as one types, moves on by itself and goes back on Backspace', async () => {
    const { card } = await open()
    await card.getByLabel('Credit or debit card number').click()
    await shop.page().keyboard.type('378282246310005')
    await shop.page().keyboard.type('430')
    await shop.page().keyboard.type('1234')
    await shop.page().keyboard.type('90210')
    const values = await card
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(values).toEqual(['3782 822463 10005', '04 / 30', '1234', '90210'])
    const { changes, events } = await seen()
    expect(changes.at(-1)).toMatchObject({ complete: true, empty: false, brand: 'amex' })
    expect(events).toEqual(['ready', 'focus'])
    for (let press = 0; press < 6; press += 1) await shop.page().keyboard.press('Backspace')
    expect(
      await card.locator('[name=cvc]').evaluate((input) => input === document.activeElement),
    ).toBe(true)
    expect(await shop.page().locator('#card').getAttribute('class')).toContain(
      'StripeElement--focus',
    )
  })

  it.each([
    ['4242424242424241', '1230', '123', '90210', 'Your card number is invalid.'],
    ['42424242', '1230', '123', '90210', 'Your card number is incomplete.'],
    ['4242424242424242', '1', '123', '90210', "Your card's expiration date is incomplete."],
    ['4242424242424242', '1220', '123', '90210', "Your card's expiration year is in the past."],
    ['4242424242424242', '1230', '12', '90210', "Your card's security code is incomplete."],
    ['4242424242424242', '1230', '123', '902', 'Your postal code is incomplete.'],
  ])('says what is wrong with %s %s %s %s', async (number, expiry, cvc, postal, message) => {
    const { id, card } = await open()
    await card.locator('[name=cardnumber]').fill(number)
    await card.locator('[name=exp-date]').fill(expiry)
    await card.locator('[name=cvc]').fill(cvc)
    await card.locator('[name=postal]').fill(postal)
    await press()
    await outcome(message)
    expect((await seen()).result?.error).toMatchObject({ type: 'validation_error', message })
    expect(await shop.page().locator('#card').getAttribute('class')).toContain(
      'StripeElement--invalid',
    )
    expect(await card.locator('[aria-invalid=true]').count()).toBe(1)
    const { status } = await shop.cards().stripe.paymentIntents.retrieve(id)
    expect(status).toBe('requires_payment_method')
  })

  it('takes the colours and the size of the page, and sends the form on Enter', async () => {
    await shop.page().emulateMedia({ colorScheme: 'dark' })
    const { card } = await open()
    await fill(card, '4242424242424242')
    const look = await card.locator('[name=cardnumber]').evaluate((input) => {
      const { color, fontSize } = getComputedStyle(input)
      return { color, fontSize }
    })
    expect(look).toEqual({ color: 'rgb(240, 236, 231)', fontSize: '17px' })
    await card.locator('[name=postal]').press('Enter')
    await outcome('succeeded')
  })

  it('hears only what comes through its own channel, on both sides', async () => {
    const { card } = await open()
    await fill(card, '4242424242424242')
    const answers = await shop.page().evaluate(async () => {
      const frame = document.querySelector('iframe')
      const channel = new URL(frame?.src ?? '').searchParams.get('channel')
      const ids: unknown[] = []
      window.addEventListener('message', ({ data }) => data.id && ids.push(data.id))
      // The page itself knows the channel, but it is not the frame.
      window.postMessage({ channel, type: 'change', change: { brand: 'forged' } }, '*')
      frame?.contentWindow?.postMessage({ channel: 'a guess', type: 'validate', id: 'wrong' }, '*')
      frame?.contentWindow?.postMessage({ channel, type: 'validate', id: 'right' }, '*')
      while (!ids.includes('right')) await new Promise((resolve) => setTimeout(resolve, 5))
      return ids
    })
    expect(answers).toEqual(['right'])
    expect((await seen()).changes.map(({ brand }) => brand)).not.toContain('forged')
  })

  it('carries the release train of the installed SDK', async () => {
    await open()
    const train = await shop.page().evaluate<string>('Stripe.version')
    expect(Stripe.API_VERSION.split('.')[1]).toBe(train)
  })
})
