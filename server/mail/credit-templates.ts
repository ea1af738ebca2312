import type { Email, Wording } from './email.ts'
import { greeting } from './greeting.ts'
import type { AccountChangedMail, MailValues } from './mail-values.ts'

type CreditMails = Pick<
  MailValues,
  | 'account-changed'
  | 'account-reminder'
  | 'account-paid'
  | 'account-returned'
  | 'account-near'
  | 'account-fee'
  | 'statements-late'
  | 'invoice-disputed'
  | 'dispute-ended'
>

/** What is said about buying on account: to those who pay, and of disputes to the seller. */
export const creditTemplates: {
  [K in keyof CreditMails]: (values: CreditMails[K], wording: Wording) => Email
} = {
  'account-changed': (values, { shop }) => ({
    subject: changed(values),
    greeting: greeting(values.name),
    says: [meaning(values, shop), ...(values.note ? [values.note] : [])],
    facts: [
      ['Company', values.company],
      ['Limit', values.limit],
      ['Due', values.days === 0 ? 'at once' : `${values.days} days after an invoice`],
      ...(values.discount ? [['Early-payment discount', values.discount] as const] : []),
      ...(values.deposit
        ? [['Deposit', `${values.deposit} of an order, before it is confirmed`] as const]
        : []),
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: ['Answer this mail if you have a question.'],
  }),
  'account-near': (values) => ({
    subject: `80 % of the limit of ${values.company} is used`,
    greeting: greeting(values.name),
    says: [
      `80 % or more of what ${values.company} may buy on account is used: ${values.available} is left. What goes beyond it is refused, and can be paid otherwise.`,
    ],
    facts: [
      ['Limit', values.limit],
      ['Available', values.available],
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: ['We write again only after less of it was used.'],
  }),
  'account-fee': (values) => ({
    subject: `${values.amount} is asked for with ${values.invoice}`,
    greeting: greeting(values.name),
    says: [
      `We ask ${values.company} for ${values.amount} besides what stands on ${values.invoice}.`,
      values.note,
    ],
    facts: [
      ['Invoice', values.invoice],
      ['Amount', values.amount],
      ['Due', values.dueOn],
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: ['Answer this mail if something is wrong with it.'],
  }),
  'statements-late': ({ name, newestOn, url }) => ({
    subject: `The newest statement of the bank is of ${newestOn}`,
    greeting: greeting(name),
    says: [
      `No statement that was uploaded tells of a day after ${newestOn}: what was transferred since is not known.`,
      'Orders by transfer wait, and nobody is reminded of overdue invoices, until newer ones are there.',
    ],
    facts: [],
    action: { label: 'Upload the statements', url },
    notes: ['This is told once, until a newer statement comes.'],
  }),
  'invoice-disputed': (values) => ({
    subject: values.isWithdrawn
      ? `${values.company} no longer disputes ${values.invoice}`
      : `${values.company} disputes ${values.invoice}`,
    greeting: greeting(values.name),
    says: values.isWithdrawn
      ? [`${values.company} has withdrawn what it said of ${values.invoice}: it is to be paid.`]
      : [
          `${values.company} says that something is wrong with ${values.invoice}. Nobody is reminded of it until you have answered.`,
          values.reason,
        ],
    facts: [
      ['Company', values.company],
      ['Invoice', values.invoice],
      ['In question', values.amount],
    ],
    action: { label: 'Look at the disputes', url: values.url },
    notes: [],
  }),
  'dispute-ended': (values) => ({
    subject:
      values.state === 'accepted'
        ? `You are right about ${values.invoice}`
        : `${values.invoice} is to be paid as it is`,
    greeting: greeting(values.name),
    says: [
      values.state === 'accepted'
        ? `We have looked at what ${values.company} said of ${values.invoice}, and accept it. A credit note lowers the invoice.`
        : `We have looked at what ${values.company} said of ${values.invoice}, and ask for it to be paid as it is.`,
      ...(values.answer ? [values.answer] : []),
    ],
    facts: [
      ['Invoice', values.invoice],
      ['In question', values.amount],
      ['You wrote', values.reason],
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: ['Answer this mail if you have a question.'],
  }),
  'account-paid': (values) => ({
    subject: `${values.amount} of ${values.company} received`,
    greeting: greeting(values.name),
    says: [
      `We received ${values.amount} ${values.paid ?? 'by card'} for invoices of ${values.company}. What of them was paid otherwise meanwhile pays the next ones.`,
    ],
    facts: [
      ['Invoices', values.invoices],
      ['Transaction', values.transactionId],
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: [],
  }),
  'account-returned': (values) => ({
    subject: `${values.amount} of a payment of ${values.company} went back`,
    greeting: greeting(values.name),
    says: [
      `${values.amount} that had paid invoices of ${values.company} was given back the way it came: so much of them is open again.`,
    ],
    facts: [
      ['Invoices', values.invoices],
      ['Still paid', values.left],
      ['Transaction', values.transactionId],
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: [],
  }),
  'account-reminder': (values, { shop }) => ({
    subject: `${reminders[values.level - 1] ?? 'Reminder'}: invoices of ${values.company} are overdue`,
    greeting: greeting(values.name),
    says: [
      `These invoices of ${shop} for ${values.company} are overdue. Please have them paid, or answer this mail if something is wrong with one of them.`,
      ...(values.isStopped
        ? ['Orders on account are stopped until they are paid and we have opened it again.']
        : []),
    ],
    facts: [
      ...values.invoices.map(
        ({ number, dueOn, open, purchaseOrder }) =>
          [
            number,
            `${open}, due ${dueOn}${purchaseOrder ? `, your order ${purchaseOrder}` : ''}`,
          ] as const,
      ),
      ...(values.isMore ? ([['And more', 'in your account']] as const) : []),
    ],
    action: { label: 'Look at the account', url: values.url },
    notes: ['If you have paid within the last days, ignore this mail.'],
  }),
}

const reminders = ['Reminder', 'Second reminder', 'Last reminder']

function changed({ company, isNew, isStopped }: AccountChangedMail): string {
  if (isStopped) return `${company} pays before its orders leave for the moment`
  return isNew ? `${company} can buy on account` : `The account of ${company} has changed`
}

function meaning({ company, isNew, isStopped }: AccountChangedMail, shop: string): string {
  if (isStopped)
    return `${shop} has stopped the account of ${company}: its orders are paid before they leave until it is open again.`
  return isNew
    ? `${company} can order at ${shop} on account now: choose it at the checkout. What was ordered so is invoiced when it leaves.`
    : `What ${company} can order on account has changed.`
}
