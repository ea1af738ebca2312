import type { Menu } from '../../../contract/shop-record/menu.ts'
import { papers } from '../../../contract/shop-record/paper.ts'
import type { RecordGroup, RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { readTyped } from '../../../contract/words/typed.ts'

/** A text of a group: on one line, on a few, or long. */
export type Field = {
  name: string
  label: string
  hint?: string
  lines?: number
  optional?: boolean
  /** One of these. */
  choices?: readonly string[]
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
  /** Why a field cannot be changed any more. */
  fixed?: (shown: RecordShown, name: string) => string | undefined
}

const plain = (group: RecordGroup) => ({
  read: (record: ShopRecord) => record[group] as unknown as Texts,
  write: (texts: Texts) => texts,
})

/** What long texts may hold. */
export const markdown =
  'Markdown. {name} is the shop’s name, {hold} for how long an order is held, {charge} the most that one card payment takes.'

/** As it was typed in the shop's manner; not a number where it is none, which the contract refuses. */
const numberOf = (text: string) => Number(readTyped(text) ?? Number.NaN)

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const href = /\s(?=\S+$)/

/** The groups whose forms are a few texts; the others have forms of their own. */
export type OfTexts = Exclude<RecordGroup, 'articles' | 'colours' | 'look' | 'mails' | 'policies'>
export const isOfTexts = (group: RecordGroup): group is OfTexts => group in groups

const shown = { true: 'Shown', false: 'Left out' } as const
const entry = (name: keyof Menu, label: string, hint: string): Field => ({
  name,
  label,
  hint,
  choices: Object.values(shown),
})

export const groups: Record<OfTexts, GroupOfTexts> = {
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
  menu: {
    says: 'Which entries the shop’s menu has beside Home and Parts. What is left out is on no map of the site.',
    fields: [
      entry('builder', 'Builder', 'Left out, it is still where parts and lists lead to it.'),
      entry(
        'quickOrder',
        'Quick order',
        'Left out, it is still where an empty basket leads to it.',
      ),
      entry('blogs', 'Blogs', 'Left out, its pages are not found. You write them under Articles.'),
      entry(
        'portfolio',
        'My portfolio',
        'What the shop is made of. Left out, its page is not found.',
      ),
    ],
    read: ({ menu }) =>
      Object.fromEntries(
        Object.entries(menu).map(([name, isShown]) => [name, shown[`${isShown}`]]),
      ),
    write: (texts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text === shown.true])),
  },
  home: {
    says: 'The home page’s own words, beside parts and reviews. What is empty is left out.',
    fields: [
      { name: 'title', label: 'Heading' },
      {
        name: 'lead',
        label: 'Lead',
        hint: 'A sentence or two below it.',
        lines: 3,
        optional: true,
      },
      { name: 'about', label: 'About us', hint: markdown, lines: 8, optional: true },
      {
        name: 'figures',
        label: 'Figures',
        hint: 'At most four, one a line: the figure, then what it counts, such as 120M+ Annual revenue',
        lines: 4,
        optional: true,
      },
      { name: 'figuresNote', label: 'Note on the figures', optional: true },
    ],
    read: ({ home: { figures, ...texts } }) => ({
      ...texts,
      figures: figures.map(({ figure, label }) => `${figure} ${label}`).join('\n'),
    }),
    write: ({ figures = '', ...texts }) => ({
      ...texts,
      figures: linesOf(figures).map((line) => {
        const [figure = '', ...label] = line.split(' ')
        return { figure, label: label.join(' ') }
      }),
    }),
  },
  questions: {
    says: 'What buyers ask before and after an order: on the home page, and for search engines.',
    fields: [
      {
        name: 'questions',
        label: 'Questions and answers',
        hint: `A question on a line that begins with ##, its answer below. ${markdown}`,
        lines: 24,
        optional: true,
      },
    ],
    read: ({ questions }) => ({
      questions: questions
        .map(({ question, answer }) => `## ${question}\n\n${answer}`)
        .join('\n\n'),
    }),
    write: ({ questions = '' }) =>
      questions
        .split(/^## +/m)
        .filter((one) => one.trim() !== '')
        .map((one) => {
          const [question = '', ...answer] = one.split('\n')
          return { question: question.trim(), answer: answer.join('\n').trim() }
        }),
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
      {
        name: 'payTo',
        label: 'Paid to',
        hint: 'The bank account that invoices on account are paid to, line by line.',
        lines: 4,
        optional: true,
      },
      {
        name: 'country',
        label: 'Country',
        hint: 'Of the address, two letters, such as DE. Electronic invoices need it.',
        optional: true,
      },
      { name: 'postalCode', label: 'Postal code', optional: true },
      { name: 'city', label: 'City', optional: true },
      {
        name: 'electronicAddress',
        label: 'Electronic address',
        hint: 'Where electronic documents reach you: scheme, colon, id, such as 9930:DE123456789. Peppol needs it.',
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
      linesOf(links).map((line) => {
        const [name = '', address = ''] = line.split(href)
        return { name: name.trim(), href: address }
      }),
  },
  orders: {
    says: 'How orders are taken. It holds for the next order; those that are placed keep what they were placed with.',
    fields: [
      {
        name: 'holdMinutes',
        label: 'Held for, in minutes',
        hint: 'So long an order that is not paid keeps its stock: 4320 are three days.',
      },
      {
        name: 'release',
        label: 'Release',
        hint: 'auto: what is paid can be shipped at once. manual: an admin looks first.',
        choices: ['auto', 'manual'],
      },
      {
        name: 'least',
        label: 'Least amount of an order',
        hint: 'Of its parts, before freight and taxes. 0: no matter what.',
      },
      {
        name: 'prices',
        label: 'Prices are shown',
        hint: 'net: without tax. gross: with the tax of whoever reads, where it is known. Orders, documents and exports stay as they are.',
        choices: ['net', 'gross'],
      },
    ],
    read: ({ orders: { holdMinutes, release, least, prices } }) => ({
      holdMinutes: `${holdMinutes}`,
      release,
      prices,
      least: figure(least),
    }),
    write: ({ holdMinutes = '', release, least = '', prices }) => ({
      holdMinutes: numberOf(holdMinutes),
      release,
      least: numberOf(least),
      prices,
    }),
  },
  numbers: {
    says: 'What numbers begin with, on pages and papers, in mails, and in what buyers transfer. Choose before the first order: from then on the first three stay as they are known.',
    fields: [
      { name: 'order', label: 'Orders', hint: 'SO- makes SO-100001.' },
      { name: 'invoice', label: 'Invoices', hint: 'IN- makes IN-000001. They have no gaps.' },
      { name: 'creditNote', label: 'Credit notes', hint: 'CN- makes CN-000001.' },
      {
        name: 'part',
        label: 'Parts without a number of their maker',
        hint: 'When one is added. Those that are there keep theirs.',
      },
    ],
    fixed: ({ numbersGiven }, name) =>
      numbersGiven && name !== 'part'
        ? 'Orders were placed, and buyers know their numbers: it stays.'
        : undefined,
    ...plain('numbers'),
  },
  place: {
    says: 'Whose days lists, exports, figures, documents and mails go by, and how amounts, numbers and days are written there. Texts stay English.',
    fields: [
      { name: 'timeZone', label: 'Time zone', hint: 'As the IANA list has it: Europe/Berlin' },
      {
        name: 'locale',
        label: 'Written as in',
        hint: 'A language with its country: de-DE, fr-FR, en-GB, en-US. An invoice that is written keeps its manner.',
      },
      { name: 'paper', label: 'Paper', hint: 'Of invoices and other documents.', choices: papers },
    ],
    ...plain('place'),
  },
}
