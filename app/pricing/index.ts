export { lowestPrice, isAllowedPrice, minorOf, priceSteps } from './domain/price-book.ts';
export { creditPagesTexts } from './messages/credits/pages/index.ts';
export type { TroubledRefund } from './model/payments-schemas.ts';
export { CreditsPage } from './ui/credits/lazy.tsx';
