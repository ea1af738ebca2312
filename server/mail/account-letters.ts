import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { MailValues } from './mail-values.ts'

type AccountMails = Pick<MailValues, 'verify-email' | 'reset-password' | 'newsletter-confirmation'>

/** What is said about an address itself: its account, its subscription. */
export const accountLetters: { [K in keyof AccountMails]: (values: AccountMails[K]) => Letter } = {
  'verify-email': ({ name, url }) => ({
    subject: 'Confirm your e-mail address',
    greeting: greeting(name),
    says: [
      'An account at Partwright was made with this e-mail address. Please confirm that it is yours.',
    ],
    action: { label: 'Confirm e-mail address', url },
    notes: ['The link works for 24 hours. If you did not make this account, ignore this mail.'],
  }),
  'reset-password': ({ name, url }) => ({
    subject: 'Set a new password',
    greeting: greeting(name),
    says: ['Somebody asked to set a new password for your account at Partwright.'],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  'newsletter-confirmation': ({ confirmUrl, unsubscribeUrl }) => ({
    subject: 'Confirm the newsletter',
    greeting: 'Hello,',
    says: [
      'This e-mail address was entered for the newsletter of Partwright. Please confirm that you want it.',
    ],
    action: { label: 'Confirm the newsletter', url: confirmUrl },
    notes: ['Without your confirmation we send nothing.'],
    unsubscribeUrl,
  }),
}
