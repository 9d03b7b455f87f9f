export { lowestPrice, isAllowedPrice, minorOf, priceSteps } from './domain/price-book.ts';
export { creditPagesTexts } from './messages/credits/pages/index.ts';
export type { TroubledRefund } from './model/payments-schemas.ts';
export { billingTexts } from './messages/billing/index.ts';
export { InvoiceTo } from './ui/billing/invoice-to.tsx';
export { CreditsPage } from './ui/credits/lazy.tsx';
