/** The door for the founders’ screens. */
export type { TroubledRefund } from './payments/schemas.ts';
