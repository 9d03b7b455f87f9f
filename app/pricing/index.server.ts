/** What other features may use of `pricing` on the server. */
export { creditsApi } from './api/credits.server.ts';
export { invoicesApi } from './api/invoices.server.ts';
export { paymentsApi } from './api/payments.server.ts';
export { sumInvoiced } from './db/invoices-figures.server.ts';
export { loadOwedInvoices, lockOwedInvoice, setSettled } from './db/invoices-settlement.server.ts';
export {
  insertCreditNote as writeCreditNote,
  insertDraft as writeInvoice,
  loadInvoicesOf,
} from './db/invoices.server.ts';
export { type RefundState, loadRefundStates } from './db/payments-refunds.server.ts';
export { halvesBack } from './domain/credit.ts';
export type { Subject } from './domain/payment.ts';
export { lowestPrice } from './domain/price-book.ts';
export { minorOf } from './domain/tutor-prices.ts';
export { buyPack } from './use-cases/credits/buy-pack.server.ts';
export { registerCreditJobs } from './use-cases/credits/jobs.server.ts';
export { paidPacks } from './use-cases/credits/paid-packs.server.ts';
export { creditsFor, returnCredit, spendCredit } from './use-cases/credits/use-credit.server.ts';
export { type OpenCheckout, keepPayment, openCheckout } from './use-cases/payments/checkout.server.ts';
export { closeCheckouts } from './use-cases/payments/close-checkout.server.ts';
export { registerPaymentJobs } from './use-cases/payments/jobs.server.ts';
export { checkoutOrigins, takesCards } from './use-cases/payments/provider.server.ts';
export { goneBackBefore, refundBooking } from './use-cases/payments/refunds/order-refund.server.ts';
export { settleRefund } from './use-cases/payments/refunds/settle-refund.server.ts';
export type { BookPaid } from './use-cases/payments/take-event.server.ts';
export { isAllowedPrice } from './domain/tutor-prices.ts';
export { hasPaid, loadPaidBookings } from './db/invoices-paid.server.ts';
export { referenceOf, type Invoice } from './domain/invoice.ts';
export { numberDrafts as numberInvoiceDrafts } from './use-cases/invoices/number-invoices.server.ts';
export { loadInvoiceOfBooking } from './db/invoices.server.ts';
export { findOverdue } from './db/invoices-paid.server.ts';
