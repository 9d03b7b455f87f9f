/** The door for the founders’ room: what only they may ask and decide about money. */
export { sumInvoiced } from './invoices/figures-queries.server.ts';
export { loadInvoicesOf } from './invoices/queries.server.ts';
export { settleRefund } from './payments/refunds/settle-refund.server.ts';
export { loadOwedInvoices, lockOwedInvoice, setSettled } from './invoices/settlement-queries.server.ts';
