import type { CallName } from '../../contract/calls.ts'
import { pictureForm } from '../picture-form.fixture.ts'
import type { Kind } from './objects.fixture.ts'

/** What somebody is told who names an object: let in, or turned away with this status. */
type Told = 'in' | 400 | 403 | 404

/**
 * A call that names an object. `owner` is whose it is, `other` another buyer (and a former admin), each when it is there;
 * `missing` is what whoever is let in is told of one that is not.
 */
export type ObjectRow = {
  names: Kind
  owner: Told
  other: Told
  admin: Told
  missing: Told
  /** Of accounts, admins alone are told whether they are there. */
  missingToAdmin?: 200 | 404
  /** What else has to be sent; the object stands in the path, or where this puts it. */
  body?: (id: string) => object
  query?: (id: string) => string
}

/** A call that names nothing which could be somebody else's, and why. */
export type FreeRow = {
  free:
    | 'the shop’s, for all'
    | 'the caller’s own'
    | 'the company’s, for which the caller acts'
    | 'for admins'
    | 'by secret'
}

export type Row = ObjectRow | FreeRow

const own = { owner: 'in', other: 404, missing: 404 } as const
/** Admins may look at everybody's. */
const shown = { ...own, admin: 'in' } as const
/** For buyers alone: an admin has none. */
const buyers = { ...own, admin: 403 } as const
const admins = { owner: 403, other: 403, admin: 'in', missing: 404 } as const
/** For members, by a token that acts for their company: nobody here has one; tests/access/companies.test.ts has. */
const alone = { owner: 403, other: 403, admin: 403, missing: 403 } as const
const open = { owner: 'in', other: 'in', admin: 'in', missing: 404 } as const

const shop = { free: 'the shop’s, for all' } as const
const self = { free: 'the caller’s own' } as const
const firm = { free: 'the company’s, for which the caller acts' } as const
const office = { free: 'for admins' } as const
const secret = { free: 'by secret' } as const

/** By the e-mail of its query. */
const ofAccount: Row = {
  names: 'account',
  owner: 'in',
  other: 403,
  admin: 'in',
  missing: 403,
  missingToAdmin: 200,
  query: (email) => `?email=${encodeURIComponent(email)}`,
}

const nobody = '018f3c3c-0000-7000-8000-000000000000'
const line = (partsId: string) => ({ lines: [{ partsId, quantity: 10 }] })

