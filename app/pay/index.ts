export { payShareOf } from './domain/pay.ts';
export { payTexts } from './messages/index.ts';
export { payKey } from './api/client.ts';
export { PayLedger } from './ui/pay-ledger.tsx';
export type { LineDecision, OpenPay, PayoutRequest } from './model/schemas.ts';
