export { payApi } from './api/routes.server.ts';
export { sumByBooking as sumPayByBooking } from './db/lines.server.ts';
export { payOf, payShareOf, type PayKind } from './domain/pay.ts';
export { enterPay, type SettledSession } from './use-cases/enter-pay.server.ts';
export { decideOverdueLine, listOpenPay, payOut } from './use-cases/pay-out.server.ts';
export { lineDecisionSchema, openPaySchema, payoutRequestSchema } from './model/schemas.ts';
