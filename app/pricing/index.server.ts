export { billingApi } from './api/billing.server.ts';
export { creditsApi } from './api/credits.server.ts';
export { invoicesApi } from './api/invoices.server.ts';
export { paymentsApi } from './api/payments.server.ts';
export {
  sumInvoiced,
  insertCreditNote as writeCreditNote,
  insertDraft as writeInvoice,
  insertRestoringInvoice,
  loadInvoicesOf,
  loadInvoiceOfBooking,
  type Sale,
} from './db/invoices.server.ts';
export { loadOwedInvoices, lockOwedInvoice, setSettled } from './db/invoices-settlement.server.ts';
export { type RefundState, loadRefundStates } from './db/payments-refunds.server.ts';
export { contestedBookings, loadDisputesOfBookings } from './db/disputes.server.ts';
export {
  clearChargebacks,
  insertRefundShares,
  loadBankSharesOfBooking,
  loadReturnedOutside,
  loadSharesOfDispute,
  nothingReturned,
  type RefundShare,
  type ReturnedOutside,
  setChargeback,
} from './db/refund-shares.server.ts';
export { divideAmong, type DisputeState } from './domain/dispute.ts';
export {
  decideLostDispute,
  findDisputedSubject,
  type ListedDispute,
  listDisputes,
} from './use-cases/payments/disputes/list-disputes.server.ts';
export type { BookPaid, PaidSessions, PaymentChange } from './use-cases/payments/payment-handlers.server.ts';
export { type CreditPart, endOfPack, goodwillHalfOf, valueOf as valueOfParts } from './domain/credit.ts';
export { type PricedSession, splitBack, type SplitPayment, totalOf } from './domain/split-payment.ts';
export type { PaidFor, Subject } from './domain/payment.ts';
export { lowestPrice, minorOf, isAllowedPrice } from './domain/price-book.ts';
export { grantCredit } from './use-cases/credits/grant-credit.server.ts';
export { buyPack } from './use-cases/credits/buy-pack.server.ts';
export { registerCreditJobs, registerPaymentJobs } from './use-cases/jobs.server.ts';
export { paidPacks } from './use-cases/credits/paid-packs.server.ts';
export { loadSpentOn } from './db/credits.server.ts';
export {
  creditsFor,
  planSplit,
  returnCredit,
  spendCredit,
  spendSplit,
  splitOptions,
} from './use-cases/credits/use-credit.server.ts';
export { type OpenCheckout, keepPayment, openCheckout } from './use-cases/payments/checkout.server.ts';
export { closeCheckouts, closeOtherCheckout } from './use-cases/payments/close-checkout.server.ts';
export { checkoutOrigins, takesCards } from './use-cases/payments/provider.server.ts';
export {
  goneBackBefore,
  hasPaymentToRefund,
  orderRefund,
  refundBooking,
} from './use-cases/payments/refunds/order-refund.server.ts';
export { settleRefund } from './use-cases/payments/refunds/troubled-refunds.server.ts';
export { hasPaid, isBookingPaid, loadPaidBookings, queryBookedSessions } from './db/invoices-paid.server.ts';
export { referenceOf, type Invoice } from './domain/invoice.ts';
export { attachmentOf as invoiceAttachmentOf } from './use-cases/invoices/pdf.server.ts';
export {
  addInvoice,
  numberDrafts as numberInvoiceDrafts,
  type UnnumberedInvoice,
} from './use-cases/invoices/number-invoices.server.ts';
