import { calendarDay } from '../words/in-words.ts'
import type { Email, Wording } from './email.ts'
import { greeting } from './greeting.ts'
import type { CompanyDecidedMail, MailValues } from './mail-values.ts'

type CompanyMails = Pick<
  MailValues,
  | 'company-applied'
  | 'company-decided'
  | 'company-invitation'
  | 'company-roles'
  | 'company-member-ended'
  | 'tax-id-invalid'
  | 'tax-certificate'
>

/** What is said about companies and who buys for them. */
export const companyTemplates: {
  [K in keyof CompanyMails]: (values: CompanyMails[K], wording: Wording) => Email
} = {
  'company-applied': ({ name, company, by, url }) => ({
    subject: `A company wants to buy: ${company}`,
    greeting: greeting(name),
    says: ['Somebody applied for a company that wants to buy here. It waits for your decision.'],
    facts: [
      ['Company', company],
      ['Applied by', by],
    ],
    action: { label: 'Look at the application', url },
    notes: ['Until then whoever applied buys for themselves.'],
  }),
  'company-decided': (values, { shop }) => ({
    subject: decided(values),
    greeting: greeting(values.name),
    says: [meaning(values, shop), ...(values.note ? [values.note] : [])],
    ...(values.state === 'approved' && { action: { label: 'Open the company', url: values.url } }),
    notes: ['Answer this mail if you have a question.'],
  }),
  'company-invitation': ({ company, by, roles, expiresAt, url }, { shop, dayOf }) => ({
    subject: `Buy at ${shop} for ${company}`,
    greeting: 'Hello,',
    says: [`${by} invites you to buy at ${shop} for ${company}.`],
    facts: [
      ['Company', company],
      [roles.length === 1 ? 'Role' : 'Roles', roles.join(', ')],
      ['Open until', dayOf(new Date(expiresAt))],
    ],
    action: { label: 'Look at the invitation', url },
    notes: [
      'Log in with this e-mail address, or make an account with it, to accept. If you do not know who invites you, ignore this mail.',
    ],
  }),
  'company-roles': ({ name, company, roles, by }) => ({
    subject: `Your roles at ${company}`,
    greeting: greeting(name),
    says: [`${by} changed what you may do for ${company}.`],
    facts: [[roles.length === 1 ? 'Role' : 'Roles', roles.join(', ')]],
    notes: ['If something is missing, ask one of its purchasing admins.'],
  }),
  'company-member-ended': ({ name, company, member, isOwn, by }) => ({
    subject: isOwn ? `You no longer buy for ${company}` : `${member} no longer buys for ${company}`,
    greeting: greeting(name),
    says: [
      by === ''
        ? `${isOwn ? 'You have' : `${member} has`} left ${company}.`
        : `${by} ended ${isOwn ? 'your' : `${member}’s`} membership of ${company}.`,
    ],
    notes: [
      isOwn
        ? 'What you ordered for the company stays with it. What you ordered for yourself stays yours.'
        : 'What was ordered for the company stays with it.',
    ],
  }),
  'tax-id-invalid': ({ name, company, taxId, note, isOwn, url }) => ({
    subject: `The tax number of ${company} is no longer valid`,
    greeting: greeting(name),
    says: [
      `The tax number ${taxId} of ${company} was valid, and is not any more.`,
      ...(note ? [note] : []),
      isOwn
        ? 'Until it is valid again, or you give another, orders are taxed as those of a company without a tax number.'
        : 'From now on its orders are taxed as those of a company without a tax number.',
    ],
    action: { label: isOwn ? 'Open the company' : 'Look at the company', url },
    notes: isOwn ? ['Answer this mail if the number is right: we can accept it by hand.'] : [],
  }),
  'tax-certificate': (values) => ({
    ...certificateWords(values),
    greeting: greeting(values.name),
    action: {
      label: values.what === 'asked' ? 'Look at the certificate' : 'Open the company',
      url: values.url,
    },
    notes: values.what === 'asked' ? [] : ['Answer this mail if you have a question.'],
  }),
}

function decided({ company, state, isBack }: CompanyDecidedMail): string {
  if (state === 'declined') return `Your application for ${company}`
  if (state === 'suspended') return `${company} cannot order at the moment`
  return isBack ? `${company} can order again` : `${company} is approved`
}

function meaning({ company, state, isBack }: CompanyDecidedMail, shop: string): string {
  if (state === 'declined')
    return `${shop} did not take your application for ${company}. You go on buying for yourself.`
  if (state === 'suspended')
    return `${shop} has suspended ${company}: its members see what there is, and order nothing.`
  return isBack
    ? `${company} can order at ${shop} again.`
    : `${company} can buy at ${shop} now. Choose it in the menu under your name, and invite your colleagues.`
}

function certificateWords({ what, number, company, note, endsOn }: MailValues['tax-certificate']) {
  const named = `The certificate of exemption ${number} of ${company}`
  if (what === 'asked')
    return {
      subject: `A certificate of exemption waits: ${company}`,
      says: [`${named} was sent, and waits for your decision.`],
    }
  if (what === 'ends')
    return {
      subject: `The certificate ${number} ends soon`,
      says: [
        `${named} ends on ${calendarDay(endsOn)}. Send the next one before: what is ordered after that day bears tax again.`,
      ],
    }
  return {
    subject: `The certificate ${number} is ${what}`,
    says: [
      what === 'accepted'
        ? `${named} is accepted: in its regions and days, orders go without tax.`
        : `${named} is not accepted: orders bear tax there.`,
      ...(note ? [note] : []),
    ],
  }
}
