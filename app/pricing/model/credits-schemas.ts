import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import type { Currency } from '#app/preferences/index.ts';

/** Shapes of the calls about credits, shared by the API and the browser. */

// The server runs this file and cannot load the doors with screens behind them, so this short list is repeated.
const currencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];
const money = z.object({ amountMinor: z.number().int(), currency: z.enum(currencies) });

export const packOfferSchema = z.object({
  tutor: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  price: money,
  /** One session alone. */
  single: money,
});

export const buyRequestSchema = z.object({
  /** Made by the browser once per purchase: the same one again is the same pack. */
  purchaseId: z.uuid(),
  /** Id or slug. */
  tutorId: z.string().min(1).max(80),
  /** The price that was shown. Buying stops with `price_changed` when it is another one by now. */
  price: money,
  timeZone: z.string().trim().min(1).max(64).optional(),
});

/** Where the browser goes to pay by card. */
export const packCheckoutSchema = z.object({ paymentId: z.uuid(), url: z.url(), expiresAt: instant });

/** Credits are counted in halves: `halves: 9` is four credits and a half. */
export const packSchema = z.object({
  id: z.uuid(),
  tutor: z.string(),
  halvesBought: z.number().int(),
  halvesLeft: z.number().int(),
  price: money,
  payment: z.enum(['invoice', 'card']).nullable(),
  boughtAt: instant,
  expiresAt: instant,
  /** What giving back the rest would take off the invoice or bring back to the card, while that can be done. */
  giveBack: money.nullable(),
});

const entrySchema = z.object({
  packId: z.uuid(),
  tutor: z.string(),
  kind: z.enum(['bought', 'spent', 'returned', 'moved', 'expired', 'refunded']),
  halves: z.number().int(),
  bookingId: z.uuid().nullable(),
  at: instant,
});

export const creditsSchema = z.object({
  /** What can still be used. */
  halves: z.number().int(),
  packs: z.array(packSchema),
  entries: z.array(entrySchema),
});

export const giveBackRequestSchema = z.object({ amountMinor: z.number().int().min(0) });

export type PackOffer = z.infer<typeof packOfferSchema>;
export type BuyRequest = z.infer<typeof buyRequestSchema>;
export type PackCheckout = z.infer<typeof packCheckoutSchema>;
export type CreditPack = z.infer<typeof packSchema>;
export type CreditEntry = z.infer<typeof entrySchema>;
export type Credits = z.infer<typeof creditsSchema>;

export const invoiceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  issuedAt: instant,
  dueAt: instant.nullable(),
  payment: z.enum(['invoice', 'card']),
  tutor: z.string(),
  total: z.object({ amountMinor: z.number().int(), currency: z.enum(currencies) }),
});

export type InvoiceView = z.infer<typeof invoiceSchema>;
