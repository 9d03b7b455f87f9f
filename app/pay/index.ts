export { payTexts } from './messages/index.ts';
export { payKey } from './api/client.ts';
export { PayLedger } from './ui/pay-ledger.tsx';
export type { OpenPay } from './model/schemas.ts';
