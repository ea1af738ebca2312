/** By which way something is done: a person's session, a program's key, a job, or a command of the operator. */
export const auditWays = ['session', 'key', 'job', 'command'] as const
export type AuditWay = (typeof auditWays)[number]

/** The things of which it is written down who changed what. Each has an id of its own but the last two. */
export const auditThings = {
  part: 'Parts',
  order: 'Orders',
  person: 'People',
  company: 'Companies',
  bank: 'Bank',
  key: 'Keys',
  webhook: 'Webhooks',
  review: 'Reviews',
  shop: 'Shop',
  tax: 'Taxes',
  search: 'Search words',
  import: 'Imports',
} as const
export type AuditThing = keyof typeof auditThings

type Action = { of: AuditThing; says: string }

/** Everything that is written down, with the thing that it happens to and the words in which people read it. */
export const auditActions = {
  'part-added': { of: 'part', says: 'Part added' },
  'part-changed': { of: 'part', says: 'Part changed' },
  'part-deleted': { of: 'part', says: 'Part deleted' },
  'part-fact-said': { of: 'part', says: 'Fact looked up' },
  'part-fact-withdrawn': { of: 'part', says: 'Fact withdrawn' },
  'parts-imported': { of: 'import', says: 'Parts imported' },

  'order-placed': { of: 'order', says: 'Order placed' },
  'order-cancelled': { of: 'order', says: 'Order cancelled' },
  'order-released': { of: 'order', says: 'Order released' },
  'order-shipped': { of: 'order', says: 'Order shipped' },
  'order-part-shipped': { of: 'order', says: 'Part of an order shipped' },
  'order-shipping-undone': { of: 'order', says: 'Shipping undone' },
  'order-part-shipping-undone': { of: 'order', says: 'Shipping of a part undone' },
  'order-tracking-changed': { of: 'order', says: 'Tracking changed' },
  'order-address-changed': { of: 'order', says: 'Delivery address changed' },
  'order-sent-back': { of: 'order', says: 'Goods came back' },
  'order-shortened': { of: 'order', says: 'Pieces of an order on account cancelled' },
  'order-refunded': { of: 'order', says: 'Order refunded' },
  'order-part-refunded': { of: 'order', says: 'Part of an order refunded' },
  'order-refunded-at-provider': { of: 'order', says: 'Order refunded at the card provider' },
  'refunded-at-provider': { of: 'order', says: 'Money given back at the card provider' },
  'inquiry-asked': { of: 'order', says: 'Inquiry asked' },
  'inquiry-withdrawn': { of: 'order', says: 'Inquiry withdrawn' },
  'inquiry-decided': { of: 'order', says: 'Inquiry decided' },

  promoted: { of: 'person', says: 'Made an admin' },
  'became-first-admin': { of: 'person', says: 'Became the first admin' },
  demoted: { of: 'person', says: 'Role of admin taken' },
  'sessions ended': { of: 'person', says: 'Logged out everywhere' },
  'factors dropped': { of: 'person', says: 'Second factor dropped' },
  'account taken over': { of: 'person', says: 'Account taken over by its owner' },

  'company-applied': { of: 'company', says: 'Company applied' },
  'company-approved': { of: 'company', says: 'Company approved' },
  'company-declined': { of: 'company', says: 'Company declined' },
  'company-suspended': { of: 'company', says: 'Company suspended' },
  'company-changed': { of: 'company', says: 'Company changed' },
  'company-tax-id-accepted': { of: 'company', says: 'Tax number accepted' },
  'company-tax-id-rejected': { of: 'company', says: 'Tax number rejected' },
  'company-tax-id-invalid': { of: 'company', says: 'Tax number no longer valid' },
  'company-certificate-asked': { of: 'company', says: 'Certificate of exemption sent' },
  'company-certificate-accepted': { of: 'company', says: 'Certificate of exemption accepted' },
  'company-certificate-refused': { of: 'company', says: 'Certificate of exemption refused' },
  'company-account-opened': { of: 'company', says: 'Account opened' },
  'company-account-changed': { of: 'company', says: 'Account changed' },
  'company-payment-received': { of: 'company', says: 'Payment written down' },
  'company-payment-undone': { of: 'company', says: 'Payment taken back' },
  'bank-statement-imported': { of: 'bank', says: 'Bank statement uploaded' },
  'bank-line-matched': { of: 'bank', says: 'Bank line matched' },
  'bank-line-undone': { of: 'bank', says: 'Match of a bank line undone' },
  'bank-line-ignored': { of: 'bank', says: 'Bank line ignored' },
  'bank-line-returned': { of: 'bank', says: 'Payment returned by the bank' },
  'company-invited': { of: 'company', says: 'Member invited' },
  'company-invitation-withdrawn': { of: 'company', says: 'Invitation withdrawn' },
  'company-joined': { of: 'company', says: 'Invitation accepted' },
  'company-member': { of: 'company', says: 'Member changed' },
  'company-member-ended': { of: 'company', says: 'Membership ended' },
  'company-orders-claimed': { of: 'company', says: 'Earlier orders brought along' },
  'cost-centre-added': { of: 'company', says: 'Cost centre added' },
  'cost-centre-changed': { of: 'company', says: 'Cost centre changed' },
  'cost-centre-archived': { of: 'company', says: 'Cost centre put away' },
  'basket-handed-over': { of: 'company', says: 'Basket handed over' },

  'key-made': { of: 'key', says: 'Key made' },
  'key-rotated': { of: 'key', says: 'Secret of a key exchanged' },
  'key-revoked': { of: 'key', says: 'Key revoked' },
  'webhook-added': { of: 'webhook', says: 'Webhook added' },
  'webhook-changed': { of: 'webhook', says: 'Webhook changed' },
  'webhook-rotated': { of: 'webhook', says: 'Secret of a webhook exchanged' },
  'webhook-removed': { of: 'webhook', says: 'Webhook removed' },
  'webhook-resent': { of: 'webhook', says: 'Events sent again' },
  'webhook-turned-off': { of: 'webhook', says: 'Webhook turned off' },

  'review-hidden': { of: 'review', says: 'Review hidden' },
  'review-shown': { of: 'review', says: 'Review shown' },
  'shop-record-changed': { of: 'shop', says: 'Record of the shop changed' },
  'tax-origin-changed': { of: 'tax', says: 'Origin of goods changed' },
  'tax-registration-added': { of: 'tax', says: 'Tax registration added' },
  'tax-registration-changed': { of: 'tax', says: 'Tax registration changed' },
  'tax-registration-removed': { of: 'tax', says: 'Tax registration removed' },
  'tax-rate-added': { of: 'tax', says: 'Tax rate added' },
  'tax-rate-changed': { of: 'tax', says: 'Tax rate changed' },
  'tax-rate-replaced': { of: 'tax', says: 'Tax rate replaced' },
  'tax-rate-removed': { of: 'tax', says: 'Tax rate removed' },
  'tax-rates-imported': { of: 'tax', says: 'Tax rates imported' },
  'tax-rule-added': { of: 'tax', says: 'Reverse-charge rule added' },
  'tax-rule-removed': { of: 'tax', says: 'Reverse-charge rule removed' },
  'synonym-added': { of: 'search', says: 'Search words added' },
  'synonym-removed': { of: 'search', says: 'Search words removed' },
} as const satisfies Record<string, Action>
export type AuditAction = keyof typeof auditActions

/** The actions of a thing. */
export const actionsOf = (thing: AuditThing) =>
  (Object.keys(auditActions) as AuditAction[]).filter((name) => auditActions[name].of === thing)
