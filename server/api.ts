import type { Input, Output } from '../contract/call.ts'
import type { CallName, Calls } from '../contract/calls.ts'
import {
  addAddress,
  archiveAddress,
  changeAddress,
  listAddresses,
} from './addresses/saved-addresses.ts'
import { exportAudit } from './audit/export-audit.ts'
import { listAudit } from './audit/list-audit.ts'
import { changeStatementColumns } from './bank/columns/change-columns.ts'
import { listStatementColumns } from './bank/columns/list-columns.ts'
import { removeStatementColumns } from './bank/columns/remove-columns.ts'
import { ignoreBankLine } from './bank/lines/ignore-line.ts'
import { listBankLines } from './bank/lines/list-lines.ts'
import { matchBankLine } from './bank/lines/match-line.ts'
import { returnBankLine } from './bank/lines/return-line.ts'
import { undoBankLine } from './bank/lines/undo-line.ts'
import { addBankStatement } from './bank/statements/add-statement.ts'
import { getBank } from './bank/statements/get-bank.ts'
import { listBankStatements } from './bank/statements/list-statements.ts'
import { previewBankStatement } from './bank/statements/preview-statement.ts'
import { removeBankStatement } from './bank/statements/remove-statement.ts'
import { addToBasket } from './basket/add-to-basket.ts'
import { changeBasketLine } from './basket/change-basket-line.ts'
import { handBasketOver, listCompanyBaskets } from './basket/company-baskets.ts'
import { getBasket, getBasketCount } from './basket/get-basket.ts'
import { emptyBasket, removeFromBasket } from './basket/remove-from-basket.ts'
import { addOrderBatch, addPriceBatch, addStockBatch } from './batches/add-batch.ts'
import { getBatch, listBatches } from './batches/read-batches.ts'
import { beginBatch, withdrawBatch } from './batches/steer-batch.ts'
import { getBooks } from './books/get-books.ts'
import { checkBuild } from './builds/check-build.ts'
import { fitPart } from './builds/fit-part.ts'
import { listSubstitutes } from './builds/list-substitutes.ts'
import { nameParts } from './builds/name-parts.ts'
import { addBuild, changeBuild, deleteBuild, getBuild, listBuilds } from './builds/saved-builds.ts'
import { suggestForBuild } from './builds/suggest-for-build.ts'
import { addCategory } from './catalogue/categories/add-category.ts'
import { changeCategory } from './catalogue/categories/change-category.ts'
import { listCategories } from './catalogue/categories/list-categories.ts'
import { orderCategories } from './catalogue/categories/order-categories.ts'
import { removeCategory } from './catalogue/categories/remove-category.ts'
import { listCategoryVersions, restoreCategory } from './catalogue/categories/restore-category.ts'
import { exportParts } from './catalogue/export/export-parts.ts'
import { getPartFacets } from './catalogue/facets/get-part-facets.ts'
import { listPartFacts, removePartFact, setPartFact } from './catalogue/facts/change-facts.ts'
import { importPartFacts } from './catalogue/facts/import-facts.ts'
import {
  exportMissingFacts,
  listMissingFactParts,
  listMissingFacts,
} from './catalogue/facts/missing-facts.ts'
import { feedParts } from './catalogue/import/feed/feed-parts.ts'
import { getImportReport } from './catalogue/import/upload/get-import-report.ts'
import { importParts } from './catalogue/import/upload/import-parts.ts'
import { previewImport } from './catalogue/import/upload/preview-import.ts'
import { addPart } from './catalogue/parts/add-part.ts'
import { changePart } from './catalogue/parts/change-part.ts'
import { deletePart } from './catalogue/parts/delete-part.ts'
import { getPart } from './catalogue/parts/get-part.ts'
import { getPrices } from './catalogue/parts/get-prices.ts'
import { listPartLifecycle } from './catalogue/parts/list-part-lifecycle.ts'
import { getRelatedParts } from './catalogue/related/get-related-parts.ts'
import { listParts } from './catalogue/search/list-parts.ts'
import { searchParts } from './catalogue/search/search-parts.ts'
import { addSynonym } from './catalogue/search/synonyms/add-synonym.ts'
import { listSynonyms } from './catalogue/search/synonyms/list-synonyms.ts'
import { removeSynonym } from './catalogue/search/synonyms/remove-synonym.ts'
import { changeStock } from './catalogue/stock/change-stock.ts'
import { suggestParts } from './catalogue/suggest/suggest-parts.ts'
import { applyForCompany } from './companies/apply.ts'
import { changeMember, removeMember } from './companies/change-members.ts'
import {
  addCostCentre,
  archiveCostCentre,
  changeCostCentre,
  listCostCentres,
} from './companies/cost-centres.ts'
import { decideCompany } from './companies/decide-company.ts'
import {
  acceptInvitation,
  getInvitation,
  invite,
  listInvitations,
  withdrawInvitation,
} from './companies/invitations.ts'
import { changeOwnCompany, getOwnCompany, listMembers } from './companies/own-company.ts'
import { getCompany, listCompanies, listMemberships } from './companies/read-companies.ts'
import { addFee } from './credit/adjusting/add-fee.ts'
import { undoEntry } from './credit/adjusting/undo-entry.ts'
import { writeOff } from './credit/adjusting/write-off.ts'
import { changeCompanyAccount } from './credit/change-account.ts'
import { addDispute } from './credit/disputes/add-dispute.ts'
import { endDispute } from './credit/disputes/end-dispute.ts'
import { listDisputes } from './credit/disputes/list-disputes.ts'
import { withdrawDispute } from './credit/disputes/withdraw-dispute.ts'
import { listCompanyEntries, listCreditEntries } from './credit/list-entries.ts'
import { listCompanyInvoices, listDueInvoices } from './credit/list-invoices.ts'
import { listReceivables } from './credit/list-receivables.ts'
import { getCompanyAccount, getCreditAccount } from './credit/read-account.ts'
import { receivePayment } from './credit/receive-payment.ts'
import { getCompanyStatement, getCreditStatement } from './credit/statement.ts'
import { undoPayment } from './credit/undo-payment.ts'
import { closeFactRequests, requestFacts } from './fact-requests/request-facts.ts'
import {
  addCarrierAccount,
  listCarrierAccounts,
  removeCarrierAccount,
} from './freight/accounts/carrier-accounts.ts'
import { getShippingSetup } from './freight/get-setup.ts'
import { addShippingMethod } from './freight/methods/add-method.ts'
import { changeShippingMethod } from './freight/methods/change-method.ts'
import { removeShippingMethod } from './freight/methods/remove-method.ts'
import { exportShippingRates } from './freight/rates/export-rates.ts'
import { importShippingRates } from './freight/rates/import-rates.ts'
import { setShippingRates } from './freight/rates/set-rates.ts'
import { tryShipping } from './freight/try-shipping.ts'
import { addShippingZone } from './freight/zones/add-zone.ts'
import { changeShippingZone } from './freight/zones/change-zone.ts'
import { removeShippingZone } from './freight/zones/remove-zone.ts'
import { endSessions } from './identity/end-sessions.ts'
import { becomeFirstAdmin } from './identity/first-admin/become-first-admin.ts'
import { addKey } from './identity/keys/add-key.ts'
import { listKeys } from './identity/keys/list-keys.ts'
import { revokeKey } from './identity/keys/revoke-key.ts'
import { rotateKey } from './identity/keys/rotate-key.ts'
import { getProfile } from './identity/people/get-profile.ts'
import { isAdmin } from './identity/people/is-admin.ts'
import { listUsers } from './identity/people/list-users.ts'
import { demoteUser, promoteUser } from './identity/people/promote-user.ts'
import { saveProfile } from './identity/people/save-profile.ts'
import { listTableSettings } from './identity/table-settings/list-table-settings.ts'
import { saveTableSettings } from './identity/table-settings/save-table-settings.ts'
import { issueToken } from './identity/tokens/issue-token.ts'
import { addShopMark } from './images/marks/add-mark.ts'
import { uploadImage } from './images/upload-image.ts'
import { addList } from './lists/add-list.ts'
import { addToList } from './lists/add-to-list.ts'
import { changeList } from './lists/change-list.ts'
import { copySharedList } from './lists/copy-shared-list.ts'
import { deleteList } from './lists/delete-list.ts'
import { getList } from './lists/get-list.ts'
import { getSharedList } from './lists/get-shared-list.ts'
import { listLists } from './lists/list-lists.ts'
import { shareList, unshareList } from './lists/share-list.ts'
import { listMailTexts } from './mail/list-mail-texts.ts'
import { sendTestMail } from './mail/send-test-mail.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter/subscribe.ts'
import { claimOrders } from './orders/claim-orders.ts'
import {
  getConfirmation,
  getDeliveryNote,
  getDocument,
  getElectronicDocument,
  getInvoice,
  getPackingList,
  getProForma,
  getReceipt,
} from './orders/documents/get-documents.ts'
import { exportDocuments, listDocuments } from './orders/documents/list-documents.ts'
import { exportOrderLines } from './orders/export/export-order-lines.ts'
import { exportOrders } from './orders/export/export-orders.ts'
import { setFreightPaid } from './orders/freight/set-freight-paid.ts'
import { getOrder, getPayableOrder } from './orders/get-order.ts'
import { endOrderHold } from './orders/holds/end-hold.ts'
import { holdOrder } from './orders/holds/hold-order.ts'
import { addInquiry } from './orders/inquiries/add-inquiry.ts'
import { addInquiryPicture } from './orders/inquiries/add-picture.ts'
import { listInquiries } from './orders/inquiries/list-inquiries.ts'
import { getInquiryPicture } from './orders/inquiries/read-picture.ts'
import { takeBackInquiryPicture } from './orders/inquiries/take-back-picture.ts'
import { withdrawInquiry } from './orders/inquiries/withdraw-inquiry.ts'
import { addInquiryMessage } from './orders/inquiries/write-message.ts'
import { listAllOrders, listOrderHeads, listOrders } from './orders/list-orders.ts'
import { estimateOrder } from './orders/placing/estimate-order.ts'
import { placeAssistedOrder } from './orders/placing/place-assisted-order.ts'
import { placeOrder, placeOrderOfLines } from './orders/placing/place-order.ts'
import { listPurchases } from './orders/purchases/list-purchases.ts'
import { listPurchasesOfPart } from './orders/purchases/list-purchases-of-part.ts'
import { releaseOrder, releaseOrders } from './orders/release-order.ts'
import { addShipment, shipOrder, shipOrders } from './orders/ship-order.ts'
import { changeTracking } from './orders/shipping/change-tracking.ts'
import { undoShipments } from './orders/shipping/undo-shipment.ts'
import {
  getCompanyStatementPaper,
  getCreditStatementPaper,
} from './orders/statements/get-statement-paper.ts'
import { getPriceTaxes } from './orders/tax/get-price-taxes.ts'
import { confirmAccountPayment } from './payments/account/confirm-account-payment.ts'
import { startAccountPayment } from './payments/account/start-account-payment.ts'
import { cancelOrder } from './payments/cancel-order.ts'
import { confirmPayment } from './payments/confirm-payment.ts'
import { addCreditNote } from './payments/credit-notes/add-credit-note.ts'
import { confirmFreightPayment } from './payments/freight/confirm-freight-payment.ts'
import { startFreightPayment } from './payments/freight/start-freight-payment.ts'
import { decideInquiry } from './payments/inquiries/decide-inquiry.ts'
import { receiveCardEvent, receiveGatewayEvent } from './payments/receive-event.ts'
import { addCancellation, refundOrder } from './payments/refunds/refund-order.ts'
import { retryRefunds } from './payments/refunds/retry-refunds.ts'
import { startOnlinePayment } from './payments/start-online-payment.ts'
import { startPayment } from './payments/start-payment.ts'
import { listPayouts } from './payments/transfers/list-payouts.ts'
import { setPaidOut } from './payments/transfers/pay-out.ts'
import { receiveTransfer, undoTransfer } from './payments/transfers/receive-transfer.ts'
import { readBom } from './procurement/bom-readings/read-bom.ts'
import { listColumnLayouts } from './procurement/column-layouts/list-column-layouts.ts'
import { saveColumnLayout } from './procurement/column-layouts/save-column-layout.ts'
import { matchParts } from './procurement/matching/match-parts.ts'
import { forgetOwnNumber } from './procurement/own-numbers/forget-own-number.ts'
import { listOwnNumbers } from './procurement/own-numbers/list-own-numbers.ts'
import { matchOwnNumbers } from './procurement/own-numbers/match-own-numbers.ts'
import { saveOwnNumbers } from './procurement/own-numbers/save-own-numbers.ts'
import { countReadingMisses } from './procurement/reading-misses/count-reading-misses.ts'
import { listReadingMisses } from './procurement/reading-misses/list-reading-misses.ts'
import { listEvents } from './programs/events/list-events.ts'
import { listDeliveries, resendDeliveries } from './programs/webhooks/list-deliveries.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
} from './programs/webhooks/manage-webhooks.ts'
import { examineServices } from './readiness/examine-services.ts'
import { getShopReadiness } from './readiness/get-readiness.ts'
import { getBreakdown } from './reports/breakdown/get-breakdown.ts'
import { listStockCover } from './reports/breakdown/list-cover.ts'
import { exportFigures } from './reports/export/export-figures.ts'
import { getFigures } from './reports/figures/get-figures.ts'
import { listMovements } from './reports/movements/list-movements.ts'
import { getShopFacts } from './reports/shop-facts/get-shop-facts.ts'
import { addReview } from './reviews/add-review.ts'
import { getOwnReview } from './reviews/get-own-review.ts'
import { getReviewSummary } from './reviews/get-review-summary.ts'
import { listAllReviews } from './reviews/list-all-reviews.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { moderateReview } from './reviews/moderate-review.ts'
import { withdrawReview } from './reviews/withdraw-review.ts'
import type { Anyone, Shop, User } from './shop.ts'
import { changeShopRecord, restoreShopRecord } from './shop-record/change-record.ts'
import { getShopRecord, listShopRecordVersions } from './shop-record/get-record.ts'
import { getArticle, listArticles } from './shop-record/read-articles.ts'
import { getHomeTexts, getPolicy } from './shop-record/read-texts.ts'
import { getConfig } from './storefront/get-config.ts'
import { addCertificate } from './tax/certificates/add-certificate.ts'
import { decideCertificate } from './tax/certificates/decide-certificate.ts'
import {
  getCertificateFile,
  listCertificates,
  listOwnCertificates,
} from './tax/certificates/read-certificates.ts'
import { changeTaxOrigin } from './tax/change-origin.ts'
import { getTaxSetup } from './tax/get-setup.ts'
import { askTaxId } from './tax/ids/ask-register.ts'
import { changeTaxId } from './tax/ids/change-tax-id.ts'
import { decideTaxId } from './tax/ids/decide-tax-id.ts'
import { getOwnTaxId, getTaxId } from './tax/ids/read-tax-id.ts'
import { addTaxRate } from './tax/rates/add-rate.ts'
import { changeTaxRate } from './tax/rates/change-rate.ts'
import { exportTaxRates } from './tax/rates/export-rates.ts'
import { importTaxRates } from './tax/rates/import-rates.ts'
import { removeTaxRate } from './tax/rates/remove-rate.ts'
import { replaceTaxRate } from './tax/rates/replace-rate.ts'
import { addTaxRegistration } from './tax/registrations/add-registration.ts'
import { changeTaxRegistration } from './tax/registrations/change-registration.ts'
import { removeTaxRegistration } from './tax/registrations/remove-registration.ts'
import { addTaxRule } from './tax/rules/add-rule.ts'
import { removeTaxRule } from './tax/rules/remove-rule.ts'
import { tryTax } from './tax/try-tax.ts'

