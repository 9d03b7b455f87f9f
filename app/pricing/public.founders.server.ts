/** The door for the founders’ room: what only they may decide about money. */
export { settleRefund } from './payments/refunds/settle-refund.server.ts';
export {
  loadOwedInvoices,
  lockOwedInvoice,
  setSettled,
  type OwedInvoice,
} from './invoices/settlement-queries.server.ts';
