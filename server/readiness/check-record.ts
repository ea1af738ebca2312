import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import type { Shop } from '../shop.ts'
import { type readAsBegun, sellerFault } from '../shop-record/index.ts'
import { advice, missing, ready, type Where } from './check.ts'

type Read = Awaited<ReturnType<typeof readAsBegun>>

const at = (part: string) => ({ page: `/dashboard/shop?part=${part}` }) as const

/** What stands in the shop's record. */
export const checkRecord = (shop: Pick<Shop, 'config'>, read: Read): ReadinessCheck[] => [
  ...checkIdentity(read),
  checkContact(read),
  ...checkSeller(shop, read),
  checkNumbers(read),
  checkTimeZone(read),
  ...checkTexts(read),
]

function checkIdentity({ record: { identity }, asBegun }: Read) {
  return [
    asBegun.name
      ? missing(
          'name',
          `The shop is called ${identity.name}, which is nobody’s name. It stands on every page, mail and document.`,
          at('identity'),
        )
      : ready('name', `The shop is called ${identity.name}.`, at('identity')),
    asBegun.claim
      ? advice(
          'claim',
          `“${identity.claim}” is what every shop begins with. It is the title of the home page.`,
          at('identity'),
        )
      : ready('claim', `“${identity.claim}”`, at('identity')),
  ]
}

function checkContact({ record: { contact }, asBegun }: Read) {
  if (asBegun.contact.length > 0)
    return missing(
      'contact',
      `The example’s ${asBegun.contact.join(', ')} stands at the end of every page: buyers would write to nobody.`,
      at('contact'),
    )
  const ways = [contact.email, contact.phone].filter(Boolean)
  return ways.length > 0
    ? ready('contact', `Buyers reach you by ${ways.join(' and ')}.`, at('contact'))
    : advice('contact', 'No e-mail and no phone is written for buyers who ask.', at('contact'))
}

function checkSeller({ config }: Pick<Shop, 'config'>, { record: { seller }, locksOf }: Read) {
  const where = { ...at('seller'), settings: locksOf('seller') }
  // what a shop that is tried out may do, one that sells may not
  const fault = sellerFault({ ...config, isTriedOut: false }, seller)
  const address = seller.address.replaceAll('\n', ', ')
  return [
    fault
      ? missing(
          'seller',
          seller.name && seller.address
            ? `Invoices would be written by ${seller.name}, ${address}, which is the example. In production nothing ships until it is yours.`
            : 'Invoices would name no seller, or no address of one. In production nothing ships until both are written.',
          where,
        )
      : ready('seller', `Invoices are written by ${seller.name}, ${address}.`, where),
    seller.taxId
      ? ready('tax-id', `Invoices name the tax id ${seller.taxId}.`, where)
      : advice('tax-id', 'Invoices name no tax id. Many countries want one there.', where),
    checkElectronic(seller, where),
  ]
}

function checkElectronic(
  { country, taxId, registration, electronicAddress }: Read['record']['seller'],
  where: Where,
) {
  const name = 'electronic-invoices'
  if (country === '' || (taxId === '' && registration === ''))
    return advice(
      name,
      'Invoices are paper alone: as data they name the country of your address, and a tax id or a registration.',
      where,
    )
  return electronicAddress === ''
    ? ready(name, 'Invoices are data, too. Peppol also wants your electronic address.', where)
    : ready(name, 'Invoices are data, too, by Factur-X and by Peppol.', where)
}

function checkNumbers({ record: { numbers }, asBegun, locksOf }: Read) {
  const where = { ...at('numbers'), settings: locksOf('numbers') }
  const { order, invoice, creditNote } = numbers
  const are = `${order}100001, invoices ${invoice}000001, credit notes ${creditNote}000001`
  if (asBegun.numbers === 'given')
    return ready('numbers', `Orders are called as ${are}. That stays.`, where)
  return asBegun.numbers === 'chosen'
    ? ready('numbers', `Orders will be called as ${are}. Until the first it can be another.`, where)
    : advice(
        'numbers',
        `Orders will be called as ${are}, since nobody has chosen. From the first order on that stays.`,
        where,
      )
}

function checkTimeZone({ record: { place }, asBegun, locksOf }: Read) {
  const where = { ...at('place'), settings: locksOf('place') }
  return asBegun.timeZone
    ? advice(
        'time-zone',
        `Days begin at midnight in ${place.timeZone}, since nobody has chosen. Lists, exports, figures, documents and mails go by them. ${written(place)}`,
        where,
      )
    : ready('time-zone', `Days begin at midnight in ${place.timeZone}. ${written(place)}`, where)
}

const written = ({ locale }: Read['record']['place']) =>
  `Amounts, numbers and days are written as in ${locale}.`

function checkTexts({ record: { policies, questions }, asBegun }: Read) {
  return [
    policies.length === 0
      ? advice('policies', 'There is no policy: buyers read no terms.', at('policies'))
      : asBegun.policies
        ? advice(
            'policies',
            'Terms, privacy and the others are what every shop begins with. Have them read by somebody who answers for them.',
            at('policies'),
          )
        : ready('policies', `There are ${policies.length}, and they are yours.`, at('policies')),
    asBegun.questions
      ? advice(
          'questions',
          'The answers on the home page are what every shop begins with. See that they are true of yours.',
          at('questions'),
        )
      : ready(
          'questions',
          questions.length === 0 ? 'None are asked.' : `There are ${questions.length}.`,
          at('questions'),
        ),
  ]
}
