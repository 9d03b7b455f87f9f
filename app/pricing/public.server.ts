export { halvesBack } from './credits/credit.ts';
export { creditsFor, returnCredit, spendCredit } from './credits/use-credit.server.ts';
export { referenceOf, type Invoice } from './invoices/invoice.ts';
export { numberDrafts as numberInvoiceDrafts } from './invoices/number-invoices.server.ts';
export {
  loadInvoiceOfBooking,
  insertCreditNote as writeCreditNote,
  insertDraft as writeInvoice,
} from './invoices/queries.server.ts';
export { findOverdue, hasPaid, loadPaidBookings } from './invoices/paid-queries.server.ts';
export { paymentsApi } from './payments/api.server.ts';
export { type Checkout, keepPayment, openCheckout } from './payments/checkout.server.ts';
export { closeCheckouts } from './payments/close-checkout.server.ts';
export { registerPaymentJobs } from './payments/jobs.server.ts';
export type { Subject } from './payments/payment.ts';
export { checkoutOrigins, takesCards } from './payments/provider.server.ts';
export { goneBackBefore, refundBooking } from './payments/refunds/order-refund.server.ts';
export { loadRefundStates, type RefundState } from './payments/refunds/queries.server.ts';
export type { BookPaid } from './payments/take-event.server.ts';