/** Who may do what with whose object, for every call of the contract. */
export const table: Record<CallName, Row> = {
  listReviews: shop,
  addReview: self,
  getOwnReview: self,
  withdrawReview: { names: 'review', ...buyers },
  getReviewSummary: shop,
  listAllReviews: office,
  moderateReview: { names: 'review', ...admins, body: () => ({ hidden: true, reason: 'test' }) },

  listParts: shop,
  getPart: { names: 'part', ...open },
  getPartFacets: shop,
  listCategories: shop,
  addCategory: office,
  changeCategory: { names: 'category', ...admins, body: () => ({ version: 1, name: 'Renamed' }) },
  removeCategory: { names: 'category', ...admins },
  orderCategories: office,
  listCategoryVersions: office,
  restoreCategory: { names: 'category', ...admins, body: () => ({ version: 1, from: 1 }) },
  listSynonyms: office,
  addSynonym: office,
  removeSynonym: { names: 'synonym', ...admins },
  searchParts: shop,
  suggestParts: shop,
  getRelatedParts: { names: 'part', ...open },
  getPrices: shop,
  addPart: office,
  changePart: { names: 'part', ...admins, body: () => ({ details: 'Changed' }) },
  changeStock: {
    names: 'part',
    ...admins,
    body: () => ({ change: 5, reason: 'restock' }),
  },
  listMovements: { names: 'part', ...admins },
  previewImport: office,
  importParts: office,
  feedParts: office,
  exportParts: office,
  getImportReport: { names: 'import report', ...admins },
  deletePart: { names: 'part', ...admins },
  uploadImage: office,

  issueToken: secret,
  getProfile: { names: 'account', owner: 'in', other: 403, admin: 403, missing: 403 },
  saveProfile: {
    names: 'account',
    owner: 'in',
    other: 403,
    admin: 403,
    missing: 403,
    body: () => ({
      education: 'School',
      location: 'Town',
      number: '0123456789',
      linkedin: 'https://www.linkedin.com/in/someone',
    }),
  },
  isAdmin: {
    names: 'account',
    owner: 'in',
    other: 403,
    admin: 'in',
    missing: 403,
    missingToAdmin: 404,
  },
  listUsers: office,
  becomeFirstAdmin: secret,
  promoteUser: { names: 'account', ...admins },
  demoteUser: { names: 'account', ...admins },
  endSessions: { names: 'spare account', ...admins },

  applyForCompany: self,
  listCompanies: office,
  getCompany: { names: 'company', ...admins },
  decideCompany: { names: 'company', ...admins, body: () => ({ state: 'suspended' }) },
  listMemberships: self,
  getOwnCompany: firm,
  changeOwnCompany: firm,
  getOwnTaxId: firm,
  changeTaxId: firm,
  listOwnCertificates: firm,
  addCertificate: firm,
  listCertificates: { names: 'company', ...admins },
  decideCertificate: {
    names: 'tax certificate',
    ...admins,
    body: () => ({ state: 'accepted' }),
  },
  getCertificateFile: {
    names: 'tax certificate',
    owner: 404,
    other: 404,
    admin: 'in',
    missing: 404,
  },
  getTaxId: { names: 'company', ...admins },
  askTaxId: { names: 'company', ...admins },
  decideTaxId: {
    names: 'company',
    ...admins,
    body: () => ({ taxId: 'DE123456788', result: 'valid', note: 'Seen' }),
  },
  listMembers: firm,
  changeMember: { names: 'company member', ...alone, body: () => ({ roles: ['buyer'] }) },
  removeMember: { names: 'company member', ...alone },
  listInvitations: firm,
  invite: firm,
  withdrawInvitation: { names: 'company invitation', ...alone },
  getInvitation: secret,
  acceptInvitation: secret,
  listCostCentres: firm,
  addCostCentre: firm,
  changeCostCentre: { names: 'cost centre', ...alone, body: () => ({ code: '1', name: 'A' }) },
  archiveCostCentre: { names: 'cost centre', ...alone },
  listCompanyBaskets: firm,
  handBasketOver: { names: 'company member', ...alone, body: (id) => ({ to: id }) },
  claimOrders: firm,

  getCreditAccount: firm,
  listDueInvoices: firm,
  listCreditEntries: firm,
  getCreditStatement: firm,
  getCreditStatementPaper: firm,
  getCompanyAccount: { names: 'company account', ...admins },
  changeCompanyAccount: { names: 'company account', ...admins, body: () => ({ days: 14 }) },
  listCompanyInvoices: { names: 'company account', ...admins },
  listCompanyEntries: { names: 'company account', ...admins },
  getCompanyStatement: { names: 'company account', ...admins },
  getCompanyStatementPaper: { names: 'company account', ...admins },
  startAccountPayment: firm,
  confirmAccountPayment: {
    names: 'account payment',
    ...alone,
    body: () => ({ transactionId: 'pi_1' }),
  },
  receivePayment: {
    names: 'company account',
    ...admins,
    body: () => ({ amount: 10, receivedOn: '2026-01-31' }),
  },
  undoPayment: { names: 'account payment', ...admins },
  writeOff: { names: 'document', ...admins, body: () => ({ amount: 1, note: 'Cents' }) },
  addFee: { names: 'document', ...admins, body: () => ({ amount: 1, note: 'Late' }) },
  undoEntry: { names: 'adjustment', ...admins },
  listReceivables: office,
  addDispute: {
    names: 'document',
    ...alone,
    body: () => ({ reason: 'Two are missing' }),
  },
  withdrawDispute: { names: 'dispute', ...alone },
  listDisputes: office,
  endDispute: { names: 'dispute', ...admins, body: () => ({ state: 'accepted' }) },
  receiveTransfer: {
    names: 'order by transfer',
    ...admins,
    body: () => ({ amount: 10, receivedOn: '2026-01-31' }),
  },
  undoTransfer: { names: 'transfer', ...admins },
  listPayouts: office,
  setPaidOut: { names: 'payout', ...admins, body: () => ({ reference: 'Paid' }) },
  getBank: office,
  addBankStatement: office,
  listBankStatements: office,
  previewBankStatement: office,
  removeBankStatement: { names: 'bank statement', ...admins },
  listStatementColumns: office,
  changeStatementColumns: {
    names: 'statement columns',
    ...admins,
    body: () => ({ columns: ['bookedOn', 'amount'], days: 'ymd', decimal: '.' }),
  },
  removeStatementColumns: { names: 'statement columns', ...admins },
  listBankLines: office,
  matchBankLine: {
    names: 'bank line',
    ...admins,
    body: () => ({ companyId: nobody, amount: 100 }),
  },
  undoBankLine: { names: 'bank line', ...admins },
  ignoreBankLine: { names: 'bank line', ...admins, body: () => ({ note: 'Not a payment' }) },
  returnBankLine: { names: 'bank line', ...admins, body: () => ({ lineId: nobody }) },

  getTaxSetup: office,
  changeTaxOrigin: office,
  addTaxRegistration: office,
  changeTaxRegistration: {
    names: 'tax registration',
    ...admins,
    body: () => ({ number: 'DE 1' }),
  },
  removeTaxRegistration: { names: 'tax registration', ...admins },
  addTaxRate: office,
  changeTaxRate: { names: 'tax rate', ...admins, body: () => ({ percent: 7 }) },
  replaceTaxRate: {
    names: 'tax rate',
    ...admins,
    body: () => ({ percent: 7, startsOn: '2030-01-01' }),
  },
  removeTaxRate: { names: 'tax rate', ...admins },
  exportTaxRates: office,
  importTaxRates: office,
  addTaxRule: office,
  removeTaxRule: { names: 'tax rule', ...admins },
  tryTax: office,

  getShippingSetup: office,
  addShippingMethod: office,
  changeShippingMethod: {
    names: 'shipping method',
    ...admins,
    body: () => ({ note: 'In two days' }),
  },
  removeShippingMethod: { names: 'shipping method', ...admins },
  addShippingZone: office,
  changeShippingZone: { names: 'shipping zone', ...admins, body: (id) => ({ name: `Z ${id}` }) },
  removeShippingZone: { names: 'shipping zone', ...admins },
  setShippingRates: {
    names: 'shipping method',
    ...admins,
    body: () => ({ zoneId: nobody, bands: [] }),
  },
  exportShippingRates: office,
  importShippingRates: office,
  tryShipping: office,
  listCarrierAccounts: firm,
  addCarrierAccount: firm,
  removeCarrierAccount: { names: 'carrier account', ...alone },

  listKeys: self,
  addKey: self,
  rotateKey: { names: 'key', ...own, admin: 404, body: () => ({}) },
  revokeKey: { names: 'key', ...own, admin: 404 },

  listEvents: self,
  listAudit: office,
  exportAudit: office,
  listWebhooks: office,
  addWebhook: office,
  changeWebhook: { names: 'webhook', ...admins, body: () => ({ on: false }) },
  rotateWebhookSecret: { names: 'webhook', ...admins, body: () => ({}) },
  removeWebhook: { names: 'webhook', ...admins },
  listDeliveries: { names: 'webhook', ...admins },
  resendDeliveries: {
    names: 'webhook',
    ...admins,
    body: () => ({ since: '2026-01-01T00:00:00Z' }),
  },

  getBasket: self,
  getBasketCount: self,
  addToBasket: self,
  changeBasketLine: self,
  removeFromBasket: self,
  emptyBasket: self,

  matchParts: shop,
  listPartLifecycle: { names: 'part', ...admins },
  listPartFacts: { names: 'part', ...admins },
  setPartFact: {
    names: 'part',
    ...admins,
    body: () => ({ value: true, sourceUrl: 'https://maker.example/page' }),
  },
  removePartFact: { names: 'part', ...admins },
  requestFacts: self,
  closeFactRequests: { names: 'part', ...admins },
  listMissingFacts: office,
  listMissingFactParts: office,
  exportMissingFacts: office,
  importPartFacts: office,
  checkBuild: shop,
  suggestForBuild: shop,
  nameParts: shop,
  listAddresses: self,
  addAddress: self,
  changeAddress: {
    names: 'address',
    ...buyers,
    body: () => ({ country: 'DE', line1: 'Hafenweg 2', city: 'Hamburg', postalCode: '20457' }),
  },
  archiveAddress: { names: 'address', ...buyers },
  listBuilds: self,
  addBuild: self,
  getBuild: { names: 'build', ...own, admin: 404 },
  changeBuild: { names: 'build', ...own, admin: 404, body: () => ({ name: 'Other' }) },
  deleteBuild: { names: 'build', ...own, admin: 404 },
  fitPart: {
    names: 'part',
    ...open,
    body: (id) => ({ lines: [{ partId: id, quantity: 1 }] }),
  },
  listSubstitutes: { names: 'part', ...open },
  readBom: shop,
  matchOwnNumbers: self,
  listOwnNumbers: self,
  saveOwnNumbers: self,
  forgetOwnNumber: { names: 'own number', ...buyers },
  listTableSettings: self,
  saveTableSettings: self,
  listColumnLayouts: self,
  saveColumnLayout: self,
  countReadingMisses: shop,
  listReadingMisses: office,

  placeOrder: self,
  placeOrderOfLines: self,
  estimateOrder: self,
  getPriceTaxes: self,
  placeAssistedOrder: self,
  listOrders: ofAccount,
  exportOrders: ofAccount,
  exportOrderLines: ofAccount,
  listAllOrders: office,
  listOrderHeads: office,
  getPayableOrder: { names: 'unpaid order', ...shown },
  getOrder: { names: 'unpaid order', ...shown },
  getReceipt: { names: 'pending order', ...shown },
  getConfirmation: { names: 'unpaid order', ...shown },
  getProForma: { names: 'order by transfer', ...shown },
  getPackingList: { names: 'shipment', ...shown },
  getDeliveryNote: { names: 'shipment', ...shown },
  getInvoice: { names: 'shipment', ...shown },
  listDocuments: self,
  exportDocuments: self,
  getDocument: { names: 'document', ...shown },
  getElectronicDocument: { names: 'document', ...shown },
  addCreditNote: {
    names: 'document',
    ...admins,
    body: () => ({ amount: 1, reason: 'a scratch' }),
  },
  cancelOrder: { names: 'unpaid order', ...shown },
  startOnlinePayment: { names: 'unpaid order', ...buyers, body: (orderId) => ({ orderId }) },
  startFreightPayment: { names: 'freight due', ...buyers, body: () => ({}) },
  confirmFreightPayment: { names: 'freight payment', ...buyers, body: () => ({}) },
  startPayment: { names: 'unpaid order', ...buyers, body: (orderId) => ({ orderId }) },
  confirmPayment: {
    names: 'unpaid order',
    ...buyers,
    body: (orderId) => ({ orderId, transactionId: 'pi_none', price: 1_000 }),
  },
  releaseOrder: { names: 'pending order', ...admins },
  holdOrder: { names: 'pending order', ...admins, body: () => ({ note: 'A look' }) },
  endOrderHold: { names: 'order hold', ...admins, body: () => ({ note: 'Looked at' }) },
  shipOrder: { names: 'pending order', ...admins },
  addShipment: { names: 'pending order', ...admins, body: () => ({}) },
  addCancellation: { names: 'pending order', ...admins, body: () => ({}) },
  releaseOrders: office,
  shipOrders: office,
  undoShipments: office,
  setFreightPaid: { names: 'freight due', ...admins, body: () => ({ isPaid: true }) },
  changeTracking: { names: 'shipment', ...admins, body: () => ({ carrier: 'Freight Line' }) },
  refundOrder: { names: 'pending order', ...admins, body: () => ({}) },
  retryRefunds: { names: 'failed refund', ...admins },

  addOrderBatch: office,
  addStockBatch: office,
  addPriceBatch: office,
  listBatches: office,
  getBatch: { names: 'batch', ...admins },
  beginBatch: { names: 'batch', ...admins },
  withdrawBatch: { names: 'batch', ...admins },

  addInquiry: { names: 'unpaid order', ...buyers, body: () => ({ kind: 'question', text: '?' }) },
  addInquiryMessage: { names: 'inquiry', ...shown, body: () => ({ text: 'And more' }) },
  addInquiryPicture: { names: 'inquiry', ...buyers, body: () => pictureForm() },
  getInquiryPicture: { names: 'inquiry picture', ...shown },
  takeBackInquiryPicture: { names: 'inquiry picture', ...buyers },
  withdrawInquiry: { names: 'inquiry', ...buyers },
  decideInquiry: { names: 'inquiry', ...admins, body: () => ({ decision: 'settle' }) },
  listInquiries: office,

  listLists: self,
  addList: self,
  getList: { names: 'list', ...buyers },
  changeList: {
    names: 'list',
    ...buyers,
    body: () => ({ name: 'Mine now', lines: [], updatedAt: '2031-01-01T00:00:00Z' }),
  },
  addToList: { names: 'list', ...buyers, body: () => line(nobody) },
  deleteList: { names: 'list', ...buyers },
  shareList: { names: 'list', ...buyers },
  unshareList: { names: 'list', ...buyers },
  getSharedList: { names: 'shared list', ...open },
  copySharedList: {
    names: 'shared list',
    owner: 'in',
    other: 'in',
    admin: 403,
    missing: 404,
    body: () => ({ name: 'A copy' }),
  },
  listPurchases: self,
  listPurchasesOfPart: self,

  getFigures: office,
  getBreakdown: office,
  listStockCover: office,
  exportFigures: office,
  getBooks: office,
  receiveCardEvent: secret,
  receiveGatewayEvent: secret,
  getConfig: shop,
  getHomeTexts: shop,
  getPolicy: shop,
  listArticles: shop,
  getArticle: shop,
  addShopMark: office,
  listMailTexts: office,
  sendTestMail: office,
  getShopRecord: office,
  changeShopRecord: office,
  listShopRecordVersions: office,
  restoreShopRecord: office,
  getShopReadiness: office,
  examineServices: office,
  getShopFacts: shop,
  subscribe: shop,
  confirmSubscription: secret,
  unsubscribe: secret,
}
