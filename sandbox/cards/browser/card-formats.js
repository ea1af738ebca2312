const brands = [
  { name: 'amex', sign: 'AMEX', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  {
    name: 'diners',
    sign: 'DC',
    starts: /^3(?:0[0-5]|[689])/,
    lengths: [14],
    groups: [4, 6, 4],
    cvc: 3,
  },
  { name: 'jcb', sign: 'JCB', starts: /^35/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    name: 'discover',
    sign: 'DISC',
    starts: /^6(?:011|4[4-9]|5)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { name: 'unionpay', sign: 'UP', starts: /^62/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    name: 'mastercard',
    sign: 'MC',
    starts: /^(?:5[1-5]|2[2-7])/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { name: 'visa', sign: 'VISA', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
]
const unknown = { name: 'unknown', sign: '', lengths: [16], groups: [4, 4, 4, 4], cvc: 4 }

export const digitsOf = (text) => text.replace(/\D/g, '')
export const brandOf = (digits) => brands.find((brand) => brand.starts.test(digits)) ?? unknown

export function formatNumber(text) {
  const digits = digitsOf(text)
  const { groups, lengths } = brandOf(digits)
  let rest = digits.slice(0, lengths[0])
  const parts = groups.map((size) => {
    const part = rest.slice(0, size)
    rest = rest.slice(size)
    return part
  })
  return parts.filter(Boolean).join(' ')
}

/** `4` becomes `04 / `, `1230` and `12/2030` become `12 / 30`. While deleting, no separator is put back. */
export function formatExpiry(text, deleting) {
  let digits = digitsOf(text)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  if (Number(digits.slice(0, 2)) > 12) digits = `0${digits}`
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4)
  const month = digits.slice(0, 2)
  const year = digits.slice(2, 4)
  if (month.length < 2 || (deleting && !year)) return month
  return `${month} / ${year}`
}

const fine = undefined
const wrong = (code, message) => ({ type: 'validation_error', code, message })

/** What is wrong with a field, or undefined. `final` says that something incomplete is wrong by now. */
export const checks = {
  cardnumber(text, final) {
    const digits = digitsOf(text)
    if (!brandOf(digits).lengths.includes(digits.length))
      return final ? wrong('incomplete_number', 'Your card number is incomplete.') : fine
    return passesLuhn(digits) ? fine : wrong('invalid_number', 'Your card number is invalid.')
  },
  'exp-date'(text, final, now = new Date()) {
    const digits = digitsOf(text)
    if (digits.length < 4 || digits.startsWith('00'))
      return final ? wrong('incomplete_expiry', "Your card's expiration date is incomplete.") : fine
    const month = Number(digits.slice(0, 2))
    const year = 2000 + Number(digits.slice(2))
    if (year < now.getFullYear())
      return wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.")
    if (year === now.getFullYear() && month < now.getMonth() + 1)
      return wrong('invalid_expiry_month_past', "Your card's expiration date is in the past.")
    return fine
  },
  cvc(text, final, number = '') {
    const wanted = brandOf(digitsOf(number)).cvc
    const enough = wanted === unknown.cvc && !number ? text.length >= 3 : text.length === wanted
    return enough || !final
      ? fine
      : wrong('incomplete_cvc', "Your card's security code is incomplete.")
  },
  postal: (text, final) =>
    text.length === 5 || !final ? fine : wrong('incomplete_zip', 'Your postal code is incomplete.'),
}

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
