import type { RecordGroup } from './record.ts'

/** What the record's groups are called on pages. */
export const groupNames: Record<RecordGroup, string> = {
  identity: 'Name',
  look: 'Logo',
  colours: 'Colour',
  menu: 'Menu',
  home: 'Home page',
  questions: 'Questions',
  articles: 'Articles',
  policies: 'Policies',
  contact: 'Contact',
  seller: 'Seller',
  links: 'Links',
  orders: 'Orders',
  numbers: 'Numbers',
  mails: 'Mails',
  place: 'Time and numbers',
}
