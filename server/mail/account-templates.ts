import { eventsForDays } from '../../contract/programs/event-types.ts'
import { failingForDays } from '../../contract/programs/webhooks.ts'
import type { Email, Wording } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailValues, WaysMail } from './mail-values.ts'

type AccountMails = Pick<
  MailValues,
  | 'verify-email'
  | 'reset-password'
  | 'ways-changed'
  | 'key-made'
  | 'webhook'
  | 'newsletter-confirmation'
>

/** What is said about an address itself: its account, its subscription. */
export const accountTemplates: {
  [K in keyof AccountMails]: (values: AccountMails[K], wording: Wording) => Email
} = {
  'verify-email': ({ name, url }, { shop }) => ({
    subject: 'Confirm your e-mail address',
    greeting: greeting(name),
    says: [
      `An account at ${shop} was made with this e-mail address. Please confirm that it is yours.`,
    ],
    action: { label: 'Confirm e-mail address', url },
    notes: [
      'The link works for 24 hours. If you did not make this account, ignore this mail, or make it yours: its page says how.',
    ],
  }),
  'reset-password': ({ name, url }, { shop }) => ({
    subject: 'Set a new password',
    greeting: greeting(name),
    says: [`Somebody asked to set a new password for your account at ${shop}.`],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  'ways-changed': (values) => ({
    subject: subjectOf(values),
    greeting: greeting(values.name),
    says: saysOf(values),
    notes: [
      'If this was not you, set a new password under “Forgotten your password?” at our log-in page, and write to us.',
    ],
  }),
  'key-made': ({ name, key, scopes, expiresAt }, { dayOf }) => ({
    subject: 'A new key for a program',
    greeting: greeting(name),
    says: [
      'Somebody who is logged in to your account made a key by which a program may act in your name.',
    ],
    facts: [
      ['Name', key],
      ['May', scopes.join(', ')],
      ['Ends', dayOf(new Date(expiresAt))],
    ],
    notes: [
      'If this was not you, revoke the key under Programs in your dashboard, and set a new password under “Forgotten your password?” at our log-in page.',
    ],
  }),
  webhook: ({ name, url, what }) => ({
    subject: what === 'added' ? 'Events are sent to a new address' : 'Events are not sent any more',
    greeting: greeting(name),
    says: [
      what === 'added'
        ? 'An admin has what happens in the shop sent to an address, with orders and who placed them.'
        : `An address has not taken what happens in the shop for ${failingForDays} days, and is told nothing more. What happens meanwhile is sent once an admin turns it on again, for ${eventsForDays} days.`,
    ],
    facts: [['Address', url]],
    notes: [
      what === 'added'
        ? 'If you do not know it, remove it under Programs in the dashboard, and ask the other admins.'
        : 'What it answered is under Programs in the dashboard.',
    ],
  }),
  'newsletter-confirmation': ({ confirmUrl, unsubscribeUrl }, { shop }) => ({
    subject: 'Confirm the newsletter',
    greeting: 'Hello,',
    says: [
      `This e-mail address was entered for the newsletter of ${shop}. Please confirm that you want it.`,
    ],
    action: { label: 'Confirm the newsletter', url: confirmUrl },
    notes: ['Without your confirmation we send nothing.'],
    unsubscribeUrl,
  }),
}

const providers = { google: 'Google', oidc: 'the company log-in' } as const

function subjectOf({ what, first }: WaysMail): string {
  if (first) return 'Your account is yours alone now'
  return what === 'reset' ? 'Your password is changed' : 'A new way to log in'
}

function saysOf({ what, first, ended, kept }: WaysMail): string[] {
  const done =
    what === 'reset'
      ? 'A new password was set by a link that we mailed to this address.'
      : `Somebody logged in with ${providers[what]}, which says that this address is theirs; from now on that opens your account.`
  if (first)
    return [
      done,
      'Nobody had proven before that the address is theirs. So we ended everything of before: sessions, remembered browsers, and every way to log in.',
      ...(ended.length > 0 ? [`Ended: ${ended.join(', ')}.`] : []),
      'Name, profile, basket, lists, own numbers and reviews were emptied, and unpaid orders are cancelled. Orders that were paid stay.',
    ]
  if (what !== 'reset') return [done]
  return [
    `${done} You are logged out everywhere.`,
    ...(ended.length > 0 ? [`Ended: ${ended.join(', ')}.`] : []),
    kept.length > 0 ? `Kept: ${kept.join(', ')}.` : 'The password is the only way to log in.',
  ]
}
