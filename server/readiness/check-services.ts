import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import { isLoopback } from '../../contract/text/own-host.ts'
import type { Config } from '../config/config.ts'
import { senderOf } from '../mail/index.ts'
import { advice, missing, ready } from './check.ts'

/** What the operator configures: from the settings alone, without asking anybody. */
export const checkSettings = (config: Config, shopName: string): ReadinessCheck[] => [
  checkCards(config),
  checkMails(config, shopName),
  checkAddress(config),
  checkLogIn(config),
  checkPictures(config),
  checkTaxNumbers(config),
  checkProduction(config),
]

const gatewayPlace = { settings: ['GATEWAY_URL', 'GATEWAY_SECRET', 'GATEWAY_MODE'] }

function checkCards({ cards, gateway, live, sandbox }: Config) {
  const where = {
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  }
  if (sandbox.sandboxed.cards)
    return missing(
      'card-keys',
      'Cards are the sandbox’s: orders are paid, and no money moves.',
      where,
    )
  if (gateway && !cards)
    return live
      ? ready('card-keys', `Buyers pay at the gateway: ${gateway.label}.`, gatewayPlace)
      : missing(
          'card-keys',
          `Buyers pay at a gateway that is tried out (${gateway.label}): no money moves.`,
          gatewayPlace,
        )
  return live
    ? ready('card-keys', 'The card provider’s live keys are set.', where)
    : missing(
        'card-keys',
        'The card provider’s test keys are set: orders are paid with nobody’s money.',
        where,
      )
}

function checkMails({ mail, sandbox }: Config, shopName: string) {
  const sender = senderOf(mail.from, shopName)
  if (sandbox.sandboxed.mail)
    return missing('mails', 'Mails go into the sandbox’s mailbox and reach nobody.', {
      settings: ['SMTP_URL', 'MAIL_FROM'],
    })
  const where = { settings: ['MAIL_FROM'] }
  return mail.isGenuine
    ? ready('mails', `Mails come from ${sender}.`, where)
    : missing(
        'mails',
        `Mails come from ${sender}, which is an example: they are taken for forged, and no answer arrives.`,
        where,
      )
}

function checkAddress({ publicUrl }: Config) {
  const where = { settings: ['PUBLIC_URL'] }
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname))
    return missing(
      'public-address',
      `${publicUrl} leads everybody to their own machine, and stands in mails and log-ins.`,
      where,
    )
  return protocol === 'https:'
    ? ready('public-address', `Customers come to ${publicUrl}.`, where)
    : missing(
        'public-address',
        `${publicUrl} is not https: passwords would be sent for everybody to read, and live cards need it.`,
        where,
      )
}

function checkLogIn({ identities, sandbox }: Config) {
  const where = {
    settings: [
      ...['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    ],
  }
  if (sandbox.sandboxed.identities)
    return missing(
      'log-in',
      'Google is the sandbox’s: anybody who gets to it logs in as one of its people. Set Google’s client, or that of another issuer.',
      where,
    )
  const names = [identities.google && 'Google', identities.other?.label].filter(Boolean)
  return ready('log-in', `People also log in by ${names.join(' and ')}.`, where)
}

function checkPictures({ images, sandbox }: Config) {
  if (sandbox.sandboxed.images)
    return missing('pictures', 'The image host is the sandbox’s.', { settings: ['IMGBB_API_KEY'] })
  const where = { settings: ['IMAGE_HOST'] }
  return ready(
    'pictures',
    images.host === 'local'
      ? 'Pictures are kept on the shop’s own disk, in DATA_DIR.'
      : `Pictures are kept by ${images.host === 's3' ? 'an S3 bucket' : 'imgbb'}.`,
    where,
  )
}

function checkTaxNumbers({ taxIds }: Config) {
  const where = { settings: ['VIES_URL'] }
  if (taxIds.isSandboxed)
    return missing(
      'tax-numbers',
      'Companies’ tax numbers are looked up in the sandbox: each with right check digits is valid there. The real register is asked once nothing is sandboxed.',
      where,
    )
  return taxIds.url === null
    ? advice(
        'tax-numbers',
        'No register is asked of companies’ tax numbers: each waits for an admin who accepts it.',
        where,
      )
    : ready('tax-numbers', `Companies’ tax numbers are looked up at ${taxIds.url}.`, where)
}

function checkProduction({ isProduction }: Config) {
  const where = { settings: ['NODE_ENV'] }
  return isProduction
    ? ready('production', 'The shop runs in production: it does not start with a stand-in.', where)
    : advice(
        'production',
        'NODE_ENV is not production: the shop starts with stand-ins, too, and lets the example write invoices.',
        where,
      )
}
