import type { RecordGroup, ShopRecord } from '../../../contract/shop-record/record.ts'

/** A text of a group: on one line, on a few, or long. */
export type Field = {
  name: string
  label: string
  hint?: string
  lines?: number
  optional?: boolean
}

type Texts = Record<string, string>

/** A group as a form: what it is for, its fields, and how they become what is saved. */
export type GroupOfTexts = {
  says: string
  fields: Field[]
  /** The fields as they stand in the form. */
  read: (record: ShopRecord) => Texts
  /** What is saved. */
  write: (texts: Texts) => unknown
}

const plain = (group: RecordGroup) => ({
  read: (record: ShopRecord) => record[group] as unknown as Texts,
  write: (texts: Texts) => texts,
})

const href = /\s(?=\S+$)/

export const groups: Record<RecordGroup, GroupOfTexts> = {
  identity: {
    says: 'Stands wherever the shop is spoken of: on pages, in mails, on documents, in files and in authenticator apps.',
    fields: [
      { name: 'name', label: 'Name' },
      {
        name: 'claim',
        label: 'Claim',
        hint: 'What the shop is, in a few words: the title of the home page.',
      },
      {
        name: 'sentence',
        label: 'Sentence',
        hint: 'Who it is for: at the end of every page.',
        optional: true,
      },
      {
        name: 'description',
        label: 'Description',
        hint: 'Of the home page, for search engines and links elsewhere.',
        lines: 3,
        optional: true,
      },
    ],
    ...plain('identity'),
  },
  contact: {
    says: 'How buyers reach you: at the end of every page and of every policy.',
    fields: [
      { name: 'address', label: 'Address', lines: 3, optional: true },
      { name: 'phone', label: 'Phone', optional: true },
      { name: 'email', label: 'E-mail', optional: true },
      { name: 'hours', label: 'Hours', hint: 'When somebody answers.', optional: true },
    ],
    ...plain('contact'),
  },
  seller: {
    says: 'Who sells by law. It stands on confirmations, receipts, packing lists and invoices; an invoice that is written keeps the seller of its day.',
    fields: [
      { name: 'name', label: 'Firm', optional: true },
      { name: 'address', label: 'Address', lines: 3, optional: true },
      { name: 'taxId', label: 'Tax id', optional: true },
      {
        name: 'registration',
        label: 'Registration',
        hint: 'Its number and register, where the law wants them.',
        optional: true,
      },
    ],
    ...plain('seller'),
  },
  links: {
    says: 'Where else the shop is: at the end of every page.',
    fields: [
      {
        name: 'links',
        label: 'Links',
        hint: 'One a line: its name, then its address, such as LinkedIn https://www.linkedin.com/company/example',
        lines: 6,
        optional: true,
      },
    ],
    read: ({ links }) => ({ links: links.map((one) => `${one.name} ${one.href}`).join('\n') }),
    write: ({ links = '' }) =>
      links
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => {
          const [name = '', address = ''] = line.split(href)
          return { name: name.trim(), href: address }
        }),
  },
  place: {
    says: 'Whose days lists, exports, figures, documents and mails go by.',
    fields: [
      { name: 'timeZone', label: 'Time zone', hint: 'As the IANA list has it: Europe/Berlin' },
    ],
    ...plain('place'),
  },
}
