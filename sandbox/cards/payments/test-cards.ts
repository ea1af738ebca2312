/** How a card behaves once it is charged. */
export type Behaviour = {
  /** Asks the cardholder first (3-D Secure). */
  challenge?: true
  decline?: { code: string; decline_code?: string; message: string }
  /** The charge is disputed as fraudulent right after it succeeded. */
  dispute?: true
}

const declined = (decline_code: string, message = 'Your card was declined.') => ({
  decline: { code: 'card_declined', decline_code, message },
})
const failing = (code: string, message: string) => ({ decline: { code, message } })

/** Codes and messages as the provider's own documentation of test cards has them. */
export const behaviours: Record<string, Behaviour> = {
  succeeds: {},
  generic_decline: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  expired_card: failing('expired_card', 'Your card has expired.'),
  incorrect_cvc: failing('incorrect_cvc', "Your card's security code is incorrect."),
  processing_error: failing(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  challenge: { challenge: true },
  challenge_then_decline: { challenge: true, ...declined('generic_decline') },
  dispute: { dispute: true },
}

/** Test numbers, the alias that stands for each in server-side calls (`pm_card_…`), and how each behaves. */
export const testCards: readonly { number: string; alias?: string; behaviour: string }[] = [
  { number: '4242424242424242', alias: 'visa', behaviour: 'succeeds' },
  { number: '5555555555554444', alias: 'mastercard', behaviour: 'succeeds' },
  { number: '378282246310005', alias: 'amex', behaviour: 'succeeds' },
  { number: '6011111111111117', alias: 'discover', behaviour: 'succeeds' },
  { number: '4000000000000002', alias: 'chargeDeclined', behaviour: 'generic_decline' },
  {
    number: '4000000000009995',
    alias: 'chargeDeclinedInsufficientFunds',
    behaviour: 'insufficient_funds',
  },
  { number: '4000000000009987', alias: 'chargeDeclinedLostCard', behaviour: 'lost_card' },
  { number: '4000000000009979', alias: 'chargeDeclinedStolenCard', behaviour: 'stolen_card' },
  { number: '4000000000000069', alias: 'chargeDeclinedExpiredCard', behaviour: 'expired_card' },
  { number: '4000000000000127', alias: 'chargeDeclinedIncorrectCvc', behaviour: 'incorrect_cvc' },
  {
    number: '4000000000000119',
    alias: 'chargeDeclinedProcessingError',
    behaviour: 'processing_error',
  },
  { number: '4000002500003155', alias: 'authenticationRequired', behaviour: 'challenge' },
  {
    number: '4000002760003184',
    alias: 'authenticationRequiredOnSetup',
    behaviour: 'challenge',
  },
  { number: '4000000000003220', alias: 'threeDSecure2Required', behaviour: 'challenge' },
  {
    number: '4000008400001629',
    alias: 'threeDSecureRequiredChargeDeclined',
    behaviour: 'challenge_then_decline',
  },
  { number: '4000000000000259', alias: 'createDispute', behaviour: 'dispute' },
]

export function brandOf(number: string): 'visa' | 'mastercard' | 'amex' | 'discover' {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'mastercard'
  return /^6/.test(number) ? 'discover' : 'visa'
}

/** The check digit of ISO/IEC 7812-1 (Luhn). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