type CallerOf<N extends CallName> = Calls[N]['who'] extends 'anyone' | 'provider' ? Anyone : User

/** What a call with an upload or of the provider is given besides its schemas: see readInput in requests/input.ts. */
type Extra<N extends CallName> = Calls[N] extends { upload: string }
  ? { file: Uint8Array; fileName: string }
  : Calls[N]['who'] extends 'provider'
    ? { raw: string; headers: Headers }
    : unknown

type Api = {
  [N in CallName]: (
    shop: Shop,
    caller: CallerOf<N>,
    input: Input<Calls[N]> & Extra<N>,
  ) => Promise<Output<Calls[N]>>
}

/** The index of the server: each call of the contract → the function that answers it. Who may stands in the contract. */
export const api: Api = {
  listReviews,
  addReview,
  getOwnReview,
  withdrawReview,
  getReviewSummary,
  listAllReviews,
  moderateReview,

  listParts,
  getPart,
  listPartLifecycle,
  getPartFacets,
  searchParts,
  listCategories,
  addCategory,
  changeCategory,
  removeCategory,
  orderCategories,
  listCategoryVersions,
  restoreCategory,
  listSynonyms,
  addSynonym,
  removeSynonym,
  suggestParts,
  getRelatedParts,
  getPrices,
  matchParts,
  listPartFacts,
  setPartFact,
  removePartFact,
  listMissingFacts,
  listMissingFactParts,
  requestFacts,
  closeFactRequests,
  exportMissingFacts,
  importPartFacts,
  checkBuild,
  suggestForBuild,
  nameParts,
  listAddresses,
  addAddress,
  changeAddress,
  archiveAddress,
  listBuilds,
  addBuild,
  getBuild,
  changeBuild,
  deleteBuild,
  fitPart,
  listSubstitutes,
  readBom,
  exportParts,
  addPart,
  changePart,
  changeStock,
  listMovements,
  previewImport,
  importParts,
  feedParts,
  getImportReport,
  deletePart,
  uploadImage,

  issueToken,
  getProfile,
  saveProfile,
  listTableSettings,
  saveTableSettings,
  isAdmin,
  listAudit,
  exportAudit,
  listUsers,
  promoteUser,
  becomeFirstAdmin,
  demoteUser,
  endSessions,

  applyForCompany,
  listCompanies,
  getCompany,
  decideCompany,
  listMemberships,
  getOwnCompany,
  changeOwnCompany,
  getOwnTaxId,
  changeTaxId,
  getTaxId,
  askTaxId,
  decideTaxId,
  listOwnCertificates,
  addCertificate,
  listCertificates,
  decideCertificate,
  getCertificateFile,
  listMembers,
  changeMember,
  removeMember,
  listInvitations,
  invite,
  withdrawInvitation,
  getInvitation,
  acceptInvitation,
  listCostCentres,
  addCostCentre,
  changeCostCentre,
  archiveCostCentre,
  listCompanyBaskets,
  handBasketOver,
  claimOrders,

  getCreditAccount,
  listDueInvoices,
  listCreditEntries,
  getCreditStatement,
  getCreditStatementPaper,
  getCompanyAccount,
  changeCompanyAccount,
  listCompanyInvoices,
  listCompanyEntries,
  getCompanyStatement,
  getCompanyStatementPaper,
  receivePayment,
  startAccountPayment,
  confirmAccountPayment,
  undoPayment,
  writeOff,
  addFee,
  undoEntry,
  listReceivables,
  addDispute,
  withdrawDispute,
  listDisputes,
  endDispute,
  getBank,
  addBankStatement,
  listBankStatements,
  previewBankStatement,
  removeBankStatement,
  listStatementColumns,
  changeStatementColumns,
  removeStatementColumns,
  listBankLines,
  matchBankLine,
  undoBankLine,
  ignoreBankLine,
  returnBankLine,

  getTaxSetup,
  changeTaxOrigin,
  addTaxRegistration,
  changeTaxRegistration,
  removeTaxRegistration,
  addTaxRate,
  changeTaxRate,
  replaceTaxRate,
  removeTaxRate,
  exportTaxRates,
  importTaxRates,
  addTaxRule,
  removeTaxRule,
  tryTax,

  getShippingSetup,
  addShippingMethod,
  changeShippingMethod,
  removeShippingMethod,
  addShippingZone,
  changeShippingZone,
  removeShippingZone,
  setShippingRates,
  exportShippingRates,
  importShippingRates,
  tryShipping,
  listCarrierAccounts,
  addCarrierAccount,
  removeCarrierAccount,

  listKeys,
  addKey,
  rotateKey,
  revokeKey,

  listEvents,
  listWebhooks,
  addWebhook,
  changeWebhook,
  rotateWebhookSecret,
  removeWebhook,
  listDeliveries,
  resendDeliveries,

  getBasket,
  getBasketCount,
  addToBasket,
  changeBasketLine,
  removeFromBasket,
  emptyBasket,

  matchOwnNumbers,
  listOwnNumbers,
  saveOwnNumbers,
  forgetOwnNumber,
  listColumnLayouts,
  saveColumnLayout,
  countReadingMisses,
  listReadingMisses,

  placeOrder,
  placeOrderOfLines,
  estimateOrder,
  getPriceTaxes,
  placeAssistedOrder,
  listOrders,
  listAllOrders,
  listOrderHeads,
  exportOrders,
  exportOrderLines,
  getPayableOrder,
  getOrder,
  getReceipt,
  getConfirmation,
  getProForma,
  getPackingList,
  getDeliveryNote,
  getInvoice,
  listDocuments,
  exportDocuments,
  getDocument,
  getElectronicDocument,
  addCreditNote,
  cancelOrder,
  startPayment,
  startOnlinePayment,
  startFreightPayment,
  confirmFreightPayment,
  confirmPayment,
  releaseOrder,
  holdOrder,
  endOrderHold,
  shipOrder,
  addShipment,
  addCancellation,
  releaseOrders,
  shipOrders,
  undoShipments,
  changeTracking,
  setFreightPaid,
  receiveTransfer,
  undoTransfer,
  listPayouts,
  setPaidOut,
  refundOrder,
  retryRefunds,

  addOrderBatch,
  addStockBatch,
  addPriceBatch,
  listBatches,
  getBatch,
  beginBatch,
  withdrawBatch,

  addInquiry,
  addInquiryMessage,
  addInquiryPicture,
  getInquiryPicture,
  takeBackInquiryPicture,
  withdrawInquiry,
  decideInquiry,
  listInquiries,

  listLists,
  addList,
  getList,
  changeList,
  addToList,
  deleteList,
  shareList,
  unshareList,
  getSharedList,
  copySharedList,
  listPurchases,
  listPurchasesOfPart,

  getFigures,
  getBreakdown,
  listStockCover,
  exportFigures,
  getShopFacts,
  getBooks,
  receiveCardEvent,
  receiveGatewayEvent,
  getConfig,
  getHomeTexts,
  getPolicy,
  listArticles,
  getArticle,
  getShopRecord,
  changeShopRecord,
  addShopMark,
  listMailTexts,
  sendTestMail,
  listShopRecordVersions,
  restoreShopRecord,
  getShopReadiness,
  examineServices,
  subscribe,
  confirmSubscription,
  unsubscribe,
}
